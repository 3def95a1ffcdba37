import type { Shell } from 'electron';
import { RateLimiter } from '../ipc/rate-limiter.ts';

const SCHEMES = ['https:', 'mailto:', 'tel:'];
/** A page that keeps opening the browser is attacking the user. */
const AT_ONCE = 5;
const PER_SECOND = 1;

export type OpenExternal = (address: string) => void;

/**
 * Opens an address with the system unless its scheme could start a program, as `file:` and `shell:` do. Unencrypted
 * addresses open only for the mail viewer of the local backend.
 */
export function makeOpenExternal(
  shell: Pick<Shell, 'openExternal'>,
  mailbox: () => string | null = () => null,
  now: () => number = Date.now,
): OpenExternal {
  const pacer = new RateLimiter({ atOnce: AT_ONCE, perSecond: PER_SECOND }, now);
  return (address) => {
    if (!URL.canParse(address)) return;
    const { protocol, href } = new URL(address);
    const isAllowed = SCHEMES.includes(protocol) || href === mailbox();
    if (!isAllowed || !pacer.admits()) return;
    void shell.openExternal(href).catch(() => undefined);
  };
}
