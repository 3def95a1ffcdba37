import { routes } from '../../../../shared/routes/table.ts';
import { name, optional, passage, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter } from './template.ts';

interface ContactFacts {
  property: string;
  name: string;
  email: string;
  message: string;
  company?: string | undefined;
  phone?: string | undefined;
}

/** What the database queues about listings; see `schemas/listings/contact_broker.sql`. */
export const LISTING_LETTERS = {
  broker_contact: defineLetter<ContactFacts>({
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
      subject: `Somebody asks about ${property}`,
      lead: [
        `A member of ${PRODUCT} asks about ${property} and sees your contact details from now on.`,
        `Their message: “${message}”`,
        [
          `From: ${name || 'name not given'}`,
          ...(company ? [`Company: ${company}`] : []),
          `E-mail: ${email}`,
          ...(phone ? [`Phone: ${phone}`] : []),
        ].join(' · '),
      ],
      action: { label: `Open ${PRODUCT}`, link: site.url + routes.dashboard.path },
      notes: [
        'To answer, write to their e-mail address: a reply to this message reaches nobody. Addresses in their message were made unclickable.',
      ],
    }),
  }),
};
