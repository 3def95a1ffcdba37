import type { SearchCriteria } from '#shared/listings/sentence/criteria.ts';
import type { Community } from './community.ts';

/** True if a community meets the criteria; a missing figure never does. */
export function matchesCriteria(community: Community, criteria: SearchCriteria): boolean {
  const { states, types, priceTo, bedsFrom, capFrom } = criteria;
  return (
    (states === undefined || states.includes(community.state)) &&
    (types === undefined || types.includes(community.property_type)) &&
    (priceTo === undefined || (community.price !== null && community.price <= priceTo)) &&
    (bedsFrom === undefined || (community.total_beds ?? 0) >= bedsFrom) &&
    (capFrom === undefined || (community.cap_rate ?? 0) >= capFrom)
  );
}
