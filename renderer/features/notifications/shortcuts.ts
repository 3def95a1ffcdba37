import type { Shortcut } from '../../core/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [
  { key: 'n', to: 'notifications' },
  { key: 'e', on: 'notifications', does: 'Notification is read' },
  { key: 'x', on: 'notifications', does: 'Select a notification' },
  { key: '#', on: 'notifications', does: 'Delete a notification' },
];
