import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';
import { Dialog } from './Dialog.tsx';
import styles from './PanelDialog.module.css';

interface PanelDialogProps {
  readonly title: string;
  /** The line below the title. */
  readonly subtitle?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel with a title and a button that closes it. */
export const PanelDialog = ({ title, subtitle, onClose, children }: PanelDialogProps) => (
  <Dialog label={title} place="panel" onClose={onClose}>
    <div className={styles.panel}>
      <header>
        <div>
          <h2>{title}</h2>
          {subtitle !== undefined && <p className={ui.muted}>{subtitle}</p>}
        </div>
        <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </div>
  </Dialog>
);
