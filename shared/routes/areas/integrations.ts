import { type Area, page, planned } from '../record.ts';

/** Other programs. */
export const integrations = {
  routes: {
    integrationMarketplace: page('/integration-marketplace', 'Integration marketplace', {
      parent: 'integrationEcosystem',
    }),
    integrationsPointclickcare: page('/integrations/pointclickcare', 'PointClickCare', {
      parent: 'integrationMarketplace',
    }),
    integrationsMatrixcare: page('/integrations/matrixcare', 'MatrixCare', {
      parent: 'integrationMarketplace',
    }),
    integrationsDocusign: page('/integrations/docusign', 'DocuSign', {
      parent: 'integrationMarketplace',
    }),
    integrationsYardi: page('/integrations/yardi', 'Yardi', { parent: 'integrationMarketplace' }),
    integrationsPowerbi: page('/integrations/powerbi', 'Power BI', {
      parent: 'integrationMarketplace',
    }),
    integrationsSalesforce: page('/integrations/salesforce', 'Salesforce', {
      parent: 'integrationMarketplace',
    }),
    integrationsQuickbooks: page('/integrations/quickbooks', 'QuickBooks', {
      parent: 'integrationMarketplace',
    }),
    integrationsZapier: page('/integrations/zapier', 'Zapier', {
      parent: 'integrationMarketplace',
    }),
    integration: page('/integrations/:slug', 'Integration', { parent: 'integrationMarketplace' }),
    apiMarketplace: page('/api-marketplace', 'API marketplace', { parent: 'integrationEcosystem' }),
    apiMarketplaceEntry: page('/api-marketplace/:apiId', 'Programming interface', {
      parent: 'apiMarketplace',
    }),
    integrations: planned('/integrations', 'signed-in', 'pro'),
    apiMarketplaceKeys: planned('/api-marketplace/keys', 'signed-in'),
  },
  redirects: {
    '/integrations/yardi-voyager': 'integrationsYardi',
    '/integrations/power-bi': 'integrationsPowerbi',
  },
} as const satisfies Area;
