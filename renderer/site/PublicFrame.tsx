import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter.tsx';
import styles from './PublicFrame.module.css';

/** Content frame below the navigation bar of public pages, in the app and prerendered. */
export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <PublicFooter />
  </>
);
