/** A key of a list, and what it does as the list of `?` says it. Lists hear these, and nothing tells them anew. */
interface ListKey {
  readonly key: string;
  readonly does: string;
}

export const LIST_KEYS = {
  next: { key: 'j', does: 'Next row, or next record where one is open' },
  before: { key: 'k', does: 'The one before it' },
  open: { key: 'Enter', does: 'Open the row' },
  look: { key: ' ', does: 'Look at the row' },
  select: { key: 'x', does: 'Select the row' },
  edit: { key: 'e', does: 'Edit the row, or the record that is open' },
  move: { key: 'm', does: 'Move a card of a board' },
  filter: { key: 'f', does: 'Filter the list' },
  create: { key: 'c', does: 'Create one' },
} as const satisfies Readonly<Record<string, ListKey>>;
