import type { Question } from '../../content/model.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
}

/** Questions that each open by themselves, also without script. */
export const Questions = ({ questions }: QuestionsProps) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>
          <Prose text={answer} />
        </p>
      </details>
    ))}
  </div>
);
