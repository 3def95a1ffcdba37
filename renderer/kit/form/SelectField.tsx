import { Classes } from '@blueprintjs/core';
import type { ComponentPropsWithRef } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps
  extends Omit<FormFieldProps, 'children'>,
    Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** Value and label, in order. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** One of a few: the browser's own list, which every keyboard and screen reader knows. */
export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={styles.control}>
          <select {...select} {...control} className={Classes.INPUT}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormField>
  );
}
