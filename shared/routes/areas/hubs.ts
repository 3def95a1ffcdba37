import { page, type RouteArea } from '../route-record.ts';

/** Hub pages, one for each part of the market. */
export const hubs = {
  routes: {
    propertyListingsHub: page('/property-listings-hub', 'Property listings'),
    investmentHub: page('/investment-hub', 'Investment tools and deals'),
    brokerageHub: page('/brokerage-hub', 'Brokerage'),
    vendorMarketplaceHub: page('/vendor-marketplace-hub', 'Services for communities'),
    marketInsightsHub: page('/market-insights-hub', 'Market insights in senior living'),
  },
} as const satisfies RouteArea;
