import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { count, name, optional, passage, text } from './template-data.ts';

interface ContactFacts {
  property: string;
  name: string;
  email: string;
  message: string;
  company?: string | undefined;
  phone?: string | undefined;
}

interface SignedFacts {
  name: string;
  version: number;
  hash: string;
  listing?: string | undefined;
}

/** Emails queued by the database about listings; see `schemas/listings/catalog/contact_broker.sql`. */
export const LISTING_EMAILS = {
  broker_contact: defineEmail<ContactFacts>({
    facts: {
      property: text,
      name,
      email: text,
      message: passage,
      company: optional(name),
      phone: optional(text),
    },
    sample: {
      property: 'Maple Court of Duluth',
      name: 'Ada Lovelace',
      email: 'ada@people.example',
      message: 'We buy communities of this size in the Midwest. When could we talk?',
      company: 'Lovelace Capital',
      phone: '(312) 555-0100',
    },
    write: ({ property, name, email, message, company, phone }, site) => ({
      subject: `New inquiry about ${property}`,
      lead: [
        `A member of ${PRODUCT_NAME} is asking about ${property} and can now see your contact details.`,
        `Their message: “${message}”`,
        [
          `From: ${name || 'name not given'}`,
          ...(company ? [`Company: ${company}`] : []),
          `Email: ${email}`,
          ...(phone ? [`Phone: ${phone}`] : []),
        ].join(' · '),
      ],
      action: { label: `Open ${PRODUCT_NAME}`, link: site.url + routes.dashboard.path },
      notes: [
        'To reply, write to their email address. Replies to this message are not received. Addresses in their message were made unclickable.',
      ],
    }),
  }),

  agreement_signed: defineEmail<SignedFacts>({
    facts: { name, version: count, hash: text, listing: optional(text) },
    sample: {
      name: 'Ada Lovelace',
      version: 2,
      hash: 'c0ffee'.repeat(10),
      listing: '00000000-0000-4000-8000-000000000001',
    },
    write: ({ name, version, hash, listing }, site) => ({
      subject: 'You signed a nondisclosure agreement',
      lead: [
        `You signed version ${version} of the nondisclosure agreement of a community at ${PRODUCT_NAME}, as ${name}. You can now view its documents.`,
        `The text that you signed has the SHA-256 hash ${hash}. You can read it alongside the community's documents.`,
      ],
      action: listing
        ? {
            label: 'View community',
            link: site.url + routes.property.path.replace(':id', listing),
          }
        : { label: `Open ${PRODUCT_NAME}`, link: site.url + routes.dashboard.path },
      notes: ['The community is not named here, because other people may read your email.'],
    }),
  }),
};
