import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { LessonLearner, QuestionAnswers } from './courseFigures.ts';
import styles from './Figures.module.css';
import { useLessonLearnersQuery, useQuestionAnswersQuery } from './figuresApi.ts';

interface LessonLearnersProps {
  readonly course: string;
  readonly lesson: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The learners who opened a lesson last. */
export const LessonLearnersDialog = ({ course, lesson, title, onClose }: LessonLearnersProps) => (
  <Dialog label={title} place="panel" onClose={onClose}>
    <div className={ui.stack12}>
      <h2>{title}</h2>
      <Loaded
        answer={useLessonLearnersQuery({ course, lesson })}
        waiting={<Skeleton height="12rem" />}
        nothing={<p className={ui.note}>No learner has opened this lesson yet.</p>}
      >
        {(learners) => <Learners learners={learners} />}
      </Loaded>
    </div>
  </Dialog>
);

const Learners = ({ learners }: { readonly learners: readonly LessonLearner[] }) => (
  <div className={ui.scroll}>
    <RuledTable className={styles.table}>
      <TableHead columns={['Learner', 'Opened', 'Completed']} />
      <tbody>
        {learners.map(
          ({ id, learner, opened_at: openedAt, completed_at: doneAt, is_last: isLast }) => (
            <tr key={id}>
              <td>
                {learner} {isLast && <Tag minimal>Stopped here</Tag>}
              </td>
              <td>{formatDay(openedAt)}</td>
              <td>{doneAt === null ? '–' : formatDay(doneAt)}</td>
            </tr>
          ),
        )}
      </tbody>
    </RuledTable>
  </div>
);

interface QuestionAnswersProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** How often each choice of a question was chosen, and the newest answers. */
export const QuestionAnswersDialog = ({ id, onClose }: QuestionAnswersProps) => (
  <Dialog label="Answers" place="panel" onClose={onClose}>
    <Loaded answer={useQuestionAnswersQuery(id)} waiting={<Skeleton height="16rem" />}>
      {(question) => question && <Answers question={question} />}
    </Loaded>
  </Dialog>
);

const Answers = ({ question }: { readonly question: QuestionAnswers }) => (
  <div className={ui.stack12}>
    <h2>{question.prompt}</h2>
    <RuledTable className={styles.table}>
      <TableHead columns={['Choice', 'Chosen']} />
      <tbody>
        {question.choices.map(({ choice, is_correct: isCorrect, chosen }) => (
          <tr key={choice}>
            <td>
              {choice}{' '}
              {isCorrect && (
                <Tag minimal intent="success">
                  Correct
                </Tag>
              )}
            </td>
            <td>{chosen}</td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
    {question.answers.length === 0 ? (
      <p className={ui.note}>No learner has answered this question yet.</p>
    ) : (
      <RuledTable className={styles.table}>
        <caption>Newest answers</caption>
        <TableHead columns={['Date', 'Answer']} />
        <tbody>
          {question.answers.map(({ at, choice, is_correct: isCorrect }) => (
            <tr key={`${at} ${choice}`}>
              <td>{formatDay(at)}</td>
              <td>
                {choice}{' '}
                <Tag minimal intent={isCorrect ? 'success' : 'danger'}>
                  {isCorrect ? 'Correct' : 'Incorrect'}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    )}
  </div>
);
