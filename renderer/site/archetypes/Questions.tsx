import type { Question } from '../../content/model.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Below which heading they stand. */
  readonly level?: 3 | 4;
}

/** Questions that each open by themselves, also without script. */
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
