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
