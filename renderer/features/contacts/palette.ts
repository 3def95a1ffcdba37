import { contact } from '#shared/records/nouns/contact.ts';
import { nameOf, valueIn } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import type { PaletteOfFeature } from '../../core/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../core/palette/recordSource.ts';
import { recordsApi } from '../../core/records/recordsApi.ts';

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Clients',
      place: 15,
      route: 'clients',
      ask: (words, dispatch) => {
        const search = { noun: contact, words };
        const asked = dispatch(
          recordsApi.endpoints.readRecords.initiate({ search, after: null, size: RECORDS_SHOWN }),
        );
        return {
          abort: () => asked.abort(),
          unsubscribe: () => asked.unsubscribe(),
          unwrap: async () =>
            (await asked.unwrap()).rows.map((row) => ({
              id: `contact-${row.id}`,
              label: nameOf(contact, row),
              detail: String(valueIn(row, 'company') ?? valueIn(row, 'email') ?? ''),
              href: linkTo('client', { id: row.id }),
            })),
        };
      },
    }),
  ],
};
