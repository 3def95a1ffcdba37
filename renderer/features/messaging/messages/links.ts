/** A piece of a message: plain text or a web link. */
export interface TextSegment {
  readonly text: string;
  readonly href: string | null;
}

const TRAILING = '.,;:!?\'"»”’)]}>';

/**
 * Splits text into plain text and links. Only what the parser reads as http or https becomes a link, and never a URL
 * with a user name before its host, since that displays a different site than it opens.
 */
export function splitLinks(text: string): readonly TextSegment[] {
  const pieces: TextSegment[] = [];
  const say = (segment: string, href: string | null) => {
    const last = pieces.at(-1);
    if (segment === '') return;
    if (href === null && last !== undefined && last.href === null)
      pieces[pieces.length - 1] = { text: last.text + segment, href: null };
    else pieces.push({ text: segment, href });
  };
  for (const part of text.split(/(\s+)/)) {
    const start = part.search(/https?:\/\//i);
    const address = start < 0 ? '' : withoutTrailing(part.slice(start));
    const href = address === '' ? null : hrefOf(address);
    if (href === null) {
      say(part, null);
      continue;
    }
    say(part.slice(0, start), null);
    say(address, href);
    say(part.slice(start + address.length), null);
  }
  return pieces;
}

function withoutTrailing(word: string): string {
  let end = word.length;
  while (end > 0 && TRAILING.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

function hrefOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
