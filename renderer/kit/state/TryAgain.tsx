import { PlainButton } from '../button/PlainButton.tsx';

interface TryAgainProps {
  readonly onRetry: () => void;
}

/**
 * Asks again for what did not load. The button goes with the failure; whoever pressed it by keyboard
 * stays at what it stands in, the nearest part that may be focused.
 */
export const TryAgain = ({ onRetry }: TryAgainProps) => (
  <PlainButton
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      onRetry();
    }}
  >
    Try Again
  </PlainButton>
);
