import type { ReactNode } from 'react';
import type { Question } from '#shared/home/content.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Questions.module.css';

interface QuestionsProps<Shown extends Question> {
  readonly questions: readonly Shown[];
  /** Shown below each answer. */
  readonly footer?: (question: Shown) => ReactNode;
  /** Heading level. */
  readonly level?: 3 | 4;
}

/** Collapsible questions that also work without JavaScript. */
export function Questions<Shown extends Question>(props: QuestionsProps<Shown>) {
  const { questions, footer, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.questions}>
      {questions.map((shown) => (
        <details key={shown.question}>
          <summary>
            <Heading>{shown.question}</Heading>
          </summary>
          <p>
            <Prose text={shown.answer} />
          </p>
          {footer?.(shown)}
        </details>
      ))}
    </div>
  );
}
