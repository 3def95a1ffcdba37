import { type Area, page } from '../record.ts';

/** One page for each part of the market, from which the rest of it is found. */
export const hubs = {
  routes: {
    propertyListingsHub: page('/property-listings-hub', 'Property listings'),
    investmentHub: page('/investment-hub', 'Investment tools and deals'),
    brokerageHub: page('/brokerage-hub', 'Brokerage'),
    vendorMarketplaceHub: page('/vendor-marketplace-hub', 'Services for communities'),
    marketInsightsHub: page('/market-insights-hub', 'Market insights in senior living'),
  },
} as const satisfies Area;
