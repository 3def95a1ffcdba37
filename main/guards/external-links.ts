import type { Shell } from 'electron';
import { Pacer } from '../ipc/pacer.ts';

const SCHEMES = ['https:', 'mailto:', 'tel:'];
/** A page that opens the browser again and again is attacking the person in front of it. */
const AT_ONCE = 5;
const PER_SECOND = 1;

export type OpenExternal = (address: string) => void;

/**
 * Hands an address to the system, if it is one that starts no program: `file:` and `shell:` do. What is
 * not encrypted goes out only to the mail that the backend on this computer shows.
 */
export function makeOpenExternal(
  shell: Pick<Shell, 'openExternal'>,
  mailbox: () => string | null = () => null,
  now: () => number = Date.now,
): OpenExternal {
  const pacer = new Pacer({ atOnce: AT_ONCE, perSecond: PER_SECOND }, now);
  return (address) => {
    if (!URL.canParse(address)) return;
    const { protocol, href } = new URL(address);
    const isAllowed = SCHEMES.includes(protocol) || href === mailbox();
    if (!isAllowed || !pacer.admits()) return;
    void shell.openExternal(href).catch(() => undefined);
  };
}
