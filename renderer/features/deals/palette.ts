import { fieldOf } from '#shared/records/noun.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { valueIn } from '#shared/records/row.ts';
import { writeValue } from '#shared/records/values.ts';
import type { PaletteOfFeature } from '../../core/palette/paletteSource.ts';
import { nounSource } from '../../core/records/nounSource.ts';

const stage = fieldOf(deal, 'stage');

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: deal,
      title: 'Deals',
      place: 16,
      route: 'dealPipeline',
      detailOf: (row) => (stage === undefined ? '' : writeValue(stage, valueIn(row, 'stage'))),
    }),
  ],
};
