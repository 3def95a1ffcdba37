/** A key and its description in the `?` shortcut list. Handlers and help share this definition. */
export interface KeyboardShortcut {
  readonly key: string;
  readonly does: string;
}

/** Keys handled by every list, record, board, and calendar. */
export const LIST_KEYS = {
  next: { key: 'j', does: 'Next row or record' },
  before: { key: 'k', does: 'Previous row or record' },
  open: { key: 'Enter', does: 'Open row' },
  look: { key: ' ', does: 'Preview row' },
  close: { key: 'Escape', does: 'Close the open record' },
  select: { key: 'x', does: 'Select the row' },
  edit: { key: 'e', does: 'Edit row or open record' },
  move: { key: 'm', does: 'Move board card or event' },
  filter: { key: 'f', does: 'Filter list' },
  create: { key: 'c', does: 'Create one' },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>;

/** Removes a row in lists that support it. */
export const REMOVE_KEY = '#';
