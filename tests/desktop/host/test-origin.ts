import { DESKTOP } from '../../../shared/desktop/desktop.ts';

/**
 * Chromium doesn't know the `app:` scheme, so the same pages are served from here. It trusts a local host name like
 * https.
 */
export const TEST_ORIGIN = 'http://haven.localhost';

export const toTestUrl = (address: string): string =>
  address.startsWith(`${DESKTOP.origin}/`)
    ? TEST_ORIGIN + address.slice(DESKTOP.origin.length)
    : address;

export const fromTestUrl = (address: string): string =>
  address === TEST_ORIGIN || address.startsWith(`${TEST_ORIGIN}/`)
    ? DESKTOP.origin + address.slice(TEST_ORIGIN.length)
    : address;
