import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** True if data is lost unless the user acts. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A banner above every screen about a pending account change, with the action to take. */
export const Banner = ({ isUrgent = false, children }: BannerProps) => (
  <div role="note" className={styles.banner} data-intent={isUrgent ? 'danger' : undefined}>
    {children}
  </div>
);
