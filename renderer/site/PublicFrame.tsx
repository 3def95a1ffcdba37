import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter.tsx';
import styles from './PublicFrame.module.css';

/** Below the bar of the pages that everyone may open, in the app and as they are written at build. */
export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <PublicFooter />
  </>
);
