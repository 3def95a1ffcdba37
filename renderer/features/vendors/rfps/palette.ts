import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areFound = s.listOf(s.object({ id: s.text, title: s.text, side: s.text }));

const { rfpsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rfpsNamed: build.query<PaletteEntry[], string>({
      query: (search) => rpc('search_rfps', { search }),
      extraOptions: { failure: 'silent', accepts: areFound },
      transformResponse: (rows: s.ShapeOf<typeof areFound>) =>
        rows.map(({ id, title: label, side }) => ({
          id: `rfp-${id}`,
          label,
          detail: side === 'vendor' ? 'RFP to bid on' : 'RFP',
          href: linkTo('rfpDetail', { rfpId: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'RFPs',
      place: 31,
      route: 'rfpDetail',
      ask: (term, dispatch) => dispatch(rfpsNamed.initiate(term)),
    }),
  ],
};
