import { useState } from 'react';
import { readAmount } from '#shared/underwriting/statements/amounts.ts';
import type { DoubtChoice } from '#shared/underwriting/statements/doubts.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';

interface AmountAnswerProps {
  readonly label: string;
  readonly choices: readonly DoubtChoice[];
  readonly answer: string;
  readonly onAnswer: (value: string) => void;
}

/** An amount that is typed as the file has it, such as (1,250.00), or taken from the suggestions. */
export function AmountAnswer({ label, choices, answer, onAnswer }: AmountAnswerProps) {
  const [text, setText] = useState(answer === '' ? '' : String(Number(answer) / 100));
  const [error, setError] = useState<string | undefined>(undefined);
  function leave() {
    if (text.trim() === '') {
      setError(undefined);
      if (answer !== '') onAnswer('');
      return;
    }
    const reading = readAmount(text);
    setError(reading.kind === 'amount' ? undefined : 'Enter an amount such as 1,250.00.');
    if (reading.kind === 'amount' && String(reading.cents) !== answer)
      onAnswer(String(reading.cents));
  }
  return (
    <>
      <DecimalField
        label={label}
        maxLength={30}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        onBlur={leave}
      />
      {answer === '' && (
        <div className={ui.actions}>
          {choices.map((choice) => (
            <PlainButton
              key={choice.value}
              variant="minimal"
              size="small"
              onClick={() => {
                setText(String(Number(choice.value) / 100));
                setError(undefined);
                onAnswer(choice.value);
              }}
            >
              Use {choice.label}
            </PlainButton>
          ))}
        </div>
      )}
    </>
  );
}
