import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { PrintButton } from '../../../core/print/PrintButton.tsx';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import styles from './Print.module.css';

interface PrintDialogProps {
  readonly title: string;
  /** What stands on the paper, as soon as all of it is there. */
  readonly paper: ReactNode | null;
  /** What is said meanwhile and after it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Prints as soon as everything is there. It stays until it is closed: a browser does not say reliably when
 * it has taken what it prints, and the paper goes with it.
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
          <div className={styles.buttons}>
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
