import styles from './TeamChecks.module.css';

export interface Condition {
  readonly label: string;
  readonly holds: boolean;
  readonly detail: string;
}

/** A list of conditions with their status. */
export const Conditions = ({ conditions }: { readonly conditions: readonly Condition[] }) => (
  <ul className={styles.conditions}>
    {conditions.map(({ label, holds, detail }) => (
      <li key={label} data-holds={holds}>
        <strong>{label}</strong>
        <span className={styles.answer}>{holds ? 'Yes' : 'No'}</span>
        <span className={styles.detail}>{detail}</span>
      </li>
    ))}
  </ul>
);
