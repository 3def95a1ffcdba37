import { notice, page, planned, type RouteArea } from '../route-record.ts';

/** Integrations with other software. */
export const integrations = {
  routes: {
    integrationMarketplace: notice('/integration-marketplace', 'Integration marketplace', {
      parent: 'integrationEcosystem',
    }),
    integrationsPointclickcare: notice('/integrations/pointclickcare', 'PointClickCare', {
      parent: 'integrationMarketplace',
    }),
    integrationsMatrixcare: notice('/integrations/matrixcare', 'MatrixCare', {
      parent: 'integrationMarketplace',
    }),
    integrationsDocusign: notice('/integrations/docusign', 'DocuSign', {
      parent: 'integrationMarketplace',
    }),
    integrationsYardi: notice('/integrations/yardi', 'Yardi', { parent: 'integrationMarketplace' }),
    integrationsPowerbi: notice('/integrations/powerbi', 'Power BI', {
      parent: 'integrationMarketplace',
    }),
    integrationsSalesforce: notice('/integrations/salesforce', 'Salesforce', {
      parent: 'integrationMarketplace',
    }),
    integrationsQuickbooks: notice('/integrations/quickbooks', 'QuickBooks', {
      parent: 'integrationMarketplace',
    }),
    integrationsZapier: notice('/integrations/zapier', 'Zapier', {
      parent: 'integrationMarketplace',
    }),
    integration: notice('/integrations/:slug', 'Integration', { parent: 'integrationMarketplace' }),
    apiMarketplace: page('/api-marketplace', 'API marketplace', { parent: 'integrationEcosystem' }),
    apiMarketplaceEntry: page('/api-marketplace/:apiId', 'API', {
      parent: 'apiMarketplace',
    }),
    integrations: planned('/integrations', 'signed-in', 'pro'),
    apiMarketplaceKeys: planned('/api-marketplace/keys', 'signed-in'),
  },
  redirects: {
    '/integrations/yardi-voyager': 'integrationsYardi',
    '/integrations/power-bi': 'integrationsPowerbi',
  },
} as const satisfies RouteArea;
