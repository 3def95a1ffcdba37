import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CourseCredits } from '../credits/index.ts';
import { type CourseFigures, formatShare } from './courseFigures.ts';
import { LessonLearnersDialog, QuestionAnswersDialog } from './FigureRows.tsx';
import styles from './Figures.module.css';
import { useCourseFiguresQuery } from './figuresApi.ts';

/** Where learners stop, and which questions are hard, in the current version of a course. */
export const CourseFiguresPanel = ({ id }: { readonly id: string }) => (
  <Loaded
    answer={useCourseFiguresQuery(id)}
    waiting={<Skeleton height="20rem" />}
    nothing={<p className={ui.note}>Figures appear once the course is published.</p>}
  >
    {(figures) => figures && <Figures figures={figures} />}
  </Loaded>
);

/** What a figure opens. */
type OpenRows =
  | { readonly of: 'lesson'; readonly id: string; readonly title: string }
  | { readonly of: 'question'; readonly id: string };

function Figures({ figures }: { readonly figures: CourseFigures }) {
  const [open, setOpen] = useState<OpenRows | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-label={`Figures of ${figures.title}`} className={ui.stack16}>
      <FigureTable
        caption="Lessons"
        head={['Lesson', 'Opened', 'Completed', 'Stopped here']}
        rows={figures.lessons.map(({ id, title, opened, completed, stopped }) => [
          id,
          <RowsButton key={id} onOpen={() => setOpen({ of: 'lesson', id, title })}>
            {title}
          </RowsButton>,
          opened,
          completed,
          `${stopped} (${formatShare(stopped, opened)})`,
        ])}
      />
      <FigureTable
        caption="Questions, in the newest 2,000 attempts"
        head={['Question', 'Asked', 'Correct']}
        rows={figures.questions.map(({ id, prompt, asked, correct }) => [
          id,
          <RowsButton key={id} onOpen={() => setOpen({ of: 'question', id })}>
            {prompt}
          </RowsButton>,
          asked,
          formatShare(correct, asked),
        ])}
      />
      <CourseCredits courseId={figures.id} />
      {open?.of === 'lesson' && (
        <LessonLearnersDialog
          course={figures.id}
          lesson={open.id}
          title={open.title}
          onClose={close}
        />
      )}
      {open?.of === 'question' && <QuestionAnswersDialog id={open.id} onClose={close} />}
    </section>
  );
}

interface RowsButtonProps {
  readonly onOpen: () => void;
  readonly children: string;
}

const RowsButton = ({ onOpen, children }: RowsButtonProps) => (
  <button
    type="button"
    className={`${ui.linkButton} ${styles.open}`}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    {children}
  </button>
);

interface FigureTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** A key, then the cells. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
}

const FigureTable = ({ caption, head, rows }: FigureTableProps) => (
  <div className={ui.scroll}>
    <RuledTable className={styles.table}>
      <caption>{caption}</caption>
      <TableHead columns={head} />
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td key={head[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </RuledTable>
  </div>
);
