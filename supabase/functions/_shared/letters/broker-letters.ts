import { routes } from '../../../../shared/routes/table.ts';
import { name, passage } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter } from './template.ts';

interface OfferFacts {
  by: string;
  name: string;
  property: string;
}

/** What is written to brokers whom another one asks to work together; see `schemas/together/co_brokerage_acts.sql`. */
export const BROKER_LETTERS = {
  co_brokerage_offered: defineLetter<OfferFacts>({
    facts: { by: passage, name, property: passage },
    sample: {
      by: 'Ben Broker, Cedar & Main Brokerage',
      name: 'Nora Keller',
      property: 'Lakeview Commons',
    },
    write: ({ by, name: to, property }, site) => ({
      subject: `Co-brokerage of ${property}`,
      lead: [
        `${to}, ${by} offers you a co-brokerage of ${property} at ${PRODUCT}.`,
        'Read the terms, and sign or decline them, with an account of this address. If you have none yet, you make it on the way.',
      ],
      action: { label: 'Read the terms', link: site.url + routes.coBrokers.path },
      notes: ['If you do not know who offers it, leave it: nothing happens.'],
    }),
  }),
};
