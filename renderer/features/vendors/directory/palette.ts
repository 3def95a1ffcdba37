import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.object({ rows: s.listOf(s.object({ id: s.text, company_name: s.text })) });

const { vendorsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) => client.rpc('find_vendors', { search }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: s.ShapeOf<typeof isFound>) =>
        rows.slice(0, RECORDS_SHOWN).map(({ id, company_name: label }) => ({
          id: `vendor-${id}`,
          label,
          detail: 'Vendor',
          href: linkTo('vendor', { vendorId: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Vendors',
      place: 30,
      route: 'vendor',
      ask: (term, dispatch) => dispatch(vendorsNamed.initiate(term)),
    }),
  ],
};
