import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import styles from './State.module.css';

interface ErrorPanelProps {
  readonly sentence: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A part of a screen that could not be loaded. */
export function ErrorPanel({ sentence, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.state} data-intent="danger">
      <p className={styles.title}>This could not be loaded</p>
      <p>{sentence}</p>
      <Button icon={<Refresh />} loading={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
