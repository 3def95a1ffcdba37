import styles from './Avatar.module.css';
import { initialsOf } from './conversation.ts';

/** The initials of somebody, beside the name that says the same. */
export const Avatar = ({
  name,
  isSmall,
}: {
  readonly name: string;
  readonly isSmall?: boolean;
}) => (
  <span className={styles.avatar} data-small={isSmall} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
