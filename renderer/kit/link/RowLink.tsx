import { Link, type LinkProps } from './Link.tsx';
import styles from './RowLink.module.css';

/** The link that a whole row opens; the row is positioned, and nothing else in it can be pressed. */
export const RowLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`${styles.row} ${className}`} />
);
