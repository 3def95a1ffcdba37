import { PlainButton } from '../button/PlainButton.tsx';
import { RefreshIcon } from '../icon/icons.tsx';
import styles from './State.module.css';

interface ErrorPanelProps {
  readonly sentence: string;
  /** Omitted if retrying can't help. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Error state of part of a screen. */
export function ErrorPanel({ sentence, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.state} data-intent="danger">
      <p className={styles.title}>Couldn't load this</p>
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
