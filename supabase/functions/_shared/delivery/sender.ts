import { PRODUCT_NAME } from '../emails/email-layout.ts';

/**
 * Sender of an email written in a workspace's name. The address stays the platform's and the display name shows both,
 * so no one can impersonate someone through a workspace name.
 */
export function formatSender(from: string, sender: string | undefined): string {
  // Strip characters that could end the name or start another address or header line.
  const name = sender?.replace(/[\s\p{C}\p{Zl}\p{Zp}"\\<>@,;:()[\]]+/gu, ' ').trim();
  if (!name) return from;
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return `"${name} via ${PRODUCT_NAME}" <${address.trim()}>`;
}
