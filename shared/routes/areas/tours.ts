import { page, type RouteArea } from '../route-record.ts';

/** Guided tours of real screens. */
export const tours = {
  routes: {
    toursBuyer: page('/tours/buyer', 'Buyer tour', { parent: 'demos' }),
    toursSeller: page('/tours/seller', 'Seller tour', { parent: 'demos' }),
    toursBroker: page('/tours/broker', 'Broker tour', { parent: 'demos' }),
    toursVendor: page('/tours/vendor', 'Vendor tour', { parent: 'demos' }),
    toursOperator: page('/tours/operator', 'Operator tour', { parent: 'demos' }),
    toursInvestor: page('/tours/investor', 'Investor tour', { parent: 'demos' }),
  },
} as const satisfies RouteArea;
