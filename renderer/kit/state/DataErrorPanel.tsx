import { dataSentence } from '#shared/messages/messages.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface DataErrorPanelProps {
  readonly error: Parameters<typeof dataSentence>[0];
  readonly isRetrying: boolean;
  readonly onRetry: () => unknown;
}

/** A part of a screen whose data did not come. */
export const DataErrorPanel = ({ error, isRetrying, onRetry }: DataErrorPanelProps) => (
  <ErrorPanel
    sentence={dataSentence(error)}
    isRetrying={isRetrying}
    onRetry={() => void onRetry()}
  />
);
