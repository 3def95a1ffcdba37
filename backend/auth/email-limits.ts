import type { Context } from 'hono';
import type { AuthService } from './deps.ts';
import { AuthFailure } from './failure.ts';
import type { LinkKind } from './link-emails.ts';
import { toLimitKey } from './network-address.ts';

/**
 * Counts an email before checking whether it will be sent, so the error is the same with and without an account. Also
 * prevents flooding a stranger's mailbox.
 */
export async function consumeEmailQuota(
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
 * Counts an email to an address the caller didn't name, such as a pending new one. An error would reveal the pending
 * change, so the email is silently skipped.
 */
export async function tryConsumeEmailQuota(auth: AuthService, address: string): Promise<boolean> {
  try {
    await auth.limiter.spend('emailPerAccount', address);
    return true;
  } catch (error) {
    if (error instanceof AuthFailure) return false;
    throw error;
  }
}
