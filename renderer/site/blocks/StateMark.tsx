import { Prose } from './Prose.tsx';
import styles from './StateMark.module.css';

const looks: Readonly<Record<string, string | undefined>> = {
  Yes: styles.yes,
  No: styles.no,
  Built: styles.yes,
  'In part': styles.part,
  'In work': styles.no,
};

/** Renders a known answer or status as a badge; other text stays prose. */
export function StateMark({ state }: { readonly state: string }) {
  const look = looks[state];
  return look === undefined ? (
    <Prose text={state} />
  ) : (
    <span className={`${styles.mark} ${look}`}>{state}</span>
  );
}
