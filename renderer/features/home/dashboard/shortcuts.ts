import type { Shortcut } from '../../../core/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [{ key: 'd', to: 'dashboard' }];
