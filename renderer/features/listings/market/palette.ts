import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.object({
  rows: s.listOf(s.object({ id: s.text, property_name: s.text, location: s.orNull(s.text) })),
});

const { communitiesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    communitiesNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) =>
        client.rpc('find_listings', {
          facets: [],
          search,
          sort: 'newest',
          page_size: RECORDS_SHOWN,
        }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: s.ShapeOf<typeof isFound>) =>
        rows.map(({ id, property_name: label, location }) => ({
          id: `community-${id}`,
          label,
          detail: location ?? '',
          href: linkTo('property', { id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Communities',
      place: 10,
      route: 'property',
      ask: (searchText, dispatch) => dispatch(communitiesNamed.initiate(searchText)),
    }),
  ],
};
