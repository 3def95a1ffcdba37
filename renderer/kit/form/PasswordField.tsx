import { Button, Classes } from '@blueprintjs/core';
import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { type ComponentPropsWithRef, useState } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import styles from './PasswordField.module.css';
import { passwordStrength, strengthLabels } from './passwordStrength.ts';

interface PasswordFieldProps
  extends Omit<FormFieldProps, 'children' | 'isOptional'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'autoComplete'> {
  /** `new` tells password managers to offer one, and shows how strong it is while typing. */
  readonly purpose: 'current' | 'new';
  /** What is typed so far and what it should not contain; only read for a new password. */
  readonly typed?: string;
  readonly ownWords?: readonly string[];
}

export function PasswordField({
  label,
  hint,
  error,
  purpose,
  typed = '',
  ownWords = [],
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <div className={styles.control}>
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              spellCheck={false}
              className={Classes.INPUT}
            />
            <Button
              variant="minimal"
              className={styles.toggle ?? ''}
              icon={isShown ? <EyeOff /> : <EyeOpen />}
              aria-label={isShown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            />
          </div>
          {purpose === 'new' && <StrengthMeter password={typed} ownWords={ownWords} />}
        </>
      )}
    </FormField>
  );
}

interface StrengthMeterProps {
  readonly password: string;
  readonly ownWords: readonly string[];
}

/** Keeps its place while empty, so that nothing moves at the first keystroke. */
function StrengthMeter({ password, ownWords }: StrengthMeterProps) {
  const score = passwordStrength(password, ownWords);
  return (
    <div className={styles.meter} data-score={score}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-filled={password !== '' && step <= Math.max(score, 1)} />
      ))}
      <output aria-label="Password strength">{password === '' ? '' : strengthLabels[score]}</output>
    </div>
  );
}
