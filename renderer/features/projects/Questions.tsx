import type { ReactNode } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { PanelSection } from '../../kit/panel/PanelSection.tsx';
import styles from './Projects.module.css';
import type { Question } from './projects.ts';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** What one can do with a question, or null. */
  readonly children: (question: Question) => ReactNode;
}

/** Who asked, where the reader may know it. */
const askerOf = ({ vendor, is_mine: isMine }: Question): string =>
  isMine ? 'You asked' : (vendor ?? 'A vendor asked');

/** What vendors asked about a project, each with its answer; nothing where nobody has asked. */
export function Questions({ questions, children }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <PanelSection title="Questions">
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={styles.quiet}>
              {askerOf(question)}, {formatDay(question.asked_at)}
            </p>
            <p className={styles.question}>{question.question}</p>
            {question.answer === null ? (
              <p className={styles.quiet}>No answer yet</p>
            ) : (
              <p className={styles.answer}>{question.answer}</p>
            )}
            {children(question)}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
