import type { ComponentPropsWithRef } from 'react';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import styles from './Profile.module.css';

interface StatesFieldProps extends ComponentPropsWithRef<'input'> {
  readonly legend: string;
}

/** Checkboxes for the states. */
export function StatesField({ legend, ...box }: StatesFieldProps) {
  return <ChoicesField legend={legend} choices={stateOptions} {...box} />;
}

interface ChoicesFieldProps extends ComponentPropsWithRef<'input'> {
  readonly legend: string;
  readonly choices: readonly (readonly [string, string])[];
}

/** Checkboxes for a list of choices. */
export function ChoicesField({ legend, choices, ...box }: ChoicesFieldProps) {
  return (
    <fieldset className={`${styles.choices} ${styles.wide}`}>
      <legend>{legend}</legend>
      <ul>
        {choices.map(([value, name]) => (
          <li key={value}>
            <label>
              <input type="checkbox" {...box} value={value} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
