import type { ComponentProps } from 'react';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';

/** A button styled as a link, for targets without a URL. */
export const TextButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={`${ui.linkButton} ${styles.text} ${className}`} />
);
