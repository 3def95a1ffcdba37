import type { Shortcut } from '../../../core/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [{ key: 'a', to: 'agents' }];
