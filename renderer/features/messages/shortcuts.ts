import type { Shortcut } from '../../core/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [
  { key: 'm', to: 'messages' },
  { key: 'e', on: 'messages', does: 'Conversation is done' },
];
