import type { Shortcut } from '../../../session/shortcuts/shortcut.ts';

/** O for offerings, I for the investor portal. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'o', to: 'syndication' },
  { key: 'i', to: 'investorPortal' },
];
