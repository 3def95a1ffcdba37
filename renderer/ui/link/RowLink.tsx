import { Link, type LinkProps } from './Link.tsx';
import styles from './RowLink.module.css';

/** A link that covers a whole row. The row must be positioned and have no other interactive elements. */
export const RowLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`${styles.row} ${className}`} />
);
