import { resident } from '#shared/records/nouns/resident.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: resident,
      title: 'Residents',
      place: 43,
      route: 'operatorResidents',
      detailOf: (row) => getFieldValue(row, 'preferred_name'),
    }),
  ],
};
