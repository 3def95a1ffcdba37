import type { Message } from '../conversation.ts';
import styles from './Safety.module.css';

/** That somebody else wrote it, and who, where everybody here knows them. */
export function Forwarded({ by }: { readonly by: Message['forwarded'] }) {
  if (by === null || by === undefined) return null;
  return (
    <p className={styles.forwarded}>
      {by.name === null ? 'Forwarded' : `Forwarded from ${by.name}`}
    </p>
  );
}
