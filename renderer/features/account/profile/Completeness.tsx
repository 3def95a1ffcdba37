import { Tick } from '@blueprintjs/icons';
import { formatWholePercent } from '#shared/format/percent.ts';
import type { ProfilePart } from './completeness.ts';
import styles from './Profile.module.css';

/** Profile completeness and the missing parts. */
export function Completeness({ parts }: { readonly parts: readonly ProfilePart[] }) {
  const done = parts.filter(({ isDone }) => isDone).length;
  const share = Math.round((done / parts.length) * 100);
  return (
    <section aria-labelledby="complete-title" className={styles.complete}>
      <header className={styles.sectionHeader}>
        <h2 id="complete-title">Completeness</h2>
        <span className={styles.share}>{formatWholePercent(share)}</span>
      </header>
      <progress value={done} max={parts.length} aria-labelledby="complete-title" />
      <ul>
        {parts.map(({ label, isDone }) => (
          <li key={label} data-done={isDone}>
            {isDone && <Tick size={12} aria-label="Complete:" role="img" />} {label}
            {!isDone && <span className="visually-hidden"> is missing</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
