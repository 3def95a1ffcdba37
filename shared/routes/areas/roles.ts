import { page, type RouteArea } from '../route-record.ts';

/** Feature pages by role and audience. */
export const roles = {
  routes: {
    forBuyers: page('/for-buyers', 'For buyers', { parent: 'whoWeServeAll' }),
    forSellers: page('/for-sellers', 'For sellers', { parent: 'whoWeServeAll' }),
    forBrokers: page('/for-brokers', 'For brokers', { parent: 'whoWeServeAll' }),
    forVendors: page('/for-vendors', 'For vendors', { parent: 'whoWeServeAll' }),
    forOperators: page('/for-operators', 'For operators', { parent: 'whoWeServeAll' }),
    forInvestors: page('/for-investors', 'For investors', { parent: 'whoWeServeAll' }),
    brokerRegistration: page('/broker-registration', 'Broker registration', {
      parent: 'forBrokers',
    }),
    investorDeals: page('/investor/deals', 'Deals for investors', {
      header: 'investor',
      parent: 'forInvestors',
      indexed: false,
    }),
    feature: page('/features/:slug', 'Feature'),
    mobileFeatures: page('/mobile-features', 'On a phone'),
    mobileApp: page('/mobile-app', 'The app on your phone', { parent: 'mobileFeatures' }),
    businessFeatures: page('/business-features', 'For businesses of two to ten'),
    enterpriseFeatures: page('/enterprise-features', 'For larger organizations'),
    enterpriseCompliance: page('/enterprise-compliance', 'Compliance responsibilities', {
      parent: 'enterpriseFeatures',
    }),
    realTimeMonitoring: page('/real-time-monitoring', 'Real-time monitoring', {
      parent: 'forOperators',
    }),
    residentManagement: page('/resident-management', 'Resident management', {
      parent: 'forOperators',
    }),
    emergencyNetwork: page('/emergency-network', 'Emergency network', { parent: 'forOperators' }),
    news: page('/news', 'News'),
  },
  redirects: {
    '/investor-deals': 'investorDeals',
  },
} as const satisfies RouteArea;
