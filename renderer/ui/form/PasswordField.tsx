import { Button, Classes } from '@blueprintjs/core';
import { EyeOff, EyeOpen } from '@blueprintjs/icons';
import { type ComponentPropsWithRef, useState } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import styles from './PasswordField.module.css';
import { passwordStrength, strengthLabels } from './passwordStrength.ts';

interface PasswordFieldProps
  extends Omit<FormFieldProps, 'children' | 'isOptional'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'autoComplete'> {
  /** `new` makes password managers suggest one, and shows its strength. */
  readonly purpose: 'current' | 'new';
  /** Current input and words it shouldn't contain; only used for a new password. */
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

/** Reserves its space while empty, so the layout doesn't shift on the first keystroke. */
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
