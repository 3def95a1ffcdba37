import { fieldOf } from '#shared/records/noun.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

const stage = fieldOf(deal, 'stage');

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: deal,
      title: 'Deals',
      place: 16,
      route: 'dealPipeline',
      detailOf: (row) =>
        stage === undefined ? '' : formatFieldValue(stage, getFieldValue(row, 'stage')),
    }),
  ],
};
