/** A key, and what it does as the list of `?` says it: what hears it and what tells of it read the same. */
export interface Key {
  readonly key: string;
  readonly does: string;
}

/** What every list, record, board and calendar hears. */
export const LIST_KEYS = {
  next: { key: 'j', does: 'Next row, or next record where one is open' },
  before: { key: 'k', does: 'The one before it' },
  open: { key: 'Enter', does: 'Open the row' },
  look: { key: ' ', does: 'Look at the row' },
  close: { key: 'Escape', does: 'Close the record that is open' },
  select: { key: 'x', does: 'Select the row' },
  edit: { key: 'e', does: 'Edit the row, or the record that is open' },
  move: { key: 'm', does: 'Move a card of a board, or an event' },
  filter: { key: 'f', does: 'Filter the list' },
  create: { key: 'c', does: 'Create one' },
} as const satisfies Readonly<Record<string, Key>>;

/** Takes a row away, where a list says so. */
export const REMOVE_KEY = '#';
