import {
  type Attachment,
  type EmailContent,
  type RenderedMessage,
  renderEmail,
} from './email-layout.ts';
import { type FieldParsers, parseTemplateData } from './template-data.ts';

/** Public URL of the product: the base of every link. */
export interface Site {
  url: string;
  /** Base URL of our functions for mail programs; defaults to the site. */
  functionsUrl?: string | undefined;
  /** Domain that receives replies to message emails. Without it, no email offers a reply. */
  answerDomain?: string | undefined;
}

/** A message template. Its facts are validated on every render. */
export interface Template {
  kind: 'email' | 'sms';
  /** Sample facts for previews. */
  sample: unknown;
  render(facts: unknown, site: Site): RenderedMessage;
  /** Renders the files that go with it. */
  attach?(facts: unknown): Promise<readonly Attachment[]>;
}

interface Definition<Facts, Content> {
  facts: FieldParsers<Facts>;
  sample: Facts;
  write(facts: Facts, site: Site): Content;
  attach?(facts: Facts): Promise<readonly Attachment[]>;
}

export function defineEmail<Facts>({
  facts,
  sample,
  write,
  attach,
}: Definition<Facts, EmailContent>): Template {
  return {
    kind: 'email',
    sample,
    render: (raw, site) => renderEmail(write(parseTemplateData(facts, raw), site)),
    ...(attach && { attach: (raw: unknown) => attach(parseTemplateData(facts, raw)) }),
  };
}

/** Maximum length of a single text message. Longer texts are billed as several. */
const SMS_LENGTH = 160;

/** Non-ASCII characters would more than halve the capacity of a text message. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?');

/** The text may be truncated to fit; the ending, such as a link, never is. */
export function defineTextMessage<Facts>({
  facts,
  sample,
  write,
}: Definition<Facts, { words: string; ending: string }>): Template {
  return {
    kind: 'sms',
    sample,
    render(raw, site) {
      const { words, ending } = write(parseTemplateData(facts, raw), site);
      const room = SMS_LENGTH - ending.length - 1;
      const plain = toAscii(words);
      const cut = plain.length > room ? `${plain.slice(0, room - 3).trimEnd()}...` : plain;
      return { subject: '', text: `${cut} ${ending}`, html: '' };
    },
  };
}
