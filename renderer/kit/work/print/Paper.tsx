import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatMoment } from '#shared/format/date.ts';
import { useAccount } from '../../../core/account/index.ts';
import styles from './Print.module.css';

interface PaperProps {
  readonly title: string;
  /** What it is about and how it was narrowed, a line each. */
  readonly lines: readonly string[];
  /** Broader than high. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** What is printed in the place of the screen: a head as a report has it, and nothing of the workspace. */
export function Paper({ title, lines, isWide = false, children }: PaperProps) {
  const { account } = useAccount();
  const [at] = useState(() => new Date().toISOString());
  const name = account?.profile.full_name ?? '';
  return createPortal(
    <main className={styles.paper} data-wide={isWide} aria-label={`${title}, on paper`}>
      <header className={styles.head}>
        <p className={styles.house}>Haven Exchange</p>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{[formatMoment(at), name].filter(Boolean).join(' · ')}</p>
      </header>
      {children}
    </main>,
    document.body,
  );
}
