import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** Something is lost if nothing is done. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A line above every screen: what is about to happen to the account, and the way to do something about it. */
export const Banner = ({ isUrgent = false, children }: BannerProps) => (
  <div role="note" className={styles.banner} data-intent={isUrgent ? 'danger' : undefined}>
    {children}
  </div>
);
