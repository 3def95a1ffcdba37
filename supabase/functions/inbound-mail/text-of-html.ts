const MOST_CHARACTERS = 500_000;
const UNSEEN = new Set(['head', 'script', 'style', 'title', 'template']);
const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote']);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** Markers with which mail programs start the quoted email. */
const QUOTED = /\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend)\b/;

/** Returns the text of an HTML-only email, up to the quote. It is never displayed as HTML. */
export function htmlToText(html: string): string {
  let text = '';
  let unseen = '';
  for (const [index, part] of html.slice(0, MOST_CHARACTERS).split('<').entries()) {
    const end = index === 0 ? -1 : part.indexOf('>');
    const tag = index === 0 ? '' : part.slice(0, end < 0 ? part.length : end);
    const name = /^\/?[a-z][a-z0-9]{0,20}/i.exec(tag)?.[0].toLowerCase() ?? '';
    const bare = name.replace('/', '');
    if (unseen) {
      if (name === `/${unseen}`) unseen = '';
      else continue;
    } else if (UNSEEN.has(name)) {
      unseen = name;
      continue;
    }
    if (name === 'blockquote' || QUOTED.test(tag)) break;
    if (BREAKS.has(bare) && (name === 'br' || name.startsWith('/'))) text += '\n';
    // A `<` that opens no tag was typed by the sender.
    const content =
      index > 0 && name === '' && !tag.startsWith('!') ? `<${part}` : part.slice(end + 1);
    text += decode(content.replace(/\s+/g, ' '));
  }
  return text.trim();
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, digits, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = digits ? Number(digits) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
