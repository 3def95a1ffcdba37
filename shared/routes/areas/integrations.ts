import { notice, page, type RouteArea } from '../route-record.ts';

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
    integrations: {
      path: '/integrations',
      access: 'signed-in',
      gate: 'pro',
      title: 'Integrations',
      description: 'What is connected to your account, its state, and where to change it.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['API', 'webhooks', 'calendar feed', 'exports', 'connections'],
    },
    apiMarketplaceKeys: {
      path: '/api-marketplace/keys',
      access: 'signed-in',
      parent: 'integrations',
      title: 'API keys',
      description: 'Create, limit, rotate, and revoke keys for your programs, with their requests.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['API key', 'token', 'developer', 'secret'],
    },
    apiMarketplaceWebhooks: {
      path: '/api-marketplace/webhooks',
      access: 'signed-in',
      parent: 'integrations',
      title: 'Webhooks',
      description:
        'Endpoints that receive signed events about your records, with a log of attempts.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['webhook', 'events', 'endpoint', 'developer'],
    },
  },
  redirects: {
    '/integrations/yardi-voyager': 'integrationsYardi',
    '/integrations/power-bi': 'integrationsPowerbi',
  },
} as const satisfies RouteArea;
