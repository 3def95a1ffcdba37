import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [{ key: 'w', to: 'operatorMaintenance' }];
