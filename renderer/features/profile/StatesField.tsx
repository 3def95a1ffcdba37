import type { ComponentPropsWithRef } from 'react';
import { stateOptions } from '../../kit/directory/directoryPage.ts';
import styles from './Profile.module.css';

interface StatesFieldProps extends ComponentPropsWithRef<'input'> {
  readonly legend: string;
}

/** Any of the states, each with its box. */
export function StatesField({ legend, ...box }: StatesFieldProps) {
  return <ChoicesField legend={legend} choices={stateOptions} {...box} />;
}

interface ChoicesFieldProps extends ComponentPropsWithRef<'input'> {
  readonly legend: string;
  readonly choices: readonly (readonly [string, string])[];
}

/** Several of a list, each with its box. */
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
