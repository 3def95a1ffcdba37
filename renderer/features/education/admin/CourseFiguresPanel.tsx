import { formatCalendarDay } from '#shared/format/date.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CourseCredits } from '../credits/index.ts';
import styles from './AdminEducation.module.css';
import { type CourseFigures, formatShare } from './adminEducation.ts';
import { useCourseFiguresQuery } from './adminEducationApi.ts';

/** Where learners stop, and which questions are hard, in the current version of a course. */
export const CourseFiguresPanel = ({ id }: { readonly id: string }) => (
  <Loaded answer={useCourseFiguresQuery(id)} waiting={<Skeleton height="20rem" />}>
    {(figures) => figures && <Figures figures={figures} />}
  </Loaded>
);

const Figures = ({ figures }: { readonly figures: CourseFigures }) => (
  <section aria-label={`Figures of ${figures.title}`} className={ui.stack16}>
    <h2 className={styles.heading}>{figures.title}</h2>
    <FigureTable
      head={['Lesson', 'Opened', 'Completed']}
      rows={figures.lessons.map(({ id, title, opened, completed }) => [
        id,
        title,
        opened,
        completed,
      ])}
    />
    <FigureTable
      head={['Question', 'Asked', 'Correct']}
      rows={figures.questions.map(({ id, prompt, asked, correct }) => [
        id,
        prompt,
        asked,
        formatShare(correct, asked),
      ])}
    />
    <FigureTable
      head={['Version', 'Revised', 'Learners']}
      rows={figures.versions.map(({ number, revised_on: day, learners }) => [
        String(number),
        String(number),
        formatCalendarDay(day),
        learners,
      ])}
    />
    <CourseCredits courseId={figures.id} />
  </section>
);

interface FigureTableProps {
  readonly head: readonly string[];
  /** A key, then the cells. */
  readonly rows: readonly (readonly [string, ...(string | number)[]])[];
}

const FigureTable = ({ head, rows }: FigureTableProps) => (
  <div className={ui.scroll}>
    <RuledTable className={styles.table}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
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
