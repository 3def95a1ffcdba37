import type { ComponentProps } from 'react';
import styles from './Check.module.css';

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A box to tick, and the words beside it that tick it too. */
export const Check = ({ children, ...box }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" {...box} />
    <span>{children}</span>
  </label>
);
