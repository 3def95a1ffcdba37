import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'integrations'> = {
  integrations: () => import('../../features/integrations/hub/HubPage.tsx'),
  integrationWidgets: () => import('../../features/integrations/widgets/WidgetsPage.tsx'),
  integrationConnections: () => import('../../features/integrations/connectors/ConnectorsPage.tsx'),
  integrationConnected: () => import('../../features/integrations/connectors/ConnectedPage.tsx'),
  integrationListingFeeds: () => import('../../features/integrations/listingFeeds/FeedsPage.tsx'),
  integrationFileDrops: () => import('../../features/integrations/fileDrops/DropsPage.tsx'),
  integrationScheduledExports: () =>
    import('../../features/integrations/scheduledExports/ExportsPage.tsx'),
  apiMarketplaceKeys: () => import('../../features/integrations/keys/ApiKeysPage.tsx'),
  apiMarketplaceWebhooks: () => import('../../features/integrations/webhooks/WebhooksPage.tsx'),
  apiMarketplaceApps: () => import('../../features/integrations/apps/AppsPage.tsx'),
  apiMarketplaceAssistants: () =>
    import('../../features/integrations/assistants/AssistantsPage.tsx'),
  oauthAuthorize: () => import('../../features/integrations/apps/ConsentPage.tsx'),
};
