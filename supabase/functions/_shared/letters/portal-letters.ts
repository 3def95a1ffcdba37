import { quoteKindLabel } from '../../../../shared/transactions/quotes.ts';
import { count, day, name, optional, passage, path, text } from './facts.ts';
import { defineLetter, type Site } from './template.ts';

interface Way {
  property: string;
  /** What follows the hash opens it: it is sent to no server and stands in no referrer. */
  path: string;
  until: string;
}

const way = { property: text, path, until: day };
const sample = {
  property: 'Lakeview Commons',
  path: '/transaction-portal/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11#c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
  until: '2026-09-01T00:00:00Z',
};

const linkOf = ({ path }: Pick<Way, 'path'>, site: Site): string => site.url + path;

const notes = ({ until }: Way) => [
  `The link works once, within a week, and is yours alone: do not pass this letter on. With this address you can ask for another until ${until}.`,
];

/** What the database queues for parties and vendors without an account; see `schemas/transactions/portals.sql`. */
export const PORTAL_LETTERS = {
  portal_invitation: defineLetter<Way & { name: string; from: string }>({
    facts: { ...way, name, from: name },
    sample: { ...sample, name: 'Ruth Lindqvist', from: 'Bram Demo-Broker' },
    write: (facts, site) => ({
      subject: `Your part of ${facts.property}`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} runs the sale of ${facts.property} and opened your part of it for you.`,
        'It has your dates, what you are asked to do, and the documents for you. You need no account to look, answer or send a file.',
      ],
      action: { label: 'Open your part', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  room_invitation: defineLetter<{
    name: string;
    from: string;
    property: string;
    path: string;
    until: string | undefined;
  }>({
    facts: { name, from: name, property: text, path, until: optional(day) },
    sample: {
      name: 'Walt Ames',
      from: 'Bram Demo-Broker',
      property: 'Lakeview Commons',
      path: '/deal-room/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11',
      until: '2026-09-01T00:00:00Z',
    },
    write: (facts, site) => ({
      subject: `The deal room of ${facts.property} is open to you`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} lets you read documents of ${facts.property}.`,
        'Sign up with the address to which this letter came, or sign in with it. The room may ask you to sign an agreement first.',
        ...(facts.until === undefined ? [] : [`It is open to you until ${facts.until}.`]),
      ],
      action: { label: 'Open the deal room', link: linkOf(facts, site) },
      notes: ['Whatever you open there is noted, and its pages carry your name.'],
    }),
  }),
  portal_link: defineLetter<Way>({
    facts: way,
    sample,
    write: (facts, site) => ({
      subject: `Your new link for ${facts.property}`,
      lead: ['Somebody asked for it with this address. If it was not you, leave it unopened.'],
      action: { label: 'Open it', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  portal_message: defineLetter<Way & { from: string; excerpt: string }>({
    facts: { ...way, from: name, excerpt: passage },
    sample: {
      ...sample,
      from: 'Bram Demo-Broker',
      excerpt: 'Has the appraisal been ordered? We would like to keep the date of the 14th.',
    },
    write: (facts, site) => ({
      subject: `A message about ${facts.property}`,
      lead: [`${facts.from || 'The broker'} writes:`, `“${facts.excerpt}”`],
      action: { label: 'Read and answer', link: linkOf(facts, site) },
      notes: [...notes(facts), 'An answer to this letter reaches nobody.'],
    }),
  }),
  quote_asked: defineLetter<
    Way & { name: string; from: string; kind: string; wanted: string; due: string | undefined }
  >({
    facts: { ...way, name, from: name, kind: text, wanted: passage, due: optional(day) },
    sample: {
      ...{
        ...sample,
        path: '/quote/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11#c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
      },
      name: 'Erie Survey',
      from: 'Bram Demo-Broker',
      kind: 'survey',
      wanted: 'ALTA survey of 4.2 acres with Table A items 1 to 4, 8 and 11.',
      due: '2026-08-01',
    },
    write: (facts, site) => ({
      subject: `A quote for ${facts.property}`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} asks you for a quote. ${quoteKindLabel(facts.kind)}:`,
        `“${facts.wanted}”`,
        ...(facts.due === undefined ? [] : [`Please answer by ${facts.due}.`]),
      ],
      action: { label: 'Give a quote', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  wire_instructions: defineLetter<{
    property: string;
    from: string;
    purpose: string;
    version: number;
    path: string;
  }>({
    facts: { property: text, from: name, purpose: text, version: count, path },
    sample: {
      property: 'Lakeview Commons',
      from: 'Bram Demo-Broker',
      purpose: 'the funds for closing',
      version: 2,
      path: '/transactions/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11',
    },
    write: ({ property, from, purpose, version, path: at }, site) => ({
      subject:
        version > 1
          ? `Wire instructions for ${property} were changed`
          : `Wire instructions for ${property}`,
      lead: [
        `${from || 'The broker'} ${version > 1 ? 'changed' : 'entered'} where ${purpose} is to be sent.`,
        'Send nothing yet. Call somebody whom you know, under a number that you had before this letter, and compare the account. The product lets no money be noted as sent until that call is kept there.',
        'We never send an account number by mail. A letter that has one, or that hurries you, is not ours.',
      ],
      action: { label: 'Open the transaction', link: site.url + at },
      notes: ['Every party with an address gets this letter, so that a change cannot be hidden.'],
    }),
  }),
};
