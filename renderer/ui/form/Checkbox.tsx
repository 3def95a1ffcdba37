import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A checkbox with a clickable label. */
export const Checkbox = ({ children, ...box }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" {...box} />
    <span>{children}</span>
  </label>
);
