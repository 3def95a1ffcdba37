import { type Area, page } from '../record.ts';

/** Walks through real screens. */
export const tours = {
  routes: {
    toursBuyer: page('/tours/buyer', 'The buyer’s tour', { parent: 'demos' }),
    toursSeller: page('/tours/seller', 'The seller’s tour', { parent: 'demos' }),
    toursBroker: page('/tours/broker', 'The broker’s tour', { parent: 'demos' }),
    toursVendor: page('/tours/vendor', 'The vendor’s tour', { parent: 'demos' }),
    toursOperator: page('/tours/operator', 'The operator’s tour', { parent: 'demos' }),
    toursInvestor: page('/tours/investor', 'The investor’s tour', { parent: 'demos' }),
  },
} as const satisfies Area;
