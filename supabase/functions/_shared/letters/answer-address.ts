/** Where mail that answers letters arrives, such as `reply.company.example`. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;

export const isAnswerDomain = (text: string): boolean => text.length <= 190 && DOMAIN.test(text);

/** The line that mail programs quote back; what stands above it is the answer. */
export const ANSWER_LINE = '— Write your answer above this line —';

export const answerAddress = (token: string, domain: string): string => `answer+${token}@${domain}`;

/** The token of the first address that is one of ours. */
export function tokenAmong(addresses: readonly string[], domain: string): string | null {
  for (const address of addresses) {
    const [local, host, ...more] = address.split('@');
    if (more.length > 0 || host?.toLowerCase() !== domain.toLowerCase()) continue;
    const token = /^answer\+([0-9a-f]{40})$/i.exec(local ?? '')?.[1];
    if (token) return token.toLowerCase();
  }
  return null;
}
