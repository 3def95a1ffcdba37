import { Classes } from '@blueprintjs/core';
import type { ComponentPropsWithRef } from 'react';
import styles from './Select.module.css';

/** Value and label pairs, in order. */
export type SelectOptions = readonly (readonly [value: string, label: string])[];

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: SelectOptions;
}

/** A native select, which every keyboard and screen reader supports. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <div className={styles.control}>
      <select {...select} className={Classes.INPUT}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
