import { type ReactNode, useId } from 'react';
import ui from '../theme/ui.module.css';
import styles from './FormField.module.css';

/** Props that connect a control to its label, hint, and error; spread them onto the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FormFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control, and error, in that visual and reading order. */
export function FormField({ label, hint, error, isOptional = false, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label htmlFor={id}>{label}</label>
        {isOptional && <span className={styles.optional}>Optional</span>}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={ui.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={hintId} className={ui.note}>
          {hint}
        </div>
      )}
    </div>
  );
}
