/** True for a domain that can receive email replies, such as `reply.company.example`. */
export function isReplyDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 190 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !/^-|-$/.test(label)) &&
    /^[a-z]{2,24}$/i.test(labels.at(-1) ?? '')
  );
}

/** Separator that mail programs quote back. The text above it is the reply. */
export const REPLY_SEPARATOR = '— Write your reply above this line —';

export const buildReplyAddress = (token: string, domain: string): string =>
  `answer+${token}@${domain}`;

/** Returns the token of the first address on the reply domain. */
export function findReplyToken(addresses: readonly string[], domain: string): string | null {
  for (const address of addresses) {
    const [local, host, ...more] = address.split('@');
    if (more.length > 0 || host?.toLowerCase() !== domain.toLowerCase()) continue;
    const token = /^answer\+([0-9a-f]{40})$/i.exec(local ?? '')?.[1];
    if (token) return token.toLowerCase();
  }
  return null;
}
