import { text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineTextMessage } from './template.ts';

export const TEXT_MESSAGES = {
  /** Something that does not wait for the next look into the product. */
  urgent_notice: defineTextMessage<{ headline: string }>({
    facts: { headline: text },
    sample: { headline: 'New message about Maple Court, Duluth' },
    write: ({ headline }, site) => ({ words: `${PRODUCT}: ${headline}`, ending: site.url }),
  }),
};
