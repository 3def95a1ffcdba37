import { offlineMessages } from '#shared/texts/offline.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { RefreshIcon } from '../icon/icons.tsx';
import ui from '../theme/ui.module.css';
import styles from './State.module.css';

const { screen } = offlineMessages;

interface ErrorPanelProps {
  /** The server can't be reached, so the screen isn't cached yet and opens on reconnect. */
  readonly isOffline?: boolean;
  readonly sentence: string;
  /** Omitted if retrying can't help. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Error state of part of a screen. */
export function ErrorPanel({
  isOffline = false,
  sentence,
  onRetry,
  isRetrying = false,
}: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.state} data-intent="danger">
      <p className={ui.strong}>{isOffline ? screen.title : "Couldn't load this"}</p>
      <p>{isOffline ? screen.description : sentence}</p>
      {onRetry !== undefined && (
        <PlainButton disabled={isRetrying} aria-busy={isRetrying} onClick={onRetry}>
          <RefreshIcon />
          Try Again
        </PlainButton>
      )}
    </div>
  );
}
