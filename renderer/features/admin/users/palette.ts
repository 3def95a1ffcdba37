import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import { listOf, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isFound = object({
  rows: listOf(object({ id: text, full_name: orNull(text), email: orNull(text) })),
});

const { accountsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) =>
        client.rpc('admin_accounts', { search, page_size: RECORDS_SHOWN }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: ShapeOf<typeof isFound>) =>
        rows.map(({ id, full_name: name, email }) => ({
          id: `account-${id}`,
          label: name || email || '',
          detail: email ?? '',
          href: linkTo('adminUsers', undefined, { account: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Accounts',
      place: 40,
      route: 'adminUsers',
      ask: (searchText, dispatch) => dispatch(accountsNamed.initiate(searchText)),
    }),
  ],
};
