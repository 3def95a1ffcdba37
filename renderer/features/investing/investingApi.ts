import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
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
  endpoints: (build, { rows } = calls(build, ['Institution'])) => ({
    listEntities: rows(entities),
    listEntityHoldings: rows(holdings, ['EntityHoldings']),
  }),
});
