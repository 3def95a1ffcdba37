import { holding } from '#shared/records/nouns/holding.ts';
import { investmentEntity } from '#shared/records/nouns/investmentEntity.ts';
import { investmentSponsor } from '#shared/records/nouns/investmentSponsor.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: holding,
      title: 'Holdings',
      place: 19,
      route: 'enhancedPortfolio',
      detailOf: (row) => {
        const operator = getFieldValue(row, 'operator');
        return typeof operator === 'string' ? operator : null;
      },
    }),
    nounSource({
      noun: investmentEntity,
      title: 'Entities',
      place: 20,
      route: 'investmentEntities',
      detailOf: () => null,
    }),
    nounSource({
      noun: investmentSponsor,
      title: 'Sponsors',
      place: 21,
      route: 'investmentSponsors',
      detailOf: () => null,
    }),
  ],
};
