import { PlainButton } from '../button/PlainButton.tsx';
import { RefreshIcon } from '../icon/icons.tsx';
import styles from './State.module.css';

interface ErrorPanelProps {
  readonly sentence: string;
  /** Left out where asking again helps nobody. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** A part of a screen that could not be loaded. */
export function ErrorPanel({ sentence, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.state} data-intent="danger">
      <p className={styles.title}>This could not be loaded</p>
      <p>{sentence}</p>
      {onRetry !== undefined && (
        <PlainButton disabled={isRetrying} aria-busy={isRetrying} onClick={onRetry}>
          <RefreshIcon />
          Try Again
        </PlainButton>
      )}
    </div>
  );
}
