import type { BlockProps } from './BlockProps.ts';
import styles from './NoteBlock.module.css';
import { Prose } from './Prose.tsx';

export const NoteBlock = ({ tone, text }: BlockProps<'note'>) => (
  <p role="note" className={`${styles.note} ${styles[tone]}`}>
    <Prose text={text} />
  </p>
);
