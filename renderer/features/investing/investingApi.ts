import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { recordTags } from '../../workbench/data/tags.ts';

const MAX_ENTITIES = 500;

const entities = () => (client: DataClient) =>
  client
    .from('investment_entities')
    .select('id, name, kind, status, owner_id')
    .is('deleted_at', null)
    .order('name')
    .limit(MAX_ENTITIES);

const holdings = (entityId: string) => (client: DataClient) =>
  client
    .from('holdings')
    .select('id, name, state, care_type, operator, commitment')
    .eq('entity_id', entityId)
    .is('deleted_at', null)
    .order('name')
    .limit(1000);

/** Tags of everything that belongs to an entity. */
export const entityApi = recordTags.enhanceEndpoints({
  addTagTypes: ['Institution', 'TaxCenter', 'EntityHoldings'],
});

export const { useListEntitiesQuery, useListEntityHoldingsQuery } = entityApi.injectEndpoints({
  endpoints: (build) => ({
    listEntities: build.query<ResponseOf<typeof entities>, void>({
      query: entities,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Institution'],
    }),

    listEntityHoldings: build.query<ResponseOf<typeof holdings>, string>({
      query: holdings,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['EntityHoldings'],
    }),
  }),
});
