import { DESKTOP } from '../../../shared/desktop/desktop.ts';

/**
 * Chromium doesn't know the `app:` scheme, so the same pages are served from here. It trusts a local host name like
 * https.
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
