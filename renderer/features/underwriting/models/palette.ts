import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: underwritingModel,
      title: 'Underwriting models',
      place: 18,
      route: 'financialAnalysis',
      detailOf: (row) => {
        const units = getFieldValue(row, 'units');
        return typeof units === 'number' ? `${units} units` : null;
      },
    }),
  ],
};
