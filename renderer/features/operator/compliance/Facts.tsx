import styles from '../Compliance.module.css';

/** Facts of a record; missing ones are hidden. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [string, string | null])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
