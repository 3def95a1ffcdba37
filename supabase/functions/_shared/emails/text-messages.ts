import { PRODUCT_NAME } from './email-layout.ts';
import { defineTextMessage } from './template.ts';
import { text } from './template-data.ts';

export const TEXT_MESSAGES = {
  /** A notification too urgent to wait for the next visit. */
  urgent_notice: defineTextMessage<{ headline: string }>({
    facts: { headline: text },
    sample: { headline: 'New message about Maple Court, Duluth' },
    write: ({ headline }, site) => ({ words: `${PRODUCT_NAME}: ${headline}`, ending: site.url }),
  }),
};
