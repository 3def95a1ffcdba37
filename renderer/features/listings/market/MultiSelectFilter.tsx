import { formatNumber } from '#shared/format/number.ts';
import { SmallTickIcon } from '../../../ui/icon/icons.tsx';
import { DropdownField } from './DropdownField.tsx';
import styles from './RangeFilter.module.css';

interface SeveralFilterProps {
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** The comma-separated URL value. */
  readonly value: string | undefined;
  /** Count per option; undefined while unknown. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onValue: (value: string | null) => void;
}

/** A multi-select filter with a few options. */
export function MultiSelectFilter({ label, choices, value, counts, onValue }: SeveralFilterProps) {
  const chosen = value?.split(',') ?? [];
  const names = new Map(choices);
  const toggle = (choice: string) =>
    onValue(
      (chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]).join(
        ',',
      ),
    );
  return (
    <DropdownField
      label={label}
      value={chosen.length === 0 ? 'Any' : chosen.map((one) => names.get(one) ?? one).join(', ')}
      isSet={chosen.length > 0}
    >
      {() => (
        <ul aria-label={label} className={styles.long}>
          {choices.map(([choice, text]) => (
            <li key={choice}>
              <button
                type="button"
                aria-pressed={chosen.includes(choice)}
                className={styles.choice}
                onClick={() => toggle(choice)}
              >
                <span>{text}</span>{' '}
                {chosen.includes(choice) ? (
                  <SmallTickIcon />
                ) : (
                  counts !== undefined && (
                    <span className={styles.count}>{formatNumber(counts[choice] ?? 0)}</span>
                  )
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </DropdownField>
  );
}
