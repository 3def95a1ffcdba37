import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter.tsx';
import styles from './PublicFrame.module.css';

interface PublicFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages that everyone may open, in the app and as they are written at build. */
export const PublicFrame = ({ header, children }: PublicFrameProps) => (
  <>
    {header}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <PublicFooter />
  </>
);
