import { quoteKindLabel } from '../../../../shared/deals/transactions/quotes.ts';
import { defineEmail, type Site } from './template.ts';
import { count, day, name, optional, passage, path, text } from './template-data.ts';

interface PortalLinkFacts {
  property: string;
  /** The key is in the URL fragment, so it is not sent to a server or in a referrer. */
  path: string;
  until: string;
}

const linkFields = { property: text, path, until: day };
const sample = {
  property: 'Lakeview Commons',
  path: '/transaction-portal/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11#c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
  until: '2026-09-01T00:00:00Z',
};

const linkOf = ({ path }: Pick<PortalLinkFacts, 'path'>, site: Site): string => site.url + path;

const notes = ({ until }: PortalLinkFacts) => [
  `The link works once, within a week, and is only for you. Don't forward this email. With this address you can request another link until ${until}.`,
];

/** Emails queued by the database for parties and vendors without an account; see `schemas/deals/transactions/portals.sql`. */
export const PORTAL_EMAILS = {
  portal_invitation: defineEmail<PortalLinkFacts & { name: string; from: string }>({
    facts: { ...linkFields, name, from: name },
    sample: { ...sample, name: 'Ruth Lindqvist', from: 'Bram Demo-Broker' },
    write: (facts, site) => ({
      subject: `Your part of ${facts.property}`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} runs the sale of ${facts.property} and gave you access to your part of it.`,
        "It has your dates, your tasks, and your documents. You don't need an account to view it, reply or send a file.",
      ],
      action: { label: 'Open your part', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  room_invitation: defineEmail<{
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
      subject: `You have access to the deal room of ${facts.property}`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} gave you access to documents of ${facts.property}.`,
        'Sign up or sign in with the address that received this email. The room may ask you to sign an agreement first.',
        ...(facts.until === undefined ? [] : [`You have access until ${facts.until}.`]),
      ],
      action: { label: 'Open deal room', link: linkOf(facts, site) },
      notes: ['Everything you open there is logged, and its pages show your name.'],
    }),
  }),
  portal_link: defineEmail<PortalLinkFacts>({
    facts: linkFields,
    sample,
    write: (facts, site) => ({
      subject: `Your new link for ${facts.property}`,
      lead: ["This link was requested with your address. If it was not you, don't open it."],
      action: { label: 'Open link', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  portal_message: defineEmail<PortalLinkFacts & { from: string; excerpt: string }>({
    facts: { ...linkFields, from: name, excerpt: passage },
    sample: {
      ...sample,
      from: 'Bram Demo-Broker',
      excerpt: 'Has the appraisal been ordered? We would like to keep the date of the 14th.',
    },
    write: (facts, site) => ({
      subject: `A message about ${facts.property}`,
      lead: [`${facts.from || 'The broker'} writes:`, `“${facts.excerpt}”`],
      action: { label: 'Read and reply', link: linkOf(facts, site) },
      notes: [...notes(facts), 'Replies to this email are not received.'],
    }),
  }),
  quote_asked: defineEmail<
    PortalLinkFacts & {
      name: string;
      from: string;
      kind: string;
      wanted: string;
      due: string | undefined;
    }
  >({
    facts: { ...linkFields, name, from: name, kind: text, wanted: passage, due: optional(day) },
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
      subject: `Quote request for ${facts.property}`,
      lead: [
        `${facts.name ? `${facts.name}, ` : ''}${facts.from || 'the broker'} is requesting a quote. ${quoteKindLabel(facts.kind)}:`,
        `“${facts.wanted}”`,
        ...(facts.due === undefined ? [] : [`Please reply by ${facts.due}.`]),
      ],
      action: { label: 'Submit quote', link: linkOf(facts, site) },
      notes: notes(facts),
    }),
  }),
  wire_instructions: defineEmail<{
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
        `${from || 'The broker'} ${version > 1 ? 'changed' : 'entered'} the wire instructions for ${purpose}.`,
        "Don't send anything yet. Call someone you know, at a number you had before this email, and compare the account. The product doesn't let anyone mark the money as sent until that call is logged.",
        'We never send account numbers by email. An email that contains one, or that pressures you to hurry, is not from us.',
      ],
      action: { label: 'Open the transaction', link: site.url + at },
      notes: ["Every party with an address gets this email, so that a change can't be hidden."],
    }),
  }),
};
