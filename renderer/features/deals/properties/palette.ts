import { property } from '#shared/records/nouns/property.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: property,
      title: 'Properties',
      place: 17,
      route: 'properties',
      detailOf: (row) => getFieldValue(row, 'city'),
    }),
  ],
};
