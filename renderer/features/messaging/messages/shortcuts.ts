import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';
import { CONVERSATION_KEYS } from './keys.ts';

export const shortcuts: readonly Shortcut[] = [
  { key: 'm', to: 'messages' },
  { ...CONVERSATION_KEYS.done, on: 'messages' },
];
