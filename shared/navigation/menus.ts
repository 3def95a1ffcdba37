import type { Query, RouteName } from '../routes.ts';

export interface MenuItem {
  readonly to: RouteName;
  readonly label: string;
  readonly query?: Query;
  /** Limits the item further, beyond access to its screen. */
  readonly only?: 'admin' | 'staff' | 'subscriber' | 'non-subscriber';
}

const item = (
  to: RouteName,
  label: string,
  more: Omit<MenuItem, 'to' | 'label'> = {},
): MenuItem => ({
  to,
  label,
  ...more,
});

export const communities = item('investmentOpportunities', 'Communities');

/** Links in a visitor's bar. */
export const visitorLinks: readonly MenuItem[] = [
  item('home', 'Home'),
  item('about', 'About'),
  item('investmentOpportunities', 'Communities'),
  item('userPricing', 'Pricing'),
  item('education', 'Education'),
];

export const browseAllCommunities = item('investmentOpportunities', 'Browse All Communities');

/** Explore: public directories, market pages and help. */
export const exploreMenu: readonly MenuItem[] = [
  item('agents', 'Agents'),
  item('vendors', 'Vendors'),
  item('marketAnalytics', 'Market'),
  item('seniorHousingJournal', 'Journal'),
  item('integrationEcosystem', 'Integrations'),
  item('featuresStatus', 'Feature Status'),
  item('support', 'Support'),
];

export const platformTour = item('demos', 'See Platform Tour');

/** Choose Role: one page for each of the six roles. */
export const roleChoices: readonly MenuItem[] = [
  item('forBuyers', 'Buyer'),
  item('forSellers', 'Seller'),
  item('forBrokers', 'Broker'),
  item('forVendors', 'Vendor'),
  item('forOperators', 'Operator'),
  item('forInvestors', 'Investor'),
];

export const workspaceMenu: readonly MenuItem[] = [
  item('aiWorkflow', 'AI Workflow'),
  item('transactions', 'Transactions'),
  item('dealRooms', 'Deal Rooms'),
  item('integrations', 'Integrations'),
  item('vendorMarketplace', 'Vendor Marketplace'),
  item('agents', 'Find an Agent'),
];

export const operationsMenu: readonly MenuItem[] = [
  item('operatorDashboard', 'Operations Dashboard'),
  item('operatorProperties', 'Properties'),
  item('operatorResidents', 'Residents'),
  item('operatorCare', 'Care'),
  item('operatorCareAssessments', 'Care Assessments'),
  item('operatorStaff', 'Staff'),
  item('operatorOperations', 'Operations'),
  item('operatorAnalytics', 'Analytics'),
  item('operatorAiInsights', 'AI Insights'),
  item('operatorEmergency', 'Emergency'),
  item('operatorCompliance', 'Compliance'),
  item('operatorInspections', 'Inspections'),
  item('operatorMaintenance', 'Maintenance'),
  item('operatorFinancial', 'Financial'),
  item('operatorReports', 'Reports'),
  item('operatorWaitlist', 'Waitlist'),
  item('operatorBillingClaims', 'Billing & Claims'),
];

/** Each role's dashboard: the first half of Admin Dashboards, and a broker's menu on small screens. */
export const userDashboards: readonly MenuItem[] = [
  item('investorDashboard', 'Investor Dashboard'),
  item('buyerDashboard', 'Buyer Dashboard'),
  item('sellerDashboard', 'Seller Dashboard'),
  item('brokerDashboard', 'Broker Dashboard'),
  item('vendorDashboard', 'Vendor Dashboard'),
  item('operatorDashboard', 'Operator Dashboard'),
  item('havenRealtyDashboard', 'Haven Realty Dashboard'),
];

export const adminTools: readonly MenuItem[] = [
  item('admin', 'Admin Panel', { only: 'admin' }),
  item('websiteAnalytics', 'Website Analytics', { only: 'staff' }),
  item('whiteLabelManager', 'Brand Studio', { only: 'admin' }),
  item('documentation', 'Documentation'),
  item('docs', 'Tech Docs', { only: 'admin' }),
  item('financialAnalysis', 'Financial Calculators'),
  item('podcast', 'Podcast'),
];

export const internalTools: readonly MenuItem[] = [item('featuresStatus', 'Features Status')];

export const accountMenu: readonly MenuItem[] = [
  item('messages', 'Messages'),
  item('notifications', 'Property Alerts'),
  item('cancelSubscription', 'Cancel Subscription', { only: 'subscriber' }),
  item('userPricing', 'Plans and Prices', { only: 'non-subscriber' }),
];

export const settingsMenu: readonly MenuItem[] = [
  item('profile', 'Profile'),
  item('securitySettings', 'Security Settings'),
  item('notificationsPreferences', 'Notification Preferences'),
];

/** Added to `settingsMenu` in the installed app. */
export const desktopSettings = item('appSettings', 'App Settings');

export const toolsMenu: readonly MenuItem[] = [
  item('investmentOpportunities', 'Browse All Communities'),
  item('propertyComparisonTool', 'Compare Properties'),
  item('submitListing', 'Submit a Listing'),
  item('portfolios', 'Portfolios'),
  item('valuationCalculator', 'Valuation Calculator'),
  item('investmentCalculator', 'Investment Calculator'),
  item('marketAnalytics', 'Market Analytics'),
  item('seniorHousingMarketAnalysis', 'Market Analysis'),
  item('financialAnalysis', 'Financial Analysis'),
  item('arPropertyExplorer', 'AR Property Explorer'),
  item('marketingAutomation', 'Marketing Automation', { query: { module: 'property' } }),
];
