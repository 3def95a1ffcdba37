import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (isUp: boolean) => void;
}

/** Moves an item of a list up or down. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <>
    <Button
      size="small"
      variant="minimal"
      icon={<ArrowUp />}
      aria-label={`Move up: ${name}`}
      disabled={isFirst}
      onClick={() => onMove(true)}
    />
    <Button
      size="small"
      variant="minimal"
      icon={<ArrowDown />}
      aria-label={`Move down: ${name}`}
      disabled={isLast}
      onClick={() => onMove(false)}
    />
  </>
);
