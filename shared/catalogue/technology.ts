import type { CatalogueEntry } from './entry.ts';

/** What computes and what connects. */
export const technology = {
  aiWorkflow: { path: '/ai-workflow', access: 'public', area: 'ai', gate: 'pro' },
  aiWorkflowInvestors: { path: '/ai-workflow-investors', access: 'public', area: 'ai' },
  aiWorkflowBuyer: { path: '/ai-workflow-buyer', access: 'public', area: 'ai' },
  aiAssistant: { path: '/ai-assistant', access: 'public', area: 'ai' },
  aiRoadmap: { path: '/ai-roadmap', access: 'public', area: 'ai' },
  aiSearch: { path: '/ai-search', access: 'public', area: 'ai' },
  voiceHub: { path: '/voice-hub', access: 'public', area: 'ai' },
  documentIntelligence: { path: '/document-intelligence', access: 'public', area: 'ai' },
  predictiveAnalytics: { path: '/predictive-analytics', access: 'public', area: 'ai' },
  marketIntelligence: { path: '/market-intelligence', access: 'public', area: 'ai' },
  analytics: { path: '/analytics', access: 'public', area: 'ai' },
  advancedAnalytics: { path: '/advanced-analytics', access: 'public', area: 'ai' },
  integrationsPointclickcare: {
    path: '/integrations/pointclickcare',
    access: 'public',
    area: 'integrations',
  },
  integrationsMatrixcare: {
    path: '/integrations/matrixcare',
    access: 'public',
    area: 'integrations',
  },
  integrationsDocusign: { path: '/integrations/docusign', access: 'public', area: 'integrations' },
  integrationsYardi: { path: '/integrations/yardi', access: 'public', area: 'integrations' },
  integrationsPowerbi: { path: '/integrations/powerbi', access: 'public', area: 'integrations' },
  integrationsSalesforce: {
    path: '/integrations/salesforce',
    access: 'public',
    area: 'integrations',
  },
  integrationsQuickbooks: {
    path: '/integrations/quickbooks',
    access: 'public',
    area: 'integrations',
  },
  integrationsZapier: { path: '/integrations/zapier', access: 'public', area: 'integrations' },
  integration: { path: '/integrations/:slug', access: 'public', area: 'integrations' },
  integrationMarketplace: {
    path: '/integration-marketplace',
    access: 'public',
    area: 'integrations',
  },
  apiMarketplace: { path: '/api-marketplace', access: 'public', area: 'integrations' },
  apiMarketplaceEntry: { path: '/api-marketplace/:apiId', access: 'public', area: 'integrations' },
  integrations: { path: '/integrations', access: 'signed-in', area: 'integrations', gate: 'pro' },
  apiMarketplaceKeys: { path: '/api-marketplace/keys', access: 'signed-in', area: 'integrations' },
} as const satisfies Record<string, CatalogueEntry>;
