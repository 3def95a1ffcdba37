import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';
import { reachActions } from '../../../workbench/data/reachActions.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: contact,
      title: 'Clients',
      place: 15,
      route: 'clients',
      actionsOf: (row) => reachActions(contact, row),
      detailOf: (row) => getFieldValue(row, 'company') ?? getFieldValue(row, 'email'),
    }),
  ],
};
