import { company } from '#shared/records/nouns/company.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: company,
      title: 'Companies',
      place: 16,
      route: 'companies',
      detailOf: (row) => getFieldValue(row, 'city'),
    }),
  ],
};
