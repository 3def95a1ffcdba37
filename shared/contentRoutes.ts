import type { PathName } from './catalogue.ts';
import type { BuiltRoutes } from './routes/record.ts';

interface More {
  readonly parent?: PathName;
  readonly indexed?: boolean;
}

const page = <const Path extends string, const Own extends More = object>(
  path: Path,
  title: string,
  own?: Own,
) => ({ path, title, access: 'public', indexed: true, isPrerendered: true, ...own }) as const;

const integration = <const Slug extends string>(slug: Slug, title: string) =>
  page(`/integrations/${slug}`, title, { parent: 'integrationMarketplace' });

/**
 * The pages whose words are in `renderer/content/`: the same for everybody, and each describes
 * itself there.
 */
export const contentRoutes = {
  helpFindingProperties: page('/help/finding-properties', 'How to find a property'),
  helpCapRates: page('/help/cap-rates', 'Cap rates in senior living'),
  helpContactingBrokers: page('/help/contacting-brokers', 'How to contact a broker'),
  helpAnalysisTools: page('/help/analysis-tools', 'Analysis tools and what they answer'),
  privacyPolicy: page('/privacy-policy', 'Privacy policy'),
  termsOfService: page('/terms-of-service', 'Terms of service'),
  eula: page('/eula', 'Desktop license agreement'),
  ndaDocument: page('/nda-document', 'Mutual nondisclosure agreement'),
  faq: page('/faq', 'Questions and answers'),
  seniorLivingGlossary: page('/senior-living-glossary', 'Senior-living glossary'),
  whoWeServeAll: page('/who-we-serve-all', 'Who we serve'),
  forBuyers: page('/for-buyers', 'For buyers', { parent: 'whoWeServeAll' }),
  forSellers: page('/for-sellers', 'For sellers', { parent: 'whoWeServeAll' }),
  forBrokers: page('/for-brokers', 'For brokers', { parent: 'whoWeServeAll' }),
  forVendors: page('/for-vendors', 'For vendors', { parent: 'whoWeServeAll' }),
  forOperators: page('/for-operators', 'For operators', { parent: 'whoWeServeAll' }),
  forInvestors: page('/for-investors', 'For investors', { parent: 'whoWeServeAll' }),
  enhancedForOperators: page('/enhanced-for-operators', 'The operator workspace in detail', {
    parent: 'forOperators',
  }),
  enhancedForSellers: page('/enhanced-for-sellers', 'The document room and the check at closing', {
    parent: 'forSellers',
  }),
  brokerRegistration: page('/broker-registration', 'Broker registration', {
    parent: 'forBrokers',
  }),
  investorDeals: page('/investor/deals', 'Deals for investors', {
    parent: 'forInvestors',
    indexed: false,
  }),
  platformComparison: page('/platform-comparison', 'How Haven Exchange compares'),
  featuresStatus: page('/features-status', 'Features status'),
  feature: page('/features/:slug', 'Feature'),
  mobileFeatures: page('/mobile-features', 'On a telephone'),
  mobileApp: page('/mobile-app', 'The app on your telephone', { parent: 'mobileFeatures' }),
  businessFeatures: page('/business-features', 'For a business of two to ten'),
  enterpriseFeatures: page('/enterprise-features', 'For larger organizations'),
  enterpriseCompliance: page('/enterprise-compliance', 'Compliance: who answers for what', {
    parent: 'enterpriseFeatures',
  }),
  realTimeMonitoring: page('/real-time-monitoring', 'Real-time monitoring'),
  residentManagement: page('/resident-management', 'Resident management'),
  emergencyNetwork: page('/emergency-network', 'Emergency network'),
  news: page('/news', 'News'),
  propertyListingsHub: page('/property-listings-hub', 'Property listings'),
  investmentHub: page('/investment-hub', 'Investment tools and deals'),
  brokerageHub: page('/brokerage-hub', 'Brokerage'),
  vendorMarketplaceHub: page('/vendor-marketplace-hub', 'Services for communities'),
  vendorMarketplace: page('/vendor-marketplace', 'The vendor marketplace'),
  vendorNetwork: page('/vendor-network', 'The vendor network', { parent: 'vendorMarketplace' }),
  vendorCategories: page('/vendor-categories', 'Vendor categories', {
    parent: 'vendorMarketplace',
  }),
  vendorDirectory: page('/vendor-directory', 'How to read the vendor directory', {
    parent: 'vendorMarketplace',
  }),
  vendorCertifications: page('/vendor-certifications', 'Vendor certifications', {
    parent: 'vendorMarketplace',
  }),
  vendorPricing: page('/vendor-pricing', 'What a place here costs vendors', {
    parent: 'forVendors',
  }),
  vendorPremium: page('/vendor-premium', 'Featured vendors', { parent: 'forVendors' }),
  vendorOnboarding: page('/vendor-onboarding', 'Become a vendor', { parent: 'forVendors' }),
  marketInsightsHub: page('/market-insights-hub', 'Market insights in senior living'),
  about: page('/about', 'About Haven Exchange'),
  teamMember: page('/team/:slug', 'The team', { parent: 'about' }),
  pressReleases: page('/press-releases', 'Press releases'),
  pressRelease: page('/press-releases/:slug', 'Press release', { parent: 'pressReleases' }),
  investorHub: page('/investor-hub', 'The investor’s desk'),
  investorRelations: page('/investor-relations', 'Investor relations'),
  brokeragePartners: page('/brokerage-partners', 'Brokerage partners'),
  community: page('/community', 'The community'),
  documentation: page('/documentation', 'Documentation'),
  integrationEcosystem: page('/integration-ecosystem', 'Integration ecosystem'),
  seniorHousingMarketAnalysis: page(
    '/senior-housing-market-analysis',
    'Senior housing market analysis',
  ),
  aiRoadmap: page('/ai-roadmap', 'AI roadmap'),
  aiAssistant: page('/ai-assistant', 'The AI assistant', { parent: 'aiRoadmap' }),
  aiSearch: page('/ai-search', 'Search in sentences', { parent: 'aiRoadmap' }),
  voiceHub: page('/voice-hub', 'Voice hub', { parent: 'aiRoadmap' }),
  documentIntelligence: page('/document-intelligence', 'Document intelligence', {
    parent: 'aiRoadmap',
  }),
  aiWorkflowInvestors: page('/ai-workflow-investors', 'AI workflow for investors', {
    parent: 'aiRoadmap',
  }),
  aiWorkflowBuyer: page('/ai-workflow-buyer', 'AI workflow for buyers', { parent: 'aiRoadmap' }),
  integrationMarketplace: page('/integration-marketplace', 'Integration marketplace', {
    parent: 'integrationEcosystem',
  }),
  integrationsPointclickcare: integration('pointclickcare', 'PointClickCare'),
  integrationsMatrixcare: integration('matrixcare', 'MatrixCare'),
  integrationsDocusign: integration('docusign', 'DocuSign'),
  integrationsYardi: integration('yardi', 'Yardi'),
  integrationsPowerbi: integration('powerbi', 'Power BI'),
  integrationsSalesforce: integration('salesforce', 'Salesforce'),
  integrationsQuickbooks: integration('quickbooks', 'QuickBooks'),
  integrationsZapier: integration('zapier', 'Zapier'),
  integration: integration(':slug', 'Integration'),
  apiMarketplace: page('/api-marketplace', 'API marketplace', { parent: 'integrationEcosystem' }),
  apiMarketplaceEntry: page('/api-marketplace/:apiId', 'Programming interface', {
    parent: 'apiMarketplace',
  }),
  seniorHousingJournal: page('/senior-housing-journal', 'Senior housing journal'),
  journalArticle: page('/senior-housing-journal/:slug', 'Article', {
    parent: 'seniorHousingJournal',
  }),
  podcast: page('/podcast', 'Podcast'),
  podcastEpisode: page('/podcast/:slug', 'Episode', { parent: 'podcast' }),
  valuationCalculator: page('/valuation-calculator', 'Valuation calculator', {
    parent: 'investmentHub',
  }),
  investmentCalculator: page('/investment-calculator', 'Investment calculator', {
    parent: 'investmentHub',
  }),
  marketAnalytics: page('/market-analytics', 'Market analytics', { parent: 'marketInsightsHub' }),
  marketIntelligence: page('/market-intelligence', 'Market intelligence: a state and the country', {
    parent: 'marketInsightsHub',
  }),
  predictiveAnalytics: page('/predictive-analytics', 'Scenarios for a market', {
    parent: 'marketInsightsHub',
  }),
  advancedAnalytics: page('/advanced-analytics', 'Advanced analytics: ranges', {
    parent: 'marketInsightsHub',
  }),
  analytics: page('/analytics', 'Analytics', { parent: 'marketInsightsHub', indexed: false }),
  demos: page('/demos', 'Demos and previews'),
  toursBuyer: page('/tours/buyer', 'The buyer’s tour', { parent: 'demos' }),
  toursSeller: page('/tours/seller', 'The seller’s tour', { parent: 'demos' }),
  toursBroker: page('/tours/broker', 'The broker’s tour', { parent: 'demos' }),
  toursVendor: page('/tours/vendor', 'The vendor’s tour', { parent: 'demos' }),
  toursOperator: page('/tours/operator', 'The operator’s tour', { parent: 'demos' }),
  toursInvestor: page('/tours/investor', 'The investor’s tour', { parent: 'demos' }),
} satisfies BuiltRoutes;

export type ContentName = keyof typeof contentRoutes;

export const isContent = (name: string | null): name is ContentName =>
  name !== null && Object.hasOwn(contentRoutes, name);
