import { type Answers, type Doubt, isAnswered } from '#shared/underwriting/statements/doubts.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AmountAnswer } from './AmountAnswer.tsx';
import styles from './Statements.module.css';

interface DoubtListProps {
  readonly title: string;
  readonly doubts: readonly Doubt[];
  readonly answers: Answers;
  readonly onAnswer: (id: string, value: string) => void;
}

/** Every doubt about a file with its cell, what was read, and the answer. */
export function DoubtList({ title, doubts, answers, onAnswer }: DoubtListProps) {
  const done = doubts.filter((doubt) => isAnswered(doubt, answers)).length;
  return (
    <section aria-label={title} className={ui.stack8}>
      <h2>
        {title}{' '}
        <span className={ui.muted} role="status">
          {done} of {doubts.length} answered
        </span>
      </h2>
      {doubts.length === 0 ? (
        <p className={ui.muted}>Nothing in this file is in doubt.</p>
      ) : (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <DoubtRow
              key={doubt.id}
              doubt={doubt}
              answer={isAnswered(doubt, answers) ? (answers[doubt.id] ?? '') : ''}
              onAnswer={(value) => onAnswer(doubt.id, value)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DoubtRowProps {
  readonly doubt: Doubt;
  readonly answer: string;
  readonly onAnswer: (value: string) => void;
}

function DoubtRow({ doubt, answer, onAnswer }: DoubtRowProps) {
  const thought = doubt.choices.find(({ value }) => value === doubt.thought);
  const label = `Answer for ${doubt.cell}`;
  return (
    <li className={styles.doubt} data-open={answer === ''}>
      <div>
        <span className={ui.caption}>
          {doubt.sheet} · {doubt.cell}
        </span>
        <p className={styles.read}>“{doubt.text || 'empty'}”</p>
        <p>{doubt.question}</p>
      </div>
      <div className={styles.answer}>
        {doubt.takesAmount === true ? (
          <AmountAnswer label={label} choices={doubt.choices} answer={answer} onAnswer={onAnswer} />
        ) : (
          <Select
            aria-label={label}
            value={answer}
            options={[
              ['', 'Choose'],
              ...doubt.choices.map((choice) => [choice.value, choice.label] as const),
            ]}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
        {thought !== undefined && answer === '' && (
          <PlainButton variant="minimal" size="small" onClick={() => onAnswer(thought.value)}>
            Use {thought.label}
          </PlainButton>
        )}
      </div>
    </li>
  );
}
