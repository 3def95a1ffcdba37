import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.object({
  rows: s.listOf(s.object({ id: s.text, full_name: s.orNull(s.text), email: s.orNull(s.text) })),
});

const { accountsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) =>
        client.rpc('admin_accounts', { search, page_size: RECORDS_SHOWN }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: s.ShapeOf<typeof isFound>) =>
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
