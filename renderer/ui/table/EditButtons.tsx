import { Button } from '@blueprintjs/core';

interface EditButtonsProps {
  /** The row’s name; part of the accessible names. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly removal: 'Archive' | 'Remove';
  readonly onRemove: () => void;
}

/** The buttons of a table row that edit and remove it. */
export const EditButtons = ({ name, onEdit, removal, onRemove }: EditButtonsProps) => (
  <>
    <Button size="small" variant="minimal" aria-label={`Edit ${name}`} onClick={onEdit}>
      Edit
    </Button>
    <Button size="small" variant="minimal" aria-label={`${removal} ${name}`} onClick={onRemove}>
      {removal}
    </Button>
  </>
);

interface RemoveButtonProps {
  /** The row’s name; part of the accessible name. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** The button of a table row that removes it. */
export const RemoveButton = ({ name, onRemove }: RemoveButtonProps) => (
  <Button size="small" variant="minimal" aria-label={`Remove ${name}`} onClick={onRemove}>
    Remove
  </Button>
);
