import { REPLY_SEPARATOR } from '../_shared/emails/reply-address.ts';

const MOST_CHARACTERS = 200_000;
/** Without its dashes, which mail programs replace. */
const LINE = REPLY_SEPARATOR.replaceAll('—', '').trim();
const DIVIDER =
  /^(?:-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht)|_{10,}$)/i;
const MOBILE = /^(?:sent from my |sent from outlook|get outlook for )/i;
/** Characters not allowed in a message: control characters and bidirectional overrides. */
const HIDDEN = /(?![\t\n])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns the text written in a reply, without the quoted email and the signature. */
export function extractReplyText(text: string): string {
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex((_, index) => isEnd(lines, index));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isEnd(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  return (
    line.includes(LINE) ||
    line === '--' ||
    DIVIDER.test(line) ||
    MOBILE.test(line) ||
    isQuotesOpening(lines, index) ||
    isHeaderOfAnswered(lines, index)
  );
}

/** `On Monday Ada wrote:`, in any language and up to three lines: ends in a colon and is followed by quotes. */
function isQuotesOpening(lines: readonly string[], index: number): boolean {
  if (!lines[index]) return false;
  for (let last = index; last < index + 3; last += 1) {
    const line = lines[last];
    if (!line) return false;
    if (!line.endsWith(':')) continue;
    const next = lines.slice(last + 1, last + 4).find((following) => following !== '');
    const isWrote = /^On\b/.test(lines[index] ?? '') && line.endsWith(' wrote:');
    return isWrote || (last === index && (next?.startsWith('>') ?? false));
  }
  return false;
}

/** How Outlook starts a quoted email: `From:`, closely followed by `Sent:` or `To:`. */
function isHeaderOfAnswered(lines: readonly string[], index: number): boolean {
  return (
    /^\*?(?:From|Von|De):/.test(lines[index] ?? '') &&
    lines
      .slice(index + 1, index + 4)
      .some((line) => /^\*?(?:Sent|Date|To|Gesendet|An|Envoyé):/.test(line))
  );
}
