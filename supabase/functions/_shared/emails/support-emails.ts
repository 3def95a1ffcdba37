import { defineEmail } from './template.ts';
import { count, name, passage, text } from './template-data.ts';

interface TicketFacts {
  number: number;
  topic: string;
  name: string;
  email: string;
  message: string;
}

/** Emails queued by the database for the team; see `schemas/account/support/tickets.sql`. */
export const SUPPORT_EMAILS = {
  support_ticket: defineEmail<TicketFacts>({
    facts: { number: count, topic: text, name, email: text, message: passage },
    sample: {
      number: 1042,
      topic: 'listing',
      name: 'Ada Lovelace',
      email: 'ada@people.example',
      message: 'Two photos of my listing are swapped. How do I change their order?',
    },
    write: ({ number, topic, name, email, message }, site) => ({
      subject: `Ticket ${number}: ${topic}`,
      lead: [`${name || 'Someone'} wrote about ${topic}.`, `“${message}”`, `Email: ${email}`],
      action: { label: 'Open queue', link: `${site.url}/admin/reports` },
      notes: ['Addresses in their message were made unclickable.'],
    }),
  }),
};
