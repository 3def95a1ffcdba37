import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { NewWindowLink } from '../link/NewWindowLink.tsx';
import { PartBoundary } from '../state/PartBoundary.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import styles from './Panel.module.css';

interface RecordPanelProps {
  readonly title: string;
  /** Shows a title placeholder until the record has loaded. */
  readonly isLoading: boolean;
  readonly isBusy: boolean;
  readonly subtitle?: ReactNode;
  /** The record's own URL. */
  readonly to: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A record shown over its list. */
export function RecordPanel(props: RecordPanelProps) {
  const { title, isLoading, isBusy, subtitle, to, onClose, children } = props;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel} aria-busy={isBusy}>
        <header className={styles.header}>
          <div>
            <h2>
              <span className={isLoading ? 'visually-hidden' : undefined}>{title}</span>
              {isLoading && <Skeleton width="12rem" />}
            </h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <div className={styles.ways}>
            <NewWindowLink to={to} />
            <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
          </div>
        </header>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </Dialog>
  );
}
