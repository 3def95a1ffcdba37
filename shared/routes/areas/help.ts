import { page, type RouteArea } from '../route-record.ts';

/** Help articles for common questions. */
export const help = {
  routes: {
    helpFindingProperties: page('/help/finding-properties', 'How to find a property'),
    helpCapRates: page('/help/cap-rates', 'Cap rates in senior living'),
    helpContactingBrokers: page('/help/contacting-brokers', 'How to contact a broker'),
    helpAnalysisTools: page('/help/analysis-tools', 'Analysis tools and the questions they answer'),
  },
} as const satisfies RouteArea;
