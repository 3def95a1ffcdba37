import { lead } from '#shared/records/nouns/lead.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: lead,
      title: 'Leads',
      place: 16,
      route: 'leads',
      detailOf: (row) => getFieldValue(row, 'interest') ?? getFieldValue(row, 'company'),
    }),
  ],
};
