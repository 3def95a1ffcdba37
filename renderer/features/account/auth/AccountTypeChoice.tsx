import { type ComponentPropsWithRef, useId } from 'react';
import { ROLE_LABELS, type UserType } from '#shared/access/roles.ts';
import styles from './AccountTypeChoice.module.css';

/** Purpose of each account type, shown at sign-up. */
const accountTypePurposes: Readonly<Record<UserType, string>> = {
  investor: 'Allocate capital',
  buyer: 'Buy communities',
  seller: 'Sell a community',
  broker: 'List and close',
  operator: 'Run communities',
  vendor: 'Serve operators',
};

/** Display order: the two sides of a deal first, then those who work on it. */
const accountTypes: readonly UserType[] = [
  'buyer',
  'seller',
  'investor',
  'broker',
  'operator',
  'vendor',
];

interface AccountTypeChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly error: string | undefined;
}

/** "I am a…": six radio buttons styled as cards. */
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
