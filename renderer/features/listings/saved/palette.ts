import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areSearches = s.listOf(
  s.object({ id: s.text, name: s.text, facets: s.listOf(s.text), words: s.text }),
);

/** Converts a search facet to the list's URL parameter. */
const inAddress = (facet: string) => {
  const at = facet.indexOf(':');
  return [facet.slice(0, at), facet.slice(at + 1)] as const;
};

const { searchesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchesNamed: build.query<PaletteEntry[], string>({
      query: (searchText) => (client) =>
        client
          .from('saved_searches')
          .select('id, name, facets, words')
          .ilike('name', ['%', searchText.replaceAll(/[%_\\]/g, '\\$&'), '%'].join(''))
          .limit(RECORDS_SHOWN),
      extraOptions: { failure: 'silent', accepts: areSearches },
      transformResponse: (found: s.ShapeOf<typeof areSearches>) =>
        found.map(({ id, name, facets, words }) => ({
          id: `search-${id}`,
          label: name,
          detail: 'Saved search',
          href: linkTo('investmentOpportunities', undefined, {
            ...Object.fromEntries(facets.map(inAddress)),
            ...(words !== '' && { search: words }),
          }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Saved searches',
      place: 18,
      route: 'searches',
      ask: (searchText, dispatch) => dispatch(searchesNamed.initiate(searchText)),
    }),
  ],
};
