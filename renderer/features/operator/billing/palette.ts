import { formatMonth } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areFound = s.listOf(
  s.object({
    id: s.text,
    number: s.number,
    month: s.text,
    resident_id: s.text,
    resident: s.text,
    community_id: s.text,
  }),
);
type Found = s.ShapeOf<typeof areFound>[number];

const toEntry = (invoice: Found): PaletteEntry => ({
  id: `resident-invoice-${invoice.id}`,
  label: `Invoice ${invoice.number}`,
  detail: `${invoice.resident}, ${formatMonth(new Date(`${invoice.month}T00:00`))}`,
  href: linkTo(
    'operatorBilling',
    {},
    {
      community: invoice.community_id,
      tab: 'residents',
      resident: invoice.resident_id,
      invoice: String(invoice.number),
    },
  ),
});

const { residentInvoicesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    residentInvoicesNamed: build.query<PaletteEntry[], string>({
      query: (term) => rpc('find_resident_invoices', { search: term }),
      extraOptions: { failure: 'silent', accepts: areFound },
      transformResponse: (found: Found[]) => found.map(toEntry),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Resident invoices',
      place: 46,
      route: 'operatorBilling',
      ask: (term, dispatch) => dispatch(residentInvoicesNamed.initiate(term)),
    }),
  ],
};
