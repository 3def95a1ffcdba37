import styles from './Profile.module.css';

interface ProfileRowsProps {
  readonly rows: readonly (readonly [label: string, value: string | null | undefined])[];
}

/** Read-only answers of a form. */
export const ProfileRows = ({ rows }: ProfileRowsProps) => (
  <dl className={styles.details}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={value ? undefined : styles.absent}>{value || 'Not provided'}</dd>
      </div>
    ))}
  </dl>
);
