import { Button } from '@blueprintjs/core';

interface TakeButtonProps {
  readonly name: string;
  readonly isLoading: boolean;
  readonly onTake: () => void;
}

export const TakeButton = ({ name, isLoading, onTake }: TakeButtonProps) => (
  <Button
    size="small"
    variant="minimal"
    loading={isLoading}
    aria-label={`Download ${name}`}
    onClick={onTake}
  >
    Download
  </Button>
);
