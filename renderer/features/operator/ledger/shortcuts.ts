import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';

export const shortcuts: readonly Shortcut[] = [{ key: 'f', to: 'operatorFinancial' }];
