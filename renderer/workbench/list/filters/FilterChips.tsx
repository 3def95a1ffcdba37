import { useRef, useState } from 'react';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { type Filter, type FilterField, isCompleteFilter } from '../../../ui/search/filters.ts';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';
import type { OptionsOf } from './options.ts';

interface FilterChipsProps {
  readonly fields: readonly FilterField[];
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
  readonly optionsOf?: OptionsOf | undefined;
  /** Stacked vertically, as in the phone sheet. */
  readonly isStacked?: boolean;
}

/** A list's filters: one chip each, with field, condition, and value editable in place. */
export function FilterChips(props: FilterChipsProps) {
  const { fields, filters, onChange, optionsOf, isStacked = false } = props;
  // Incomplete filters are kept here and not in the URL.
  const [shown, setLocal] = useState(filters);
  const [added, setAdded] = useState<number | null>(null);
  const add = useRef<HTMLSpanElement>(null);
  const wholeOf = (all: readonly Filter[]) =>
    all.filter((filter) => {
      const by = fields.find(({ field }) => field.name === filter.field);
      return by !== undefined && isCompleteFilter(filter, by);
    });
  // The URL updates with a delay; only external changes replace local state.
  const serialized = JSON.stringify(filters);
  const [seen, setSeen] = useState(serialized);
  if (serialized !== seen) {
    setSeen(serialized);
    if (serialized !== JSON.stringify(wholeOf(shown))) setLocal(filters);
  }

  function change(next: readonly Filter[]) {
    setAdded(null);
    setLocal(next);
    const whole = wholeOf(next);
    if (JSON.stringify(whole) !== JSON.stringify(filters)) onChange(whole);
  }
  function addFilter(by: FilterField) {
    const [first] = by.conditions;
    if (first === undefined) return;
    setAdded(shown.length);
    setLocal([...shown, { field: by.field.name, is: first, values: [] }]);
  }
  function remove(index: number) {
    change(shown.toSpliced(index, 1));
    announce('Filter removed');
    add.current?.querySelector('button')?.focus();
  }

  return (
    <>
      <div className={styles.chips} data-stacked={isStacked}>
        {shown.map((filter, index) => (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a filter is identified by its position
            key={index}
            fields={fields}
            filter={filter}
            optionsOf={optionsOf}
            isNew={index === added}
            onChange={(next) => change(shown.with(index, next))}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <span ref={add} data-add-filter={isStacked ? undefined : ''} className={styles.add}>
        <MenuButton
          label="Filter by"
          align="start"
          sections={[
            {
              entries: fields.map((by) => ({
                name: by.field.label,
                onChoose: () => addFilter(by),
              })),
            },
          ]}
        >
          {isStacked ? 'Add filter' : 'Filter'}
        </MenuButton>
      </span>
    </>
  );
}
