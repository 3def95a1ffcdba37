import { calls } from '../../data/api/calls.ts';
import { listOf, number, object, oneOf, orNull, type ShapeOf, text } from '../../ui/shape/shape.ts';
import { anyTable } from './calls.ts';
import { recordTags } from './tags.ts';

const areFacets = listOf(
  object({
    facet: oneOf(['property', 'listing', 'deal', 'transaction', 'room']),
    id: text,
    name: text,
    stage: orNull(text),
    price: orNull(number),
    property_id: text,
  }),
);
export type Facet = ShapeOf<typeof areFacets>[number];

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
