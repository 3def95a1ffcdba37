import { type Readers, readFacts } from './facts.ts';
import { type Letter, type LetterContent, layOut } from './layout.ts';

/** Where the product is open to people: the start of every link. */
export interface Site {
  url: string;
  /** Where mail programs reach our functions; at the site itself if nothing else is said. */
  functionsUrl?: string | undefined;
  /** Where mail that answers letters about messages arrives; without it no letter says that it can be answered. */
  answerDomain?: string | undefined;
}

/** One thing the product may say, with facts that are checked whenever it is said. */
export interface Template {
  kind: 'email' | 'sms';
  /** Facts to show it with. */
  sample: unknown;
  render(facts: unknown, site: Site): Letter;
}

interface Definition<Facts, Content> {
  facts: Readers<Facts>;
  sample: Facts;
  write(facts: Facts, site: Site): Content;
}

export function defineLetter<Facts>({
  facts,
  sample,
  write,
}: Definition<Facts, LetterContent>): Template {
  return {
    kind: 'email',
    sample,
    render: (raw, site) => layOut(write(readFacts(facts, raw), site)),
  };
}

/** One text message costs as many as it takes; this is the most that one holds. */
const SMS_LENGTH = 160;

/** Letters outside of plain ASCII would more than halve what one text message holds. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?');

/** The words may be cut to fit, the ending, such as a link, never is. */
export function defineTextMessage<Facts>({
  facts,
  sample,
  write,
}: Definition<Facts, { words: string; ending: string }>): Template {
  return {
    kind: 'sms',
    sample,
    render(raw, site) {
      const { words, ending } = write(readFacts(facts, raw), site);
      const room = SMS_LENGTH - ending.length - 1;
      const plain = toAscii(words);
      const cut = plain.length > room ? `${plain.slice(0, room - 3).trimEnd()}...` : plain;
      return { subject: '', text: `${cut} ${ending}`, html: '' };
    },
  };
}
