import { campaign } from '#shared/records/nouns/campaign.ts';
import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';

const STATES: Readonly<Record<string, string>> = {
  draft: 'Draft',
  active: 'Running',
  paused: 'Paused',
};
const getStatusLabel = (row: RecordRow): string =>
  STATES[String(getFieldValue(row, 'status'))] ?? '';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: campaign,
      title: 'Campaigns',
      place: 22,
      route: 'marketing',
      detailOf: (row) => getFieldValue(row, 'subject'),
    }),
    nounSource({
      noun: emailSequence,
      title: 'Sequences',
      place: 23,
      route: 'emailSequences',
      detailOf: getStatusLabel,
    }),
  ],
};
