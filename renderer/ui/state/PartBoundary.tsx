import { Component, type ReactNode } from 'react';
import { isChunkFailure } from '../../host/loadChunk.ts';
import ui from '../theme/ui.module.css';
import { RetryButton } from './RetryButton.tsx';
import { reportError } from './reportError.ts';
import styles from './State.module.css';

interface PartBoundaryProps {
  /** Fails silently, for parts without visible output. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

interface Failed {
  readonly error: unknown;
  /** Null until the error has been reported. */
  readonly id: string | null;
}

interface State {
  readonly failed: Failed | null;
}

/** An error boundary for part of a screen; the rest keeps working. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, id: null } };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) return;
    this.setState({ failed: { error, id: reportError(error, 'part') } });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    // Chunk load failures go to the screen, which reloads the page.
    if (isChunkFailure(failed.error)) throw failed.error;
    if (this.props.isQuiet) return null;
    return (
      <div role="alert" className={styles.state} data-intent="danger">
        <p className={ui.strong}>Something went wrong</p>
        <p>
          This section stopped working. The rest of the screen still works, and your saved data is
          safe.
          {failed.id !== null && (
            <>
              {' '}
              Error ID <code>{failed.id}</code>
            </>
          )}
        </p>
        <RetryButton onRetry={() => this.setState({ failed: null })} />
      </div>
    );
  }
}
