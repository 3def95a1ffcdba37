import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import {
  CONDITIONS,
  type Condition,
  type Filter,
  type FilterField,
  getValueCount,
} from '../../../ui/search/filters.ts';
import styles from './Filters.module.css';
import { type OptionsOf, optionsOfField } from './options.ts';
import { ValueControl } from './ValueControl.tsx';

interface FilterChipProps {
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  readonly optionsOf: OptionsOf | undefined;
  /** Just added, so its value is focused. */
  readonly isNew: boolean;
  readonly onChange: (filter: Filter) => void;
  readonly onRemove: () => void;
}

export function FilterChip(props: FilterChipProps) {
  const { fields, filter, optionsOf, isNew, onChange, onRemove } = props;
  const by = fields.find(({ field }) => field.name === filter.field);
  if (by === undefined) return null;
  const { label } = by.field;

  /** Keeps the chosen values the new condition can hold. */
  function changeCondition(is: Condition) {
    const most = getValueCount(is);
    const isOther = is === 'in_last_days' || filter.is === 'in_last_days';
    const values = isOther ? [] : filter.values;
    onChange({ ...filter, is, values: most === null ? values : values.slice(0, most) });
  }
  function changeField(name: string) {
    const next = fields.find(({ field }) => field.name === name);
    const is = next?.conditions[0];
    if (is !== undefined) onChange({ field: name, is, values: [] });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be placed in a row of chips
    <div role="group" aria-label={`Filter ${label}`} className={styles.chip}>
      <select
        aria-label="Field"
        value={filter.field}
        onChange={({ target }) => changeField(target.value)}
      >
        {fields.map(({ field }) => (
          <option key={field.name} value={field.name}>
            {field.label}
          </option>
        ))}
      </select>
      {by.conditions.length > 1 ? (
        <select
          aria-label="Condition"
          value={filter.is}
          onChange={({ target }) => changeCondition(target.value as Condition)}
        >
          {by.conditions.map((condition) => (
            <option key={condition} value={condition}>
              {CONDITIONS[condition]}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.fixed}>{CONDITIONS[filter.is]}</span>
      )}
      <ValueControl
        key={`${filter.field} ${filter.is}`}
        field={by.field}
        filter={filter}
        options={optionsOfField(by.field, optionsOf)}
        isNew={isNew}
        onChange={(values) => onChange({ ...filter, values })}
      />
      <button
        type="button"
        aria-label={`Remove filter ${label}`}
        className={styles.remove}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
