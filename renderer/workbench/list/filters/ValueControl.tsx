import type { Field } from '#shared/records/noun.ts';
import { type Filter, getValueCount, MAX_VALUE_LENGTH } from '../../../ui/search/filters.ts';
import { ChoicesControl } from './ChoicesControl.tsx';
import styles from './Filters.module.css';
import type { Options } from './options.ts';
import { TypedValue } from './TypedValue.tsx';

interface ValueControlProps {
  readonly field: Field;
  readonly filter: Filter;
  readonly options: Options | null;
  readonly isNew: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

const isFigure = ({ type }: Field): boolean =>
  type === 'money' || type === 'percent' || type === 'number';
const isDay = ({ type }: Field): boolean => type === 'date' || type === 'time';

/** Value input of a filter, by field type and number of values. */
export function ValueControl({ field, filter, options, isNew, onChange }: ValueControlProps) {
  const { is, values } = filter;
  const count = getValueCount(is);
  if (count === 0) return null;
  if (options !== null && count === null) {
    return (
      <ChoicesControl
        label={field.label}
        options={options}
        chosen={values}
        isNew={isNew}
        onChange={onChange}
      />
    );
  }
  if (options !== null) {
    return (
      <select
        aria-label="Value"
        // biome-ignore lint/a11y/noAutofocus: the user has just added this filter
        autoFocus={isNew}
        value={values[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      >
        <option value="">Choose</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (count === null) {
    return (
      <TypedValue
        label="Values, separated by commas"
        value={values.join(', ')}
        isNew={isNew}
        maxLength={MAX_VALUE_LENGTH}
        onChange={(text) =>
          onChange(
            text
              .split(',')
              .map((word) => word.trim())
              .filter((word) => word !== ''),
          )
        }
      />
    );
  }
  const kind =
    is === 'in_last_days' || isFigure(field)
      ? ({ inputMode: 'decimal' } as const)
      : isDay(field)
        ? ({ type: 'date' } as const)
        : { maxLength: MAX_VALUE_LENGTH };
  const set = (index: number, value: string) => {
    const clean = isFigure(field) ? value.replace(/[$%,\s]/g, '') : value;
    onChange(Array.from({ length: count }, (_, at) => (at === index ? clean : (values[at] ?? ''))));
  };
  return (
    <>
      <TypedValue
        label={count === 2 ? 'From' : 'Value'}
        value={values[0] ?? ''}
        isNew={isNew}
        {...kind}
        onChange={(value) => set(0, value)}
      />
      {count === 2 && (
        <>
          <span className={styles.fixed}>and</span>
          <TypedValue
            label="To"
            value={values[1] ?? ''}
            {...kind}
            onChange={(value) => set(1, value)}
          />
        </>
      )}
      {is === 'in_last_days' && <span className={styles.fixed}>days</span>}
    </>
  );
}
