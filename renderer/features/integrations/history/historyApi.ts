import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

const changes = (itemId: string | null) => (client: DataClient) =>
  client.rpc('list_integration_changes', itemId === null ? {} : { p_item_id: itemId });
export type IntegrationChange = ResponseOf<typeof changes>[number];

/** The tags of everything that has a history: a change reads it again. */
const TAGS = [
  'ApiKeys',
  'Connectors',
  'FileDrops',
  'ListingFeeds',
  'OauthApps',
  'Sandbox',
  'ScheduledExports',
  'SiteWidgets',
  'Webhooks',
] as const;

export const { useIntegrationChangesQuery } = baseApi
  .enhanceEndpoints({ addTagTypes: TAGS })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The last 100 changes of an integration, or of all of them, newest first. */
      integrationChanges: build.query<ResponseOf<typeof changes>, string | null>({
        query: changes,
        extraOptions: { failure: 'inline', accepts: Array.isArray },
        providesTags: TAGS,
        keepUnusedDataFor: 0,
      }),
    }),
  });
