import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';
import { NOTIFICATION_KEYS } from './keys.ts';

export const shortcuts: readonly Shortcut[] = [
  { key: 'n', to: 'notifications' },
  { ...NOTIFICATION_KEYS.read, on: 'notifications' },
  { ...NOTIFICATION_KEYS.remove, on: 'notifications' },
];
