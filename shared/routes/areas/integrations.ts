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
    integrationWidgets: {
      path: '/integrations/widgets',
      access: 'signed-in',
      parent: 'integrations',
      title: 'Website widgets',
      description: 'Your public listings and lead forms on your own website.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['embed', 'iframe', 'widget', 'website', 'lead form'],
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
    apiMarketplaceApps: {
      path: '/api-marketplace/apps',
      access: 'signed-in',
      parent: 'integrations',
      title: 'Apps',
      description: 'Register apps that other people can give access to their account.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['OAuth', 'app', 'client ID', 'developer'],
    },
    apiMarketplaceAssistants: {
      path: '/api-marketplace/assistants',
      access: 'signed-in',
      parent: 'integrations',
      title: 'Assistants',
      description: 'Connect an AI assistant over MCP, and see the changes it proposed.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['MCP', 'AI assistant', 'tools', 'developer'],
    },
    oauthAuthorize: {
      path: '/oauth/authorize',
      access: 'signed-in',
      title: 'Give access',
      description: 'An app asks for access to your account.',
      indexed: false,
      layout: 'reading',
      rail: false,
      isStep: true,
    },
  },
  redirects: {
    '/integrations/yardi-voyager': 'integrationsYardi',
    '/integrations/power-bi': 'integrationsPowerbi',
  },
} as const satisfies RouteArea;
