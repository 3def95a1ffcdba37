import type { ComponentProps } from 'react';
import styles from './Rooms.module.css';

/** A button styled as a link, for targets without a URL. */
export const TextButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={`${styles.text} ${className}`} />
);
