import type { ReactNode } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Projects.module.css';
import type { Question } from './projects.ts';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Actions for a question, or null. */
  readonly children: (question: Question) => ReactNode;
}

/** The asker's name, if the reader may see it. */
const formatAsker = ({ vendor, is_mine: isOwn }: Question): string =>
  isOwn ? 'You asked' : (vendor ?? 'A vendor asked');

/** Vendors' questions about a project with their answers; renders nothing without questions. */
export function Questions({ questions, children }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <PanelSection title="Questions">
      <ul className={`${ui.records} ${styles.questions}`}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={ui.note}>
              {formatAsker(question)}, {formatDay(question.asked_at)}
            </p>
            <p className={styles.question}>{question.question}</p>
            {question.answer === null ? (
              <p className={ui.note}>Not answered yet</p>
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
