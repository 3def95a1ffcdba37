import { useEffect, useRef } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Import.module.css';

interface DiscardImportProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before an unfinished import is discarded. */
export function DiscardImport({ onStay, onLeave }: DiscardImportProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    question.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-label="Discard this import?"
      className={`${ui.actions} ${styles.leave}`}
    >
      <p>Discard this import? Your file and column choices will be lost. Nothing was imported.</p>
      <PlainButton intent="primary" onClick={onStay}>
        Keep working
      </PlainButton>
      <PlainButton onClick={onLeave}>Discard import</PlainButton>
    </div>
  );
}
