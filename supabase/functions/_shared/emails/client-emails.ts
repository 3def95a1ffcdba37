import {
  fillEmailTemplate,
  getEmailFieldValues,
  splitParagraphs,
  type Teaser,
  teaserLine,
} from '../../../../shared/clients/campaigns/campaign-email.ts';
import { describeFit } from '../../../../shared/deals/fits.ts';
import { formatShortDollars } from '../../../../shared/format/money.ts';
import { formatNumber } from '../../../../shared/format/number.ts';
import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail, type Site } from './template.ts';
import {
  count,
  type FieldParser,
  list,
  name,
  optional,
  parseTemplateData,
  passage,
  TemplateDataError,
  text,
  token,
} from './template-data.ts';

interface Community {
  name: string;
  place: string;
  price?: number | undefined;
  beds?: number | undefined;
  fits: string[];
  token: string;
}

interface ShortlistFacts {
  name: string;
  company: string;
  note: string;
  unsubscribe: string;
  communities: Community[];
}

const textList = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** Safe for a header: can't end the address or start another. */
const isAddress = (said: string): boolean => /^[^\s<>",;@]+@[^\s<>",;@]+$/.test(said);

const functionsOf = (site: Site): string => site.functionsUrl ?? `${site.url}/functions/v1`;

/** Unsubscribe for people without an account: one-click for mail programs (RFC 8058) and a link for people. */
export const unsubscribeFooter = (site: Site, said: string) => ({
  links: [
    {
      label: 'Unsubscribe from this broker',
      link: `${site.url}${routes.authConfirm.path}?unsubscribe=${encodeURIComponent(said)}`,
    },
  ],
  headers: {
    'List-Unsubscribe': `<${functionsOf(site)}/unsubscribe?token=${encodeURIComponent(said)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

/** "Riverbend, Ames, Iowa · $13.6M · 48 beds. Fits type, state." */
function lineOf({ name, place, price, beds, fits }: Community): string {
  const facts = [
    price !== undefined && formatShortDollars(price),
    beds !== undefined && `${formatNumber(beds)} beds`,
  ].filter(Boolean);
  return `${[`${name}, ${place}`, ...facts].join(' · ')}. ${describeFit(fits, [])}`.trim();
}

interface ClientEmailFacts {
  name: string;
  company: string;
  email: string;
  subject: string;
  body: string;
  unsubscribe: string;
}

interface ReviewFacts {
  name: string;
  company: string;
  note: string;
  unsubscribe: string;
}

interface TeaserEmailFacts extends ReviewFacts {
  email: string;
  to: string;
  community: string;
  place: string;
  material: string;
}

interface CampaignFacts extends ClientEmailFacts {
  first_name: string;
  community: (Teaser & { readonly token: string }) | undefined;
  postal: string | undefined;
  is_test: boolean;
}

/** Several paragraphs, each a passage. Passages can't contain line breaks. */
const passages: FieldParser<string> = (value) => {
  if (typeof value !== 'string') throw new TemplateDataError('a text is missing');
  return splitParagraphs(value).slice(0, 20).map(passage).join('\n\n');
};

const community: FieldParser<Teaser & { readonly token: string }> = (value) =>
  parseTemplateData<Teaser & { readonly token: string }>(
    {
      name: text,
      place: text,
      type: text,
      price: optional(count),
      beds: optional(count),
      token,
    },
    value,
  );

/** Emails from brokers to their clients; see `schemas/clients/contacts/shortlists.sql`. */
export const CLIENT_EMAILS = {
  shortlist: defineEmail<ShortlistFacts>({
    facts: {
      name,
      company: name,
      note: passage,
      unsubscribe: token,
      communities: list<Community>(
        {
          name: text,
          place: text,
          price: optional(count),
          beds: optional(count),
          fits: textList,
          token,
        },
        12,
      ),
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      note: 'You can tour two of these next week.',
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
      communities: [
        {
          name: 'Riverbend Memory Care',
          place: 'Ames, Iowa',
          price: 13_550_000,
          beds: 48,
          fits: ['type', 'state'],
          token: 'c2FtcGxlLXRva2VuLW9mLWEtbGluaw',
        },
      ],
    },
    write: ({ name, company, note, unsubscribe: said, communities }, site) => {
      const from = [name, company].filter(Boolean).join(', ') || `A broker on ${PRODUCT_NAME}`;
      return {
        subject:
          communities.length === 1
            ? `A community for you: ${communities[0]?.name ?? ''}`
            : `${communities.length} communities for you`,
        lead: [
          `${from} picked ${communities.length === 1 ? 'a community' : 'these communities'} for you.`,
          ...(note ? [`“${note}”`] : []),
          ...communities.map(lineOf),
        ],
        action: { label: 'Reply with one click', link: site.url + routes.clientDashboard.path },
        notes: [
          'With an account of this address you say on one page which you like. Links to the communities are counted; whether you opened this letter is not.',
        ],
        ...unsubscribeFooter(site, said),
        links: [
          ...communities.map((each) => ({
            label: each.name,
            link: `${functionsOf(site)}/tracked-link?token=${encodeURIComponent(each.token)}`,
          })),
          ...unsubscribeFooter(site, said).links,
        ],
      };
    },
  }),
  client_email: defineEmail<ClientEmailFacts>({
    facts: {
      name,
      company: name,
      email: text,
      subject: passage,
      body: passage,
      unsubscribe: token,
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      email: 'ben@brokers.example',
      subject: 'The survey of Riverbend',
      body: 'The state found nothing to correct. Shall we tour it on Thursday?',
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
    },
    write: ({ name, company, email, subject, body, unsubscribe: said }, site) => ({
      subject,
      lead: [body, [name, company].filter(Boolean).join(', ')].filter(Boolean),
      notes: [
        `Sent by ${PRODUCT_NAME} for ${name || 'a broker'}. Replies to this email go to them. Addresses in it were made unclickable.`,
      ],
      ...(isAddress(email) && { replyTo: email }),
      ...unsubscribeFooter(site, said),
    }),
  }),
  review_request: defineEmail<ReviewFacts>({
    facts: { name, company: name, note: passage, unsubscribe: token },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      note: 'It was a pleasure to work with you.',
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
    },
    write: ({ name, company, note, unsubscribe: said }, site) => {
      const from = [name, company].filter(Boolean).join(', ') || 'Your broker';
      return {
        subject: `How was working with ${name || 'your broker'}?`,
        lead: [
          `${from} closed a sale with you and would like a review: one to five stars, and a short comment if you like.`,
          ...(note ? [`“${note}”`] : []),
        ],
        action: { label: 'Write review', link: site.url + routes.clientDashboard.path },
        notes: [
          `You write it with an account for this email address. A person at ${PRODUCT_NAME} reads it before anyone else. It names neither the community nor its price.`,
        ],
        ...unsubscribeFooter(site, said),
      };
    },
  }),
  listing_teaser: defineEmail<TeaserEmailFacts>({
    facts: {
      name,
      company: name,
      email: text,
      to: name,
      note: passage,
      community: text,
      place: text,
      material: token,
      unsubscribe: token,
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      email: 'ben@brokers.example',
      to: 'Ada Buyer',
      note: 'The roof was done last year.',
      community: 'Riverbend Memory Care',
      place: 'Ames, Iowa',
      material: 'c2FtcGxlLXRva2VuLW9mLWEtbGluaw',
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
    },
    write: (facts, site) => {
      const from = [facts.name, facts.company].filter(Boolean).join(', ');
      return {
        subject: `${facts.community}, ${facts.place}`,
        lead: [
          `${facts.to ? `Dear ${facts.to}, ` : ''}${from || 'a seller'} sent you the teaser of ${facts.community} in ${facts.place}.`,
          ...(facts.note ? [`“${facts.note}”`] : []),
        ],
        action: {
          label: 'Open teaser',
          link: `${functionsOf(site)}/listing-material?token=${encodeURIComponent(facts.material)}`,
        },
        notes: [
          `It is a PDF with your name on its pages. ${facts.name || 'The sender'} sees how often it was opened and receives replies to this email.`,
        ],
        ...(isAddress(facts.email) && { replyTo: facts.email }),
        ...unsubscribeFooter(site, facts.unsubscribe),
      };
    },
  }),
  campaign_email: defineEmail<CampaignFacts>({
    facts: {
      name,
      company: name,
      email: text,
      subject: passage,
      body: passages,
      first_name: name,
      unsubscribe: token,
      community: optional(community),
      postal: optional(text),
      is_test: (value) => value === true,
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      email: 'ben@brokers.example',
      subject: '{community}: {beds} in {place}',
      body: 'Dear {first_name},\n\n{community} is new on the market at {price}. Shall we tour it?',
      first_name: 'Ada',
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
      community: {
        name: 'Riverbend Memory Care',
        place: 'Ames, Iowa',
        type: 'memory-care',
        price: 13_550_000,
        beds: 48,
        token: 'c2FtcGxlLXRva2VuLW9mLWEtbGluaw',
      },
      postal: '48 Canal Street, Duluth, MN 55802',
      is_test: false,
    },
    write: (facts, site) => {
      const { name: from, company, email, subject, body, first_name, community: about } = facts;
      const fields = getEmailFieldValues(first_name, from, about);
      return {
        subject: `${facts.is_test ? 'Test: ' : ''}${fillEmailTemplate(subject, fields)}`,
        lead: [
          ...splitParagraphs(fillEmailTemplate(body, fields)),
          ...(about ? [teaserLine(about)] : []),
          [from, company].filter(Boolean).join(', '),
        ].filter(Boolean),
        ...(about && {
          action: {
            label: `See ${about.name}`,
            link: `${functionsOf(site)}/tracked-link?token=${encodeURIComponent(about.token)}`,
          },
        }),
        notes: [
          `Sent by ${PRODUCT_NAME} for ${from || 'a broker'}. Replies to this email go to them. ${about ? 'The link to the community is counted; whether' : 'Whether'} you opened this email is not${about ? '' : ' counted'}.`,
          ...(facts.postal ? [`${company || from}, ${facts.postal}`] : []),
        ],
        ...(isAddress(email) && { replyTo: email }),
        ...unsubscribeFooter(site, facts.unsubscribe),
      };
    },
  }),
};
