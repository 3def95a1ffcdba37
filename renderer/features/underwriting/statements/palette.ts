import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: underwritingStatement,
      title: 'Statements',
      place: 19,
      route: 'underwritingStatements',
      detailOf: (row) => {
        const units = getFieldValue(row, 'units');
        return typeof units === 'number' ? `${units} units` : null;
      },
    }),
  ],
};
