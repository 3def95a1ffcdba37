import type { Choice } from '#shared/records/choice.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import styles from './Dining.module.css';

interface CheckGroupProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

/** Checkboxes of which several can be chosen. */
export function CheckGroup({ legend, choices, chosen, error, onChange }: CheckGroupProps) {
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
      {error !== undefined && <p className={styles.fieldError}>{error}</p>}
    </fieldset>
  );
}
