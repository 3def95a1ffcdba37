import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Tenants.module.css';

interface QuestionProps {
  readonly sentence: string;
  readonly onClose: () => void;
  /** The confirm button. */
  readonly children: ReactNode;
}

/** Confirmation before an action that can't be undone. */
export function InlineConfirm({ sentence, onClose, children }: QuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question within a table or a list is no fieldset
    <div ref={ref} role="group" aria-label={sentence} tabIndex={-1} className={styles.question}>
      <p>{sentence}</p>
      <span className={ui.wrap}>
        {children}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </div>
  );
}
