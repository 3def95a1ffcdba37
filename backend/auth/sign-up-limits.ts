import type { Context } from 'hono';
import { type AuthService, getRequestSource } from './deps.ts';
import { toLimitKey } from './network-address.ts';

const getDeviceKey = (auth: AuthService, c: Context): string =>
  `${toLimitKey(auth.clientAddress(c.req.raw))} ${getRequestSource(auth, c).userAgent}`;

/**
 * Counts a sign-up by network address and by device. The address comes first: it bounds how many devices a script can
 * claim to be.
 */
export async function consumeSignUpQuota(auth: AuthService, c: Context): Promise<void> {
  await auth.limiter.spend('signUpPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
  await auth.limiter.spend('signUpPerDevice', getDeviceKey(auth, c));
}

/** A confirmed sign-up no longer counts against its device, only against the address. */
export const returnSignUpQuota = (auth: AuthService, c: Context): Promise<void> =>
  auth.limiter.giveBack('signUpPerDevice', getDeviceKey(auth, c));
