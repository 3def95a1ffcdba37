import type { Context } from 'hono';
import type { AuthService } from './deps.ts';
import { AuthFailure } from './failure.ts';
import type { LinkKind } from './letters.ts';
import { toLimitKey } from './network-address.ts';

/**
 * Counts a mail before anybody looks whether it will be sent: the refusal is the same for addresses
 * with and without an account. It also stops a stranger's mailbox from being flooded.
 */
export async function spendEmail(
  auth: AuthService,
  c: Context,
  kind: LinkKind | 'reauthentication',
  address: string,
): Promise<void> {
  await auth.limiter.spend('emailPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
  await auth.limiter.spend('emailPerAccountAndKind', `${kind} ${address}`);
  await auth.limiter.spend('emailPerAccount', address);
}

/**
 * Counts a mail to an address that the caller did not name, such as a pending new one. A refusal
 * must not show, because it would tell that a change is pending: the mail is just not sent.
 */
export async function maySendTo(auth: AuthService, address: string): Promise<boolean> {
  try {
    await auth.limiter.spend('emailPerAccount', address);
    return true;
  } catch (error) {
    if (error instanceof AuthFailure) return false;
    throw error;
  }
}
