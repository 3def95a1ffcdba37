import type { ComponentProps } from 'react';
import styles from './Rooms.module.css';

/** A name that opens what it names, where there is no address to link to. */
export const TextButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={`${styles.text} ${className}`} />
);
