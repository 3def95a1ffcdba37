import { formatDateTime } from '#shared/format/date.ts';
import { event } from '#shared/records/nouns/event.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: event,
      title: 'Events',
      place: 17,
      route: 'calendar',
      detailOf: (row) => formatDateTime(String(getFieldValue(row, 'begins_at'))),
    }),
  ],
};
