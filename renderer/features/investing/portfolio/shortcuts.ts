import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';

/** H for holdings. */
export const shortcuts: readonly Shortcut[] = [{ key: 'h', to: 'portfolio' }];
