import { PRODUCT } from '../letters/layout.ts';

/**
 * The sender of a letter that is written in a workspace's name: the address stays the platform's, and its name says both,
 * so that nobody passes for somebody else by what they call their workspace.
 */
export function mailboxOf(from: string, sender: string | undefined): string {
  // No mark ends the name, begins an address or another line.
  const name = sender?.replace(/[\s\p{C}\p{Zl}\p{Zp}"\\<>@,;:()[\]]+/gu, ' ').trim();
  if (!name) return from;
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return `"${name} via ${PRODUCT}" <${address.trim()}>`;
}
