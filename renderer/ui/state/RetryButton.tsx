import { PlainButton } from '../button/PlainButton.tsx';

interface TryAgainProps {
  readonly onRetry: () => void;
}

/**
 * Retries a failed load. The button disappears with the error; a keyboard user's focus moves to the nearest focusable
 * ancestor.
 */
export const RetryButton = ({ onRetry }: TryAgainProps) => (
  <PlainButton
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      onRetry();
    }}
  >
    Try Again
  </PlainButton>
);
