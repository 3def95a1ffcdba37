import { lead } from '#shared/records/nouns/lead.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';
import { reachActions } from '../../../workbench/data/reachActions.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: lead,
      title: 'Leads',
      place: 16,
      route: 'leads',
      actionsOf: (row) => reachActions(lead, row),
      detailOf: (row) => getFieldValue(row, 'interest') ?? getFieldValue(row, 'company'),
    }),
  ],
};
