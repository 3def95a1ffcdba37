import { linkTo, type RouteName } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const areFound = s.listOf(
  s.object({
    id: s.text,
    number: s.text,
    vendor: s.text,
    community_id: s.text,
    community: s.text,
    side: s.text,
  }),
);
type Found = s.ShapeOf<typeof areFound>[number];

const pathOf = ({ id, community_id: community, side }: Found): string =>
  side === 'vendor'
    ? `${linkTo('vendorPaymentSettings')}?${new URLSearchParams({ invoice: id })}`
    : `${linkTo('operatorProcurement')}?${new URLSearchParams({ community, tab: 'invoices', invoice: id })}`;

const { vendorInvoicesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    vendorInvoicesNamed: build.query<PaletteEntry[], { term: string; side: string }>({
      query: ({ term }) => rpc('find_vendor_invoices', { search: term }),
      extraOptions: { failure: 'silent', accepts: areFound },
      transformResponse: (found: Found[], _meta, { side }) =>
        found
          .filter((invoice) => invoice.side === side)
          .slice(0, RECORDS_SHOWN)
          .map((invoice) => ({
            id: `vendor-invoice-${invoice.id}`,
            label: `Invoice ${invoice.number}`,
            detail: side === 'vendor' ? invoice.community : invoice.vendor,
            href: pathOf(invoice),
          })),
    }),
  }),
}).endpoints;

const sourceOf = (side: string, route: RouteName) =>
  recordSource({
    title: 'Vendor invoices',
    place: 47,
    route,
    ask: (term, dispatch) => dispatch(vendorInvoicesNamed.initiate({ term, side })),
  });

export const palette: PaletteOfFeature = {
  sources: [sourceOf('vendor', 'vendorPaymentSettings'), sourceOf('buyer', 'operatorProcurement')],
};
