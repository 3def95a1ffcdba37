import { testLargerText } from '../../e2e/larger-text.ts';

testLargerText(
  ['home', 'auth', 'contact', 'investmentOpportunities', 'agents'],
  [
    'brokerDashboard',
    'clients',
    'dealPipeline',
    'messages',
    'calendar',
    'brokerReports',
    'savedListings',
    'securitySettings',
    'submitListing',
  ],
);
