import { text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineTextMessage } from './template.ts';

export const TEXT_MESSAGES = {
  /** A notification too urgent to wait for the next visit. */
  urgent_notice: defineTextMessage<{ headline: string }>({
    facts: { headline: text },
    sample: { headline: 'New message about Maple Court, Duluth' },
    write: ({ headline }, site) => ({ words: `${PRODUCT}: ${headline}`, ending: site.url }),
  }),
};
