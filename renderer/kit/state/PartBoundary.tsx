import { Component, type ReactNode } from 'react';
import { isChunkFailure } from '../chunk/loadChunk.ts';
import styles from './State.module.css';
import { TryAgain } from './TryAgain.tsx';
import { tellFault } from './tellFault.ts';

interface PartBoundaryProps {
  /** Of what nobody sees: it goes without a word. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

interface Failed {
  readonly error: unknown;
  /** Null until whoever collects faults was told. */
  readonly id: string | null;
}

interface State {
  readonly failed: Failed | null;
}

/** A part of a screen that may fail by itself: the rest stays, and goes on working. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, id: null } };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) return;
    this.setState({ failed: { error, id: tellFault(error, 'part') } });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    // A script that did not come is the screen's matter, which loads the page again.
    if (isChunkFailure(failed.error)) throw failed.error;
    if (this.props.isQuiet) return null;
    return (
      <div role="alert" className={styles.state} data-intent="danger">
        <p className={styles.title}>Something went wrong</p>
        <p>
          This part stopped working; the rest of the screen goes on. Nothing you saved is lost.
          {failed.id !== null && (
            <>
              {' '}
              Error ID <code>{failed.id}</code>
            </>
          )}
        </p>
        <TryAgain onRetry={() => this.setState({ failed: null })} />
      </div>
    );
  }
}
