import { calls } from '../../data/api/calls.ts';
import * as s from '../../ui/shape/shape.ts';
import { anyTable } from './calls.ts';
import { recordTags } from './tags.ts';

const areFacets = s.listOf(
  s.object({
    facet: s.oneOf(['property', 'listing', 'deal', 'transaction', 'room']),
    id: s.text,
    name: s.text,
    stage: s.orNull(s.text),
    price: s.orNull(s.number),
    property_id: s.text,
  }),
);
export type Facet = s.ShapeOf<typeof areFacets>[number];

export interface FacetsOf {
  readonly kind: 'properties' | 'listings' | 'deals' | 'transactions';
  readonly id: string;
}

/** What is linked to a record's property. */
export const { useListFacetsQuery } = recordTags.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    listFacets: read(
      areFacets,
      ({ kind, id }: FacetsOf) =>
        (client) =>
          anyTable(client).rpc('list_facets', { p_kind: kind, p_id: id }),
      (_rows, _error, { kind, id }) => [
        { type: 'Records', id: 'properties' },
        { type: 'Records', id: 'deals' },
        { type: 'Records', id: 'transactions' },
        { type: 'Records', id: `${kind}:${id}` },
      ],
    ),
  }),
});
