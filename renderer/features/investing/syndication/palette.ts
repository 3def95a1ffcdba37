import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areFound = s.listOf(s.object({ id: s.text, title: s.text, sponsor: s.text }));

const { offeringsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offeringsNamed: build.query<PaletteEntry[], string>({
      query: (search) => rpc('search_offerings', { search }),
      extraOptions: { failure: 'silent', accepts: areFound },
      transformResponse: (rows: s.ShapeOf<typeof areFound>) =>
        rows.map(({ id, title: label, sponsor }) => ({
          id: `offering-${id}`,
          label,
          detail: sponsor,
          href: linkTo('syndicate', { syndicateId: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Offerings',
      place: 22,
      route: 'syndicate',
      ask: (term, dispatch) => dispatch(offeringsNamed.initiate(term)),
    }),
  ],
};
