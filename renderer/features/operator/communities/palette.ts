import { community } from '#shared/records/nouns/community.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: community,
      title: 'Your communities',
      place: 42,
      route: 'operatorProperties',
      detailOf: (row) => getFieldValue(row, 'city'),
    }),
  ],
};
