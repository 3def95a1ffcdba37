import { residentProspect } from '#shared/records/nouns/residentProspect.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: residentProspect,
      title: 'Prospects',
      place: 44,
      route: 'operatorWaitlist',
      detailOf: (row) => getFieldValue(row, 'contact_name'),
    }),
  ],
};
