import type { Shortcut } from '../../core/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [
  { key: 'k', to: 'calendar' },
  { key: 'c', on: 'calendar', does: 'New event' },
  { key: 'm', on: 'calendar', does: 'Move what has the focus' },
];
