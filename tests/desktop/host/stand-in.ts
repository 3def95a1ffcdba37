import { DESKTOP } from '../../../shared/desktop/desktop.ts';

/**
 * Chromium knows no `app:` scheme; the same pages are served from here instead. It trusts a name of this
 * computer as it does https.
 */
export const STAND_IN = 'http://haven.localhost';

export const toStandIn = (address: string): string =>
  address.startsWith(`${DESKTOP.origin}/`)
    ? STAND_IN + address.slice(DESKTOP.origin.length)
    : address;

export const fromStandIn = (address: string): string =>
  address === STAND_IN || address.startsWith(`${STAND_IN}/`)
    ? DESKTOP.origin + address.slice(STAND_IN.length)
    : address;
