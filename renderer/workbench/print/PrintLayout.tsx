import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { useAccount } from '../../session/account/index.ts';
import styles from './Print.module.css';

interface PrintLayoutProps {
  readonly title: string;
  /** Subject and filters, one per line. */
  readonly lines: readonly string[];
  /** Landscape orientation. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Print layout that replaces the screen: a report header and no app shell. */
export function PrintLayout({ title, lines, isWide = false, children }: PrintLayoutProps) {
  const { account } = useAccount();
  const [at] = useState(() => new Date().toISOString());
  const name = account?.profile.full_name ?? '';
  return createPortal(
    <main className={styles.paper} data-wide={isWide} aria-label={`${title}, print view`}>
      <header className={styles.head}>
        <p className={styles.house}>Haven Exchange</p>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{[formatDateTime(at), name].filter(Boolean).join(' · ')}</p>
      </header>
      {children}
    </main>,
    document.body,
  );
}
