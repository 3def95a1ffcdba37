import type { Question } from '../../content/model.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Heading level. */
  readonly level?: 3 | 4;
}

/** Collapsible questions that also work without JavaScript. */
export function Questions({ questions, level = 3 }: QuestionsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <p>
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
