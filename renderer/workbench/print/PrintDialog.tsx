import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Print.module.css';
import { PrintButton } from './PrintButton.tsx';

interface PrintDialogProps {
  readonly title: string;
  /** Content to print, once complete. */
  readonly paper: ReactNode | null;
  /** Status text while preparing and printing. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Prints once the content is complete. Stays open until closed by the user, because browsers don't reliably report
 * when printing is done and closing it removes the content.
 */
export function PrintDialog({ title, paper, children, onClose }: PrintDialogProps) {
  const { print, printing } = useHost();
  const isReady = paper !== null;
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || hasPrinted.current) return;
    hasPrinted.current = true;
    print();
  }, [isReady, print]);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(
    () => printing?.onOutcome(({ kind }) => kind === 'saved' && close.current()),
    [printing],
  );
  return (
    <>
      <Dialog label={title} place="top" onClose={onClose}>
        <div className={styles.dialog}>
          <h2>{title}</h2>
          {children}
          <div className={ui.wrap}>
            {isReady && <PrintButton />}
            <Button variant="minimal" onClick={onClose}>
              {isReady ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </div>
      </Dialog>
      {paper}
    </>
  );
}
