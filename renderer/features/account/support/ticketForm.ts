import { TICKET_MESSAGE_MAX_LENGTH, TICKET_MESSAGE_MIN_LENGTH } from '#shared/constants.ts';
import { formatNumber } from '#shared/format/number.ts';
import { z } from '../../../ui/form/schema.ts';
import { isPlainLine, requiredLine } from '../../../ui/form/textSchemas.ts';
import { TOPIC_LABELS, type Topic } from './ticketTopics.ts';

/** Counts characters as the database does, so that an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The same email format the database requires. */
const ADDRESS = /^[^\s\p{Cc}<>,;@]+@[^\s\p{Cc}<>,;@][^\s\p{Cc}<>,;@.]*\.[^\s\p{Cc}<>,;@]+$/u;

/** The sender, and the honeypot field. */
export const personFields = {
  name: requiredLine(120, 'Enter your name.'),
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter your email.'),
    z.maxLength(254, 'Use at most 254 characters.'),
    z.refine(
      (typed) => ADDRESS.test(typed) && isPlainLine(typed),
      'Enter an email like name@company.com.',
    ),
  ),
  /** Honeypot, filled in by bots. */
  website: z.string(),
};

export const ticketSchema = z.object({
  ...personFields,
  topic: z.enum(Object.keys(TOPIC_LABELS) as Topic[], 'Choose a topic.'),
  message: z.string().check(
    z.trim(),
    z.refine(
      (message) => countCharacters(message) >= TICKET_MESSAGE_MIN_LENGTH,
      `Tell us a little more: at least ${TICKET_MESSAGE_MIN_LENGTH} characters.`,
    ),
    z.refine(
      (message) => countCharacters(message) <= TICKET_MESSAGE_MAX_LENGTH,
      `Use at most ${formatNumber(TICKET_MESSAGE_MAX_LENGTH)} characters.`,
    ),
  ),
});

export type TicketInput = z.input<typeof ticketSchema>;
export type TicketMessage = z.infer<typeof ticketSchema>;
