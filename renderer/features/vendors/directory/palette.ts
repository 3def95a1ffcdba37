import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import { listOf, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isFound = object({ rows: listOf(object({ id: text, company_name: text })) });

const { vendorsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) => client.rpc('find_vendors', { search }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: ShapeOf<typeof isFound>) =>
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
