import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { name, passage } from './template-data.ts';

interface OfferFacts {
  by: string;
  name: string;
  property: string;
}

/** Co-brokerage emails to brokers; see `schemas/network/brokers/co_brokerage_actions.sql`. */
export const BROKER_EMAILS = {
  co_brokerage_offered: defineEmail<OfferFacts>({
    facts: { by: passage, name, property: passage },
    sample: {
      by: 'Ben Broker, Cedar & Main Brokerage',
      name: 'Nora Keller',
      property: 'Lakeview Commons',
    },
    write: ({ by, name: to, property }, site) => ({
      subject: `Co-brokerage of ${property}`,
      lead: [
        `${to}, ${by} is offering you a co-brokerage of ${property} at ${PRODUCT_NAME}.`,
        "Read the terms, then sign or decline them with an account for this email address. If you don't have an account, you can create one on the way.",
      ],
      action: { label: 'Read the terms', link: site.url + routes.coBrokers.path },
      notes: ["If you don't know the sender, ignore this email. Nothing will happen."],
    }),
  }),
};
