import { Button } from '@blueprintjs/core';
import { isDataError } from '../../../data/api/dataError.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** True if the browser hasn't shown the server's local key, which the test provider's pages require. */
export const isLocked = (error: unknown): boolean => isDataError(error) && error.status === 401;

/** Says how to open the test provider's pages on a server without a payment provider. */
export const LockedTestPage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <h1>Test checkout locked</h1>
    <EmptyState
      title="Open the server's local pages first"
      action={
        <Button intent="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Open the captured mail link that the server printed at startup in this browser, then try
      again. You weren't charged.
    </EmptyState>
  </>
);
