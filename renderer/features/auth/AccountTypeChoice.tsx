import { type ComponentPropsWithRef, useId } from 'react';
import { ROLE_LABELS } from '#shared/access/roles.ts';
import styles from './AccountTypeChoice.module.css';
import { accountTypePurposes, accountTypes } from './accountTypes.ts';

interface AccountTypeChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly error: string | undefined;
}

/** "I am a…": six radio buttons that look like what they are, a choice of who you are. */
export function AccountTypeChoice({ error, ...input }: AccountTypeChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>I am a</legend>
      <div className={styles.choices}>
        {accountTypes.map((type) => (
          <label key={type} className={styles.choice}>
            <input {...input} type="radio" value={type} aria-invalid={error ? true : undefined} />
            <span className={styles.name}>{ROLE_LABELS[type]}</span>
            <span className={styles.purpose}>{accountTypePurposes[type]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
