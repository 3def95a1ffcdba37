import { PlainButton } from '../button/PlainButton.tsx';
import { RetryButton } from '../state/RetryButton.tsx';
import styles from '../state/State.module.css';
import ui from '../theme/ui.module.css';
import { useIsOffline, useRetryOnReconnect } from './useRetryOnReconnect.ts';

interface FailedPartProps {
  readonly failedOffline: boolean;
  readonly onRetry: () => void;
}

const showInView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Replaces a part whose script failed to load, and retries on reconnect. */
export function FailedPart({ failedOffline, onRetry }: FailedPartProps) {
  const isOffline = useIsOffline();
  useRetryOnReconnect(onRetry, failedOffline);
  return (
    <div role="alert" className={styles.state} data-intent="danger" ref={showInView}>
      <p className={ui.strong}>Failed to load component</p>
      {isOffline && <p>It loads automatically when you’re back online.</p>}
      <div className={styles.buttons}>
        <RetryButton onRetry={onRetry} />
        <PlainButton onClick={() => location.reload()}>Reload Page</PlainButton>
      </div>
    </div>
  );
}
