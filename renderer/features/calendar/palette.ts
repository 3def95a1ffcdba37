import { formatMoment } from '#shared/format/date.ts';
import { event } from '#shared/records/nouns/event.ts';
import { valueIn } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../core/palette/paletteSource.ts';
import { nounSource } from '../../core/records/nounSource.ts';

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: event,
      title: 'Events',
      place: 17,
      route: 'calendar',
      detailOf: (row) => formatMoment(String(valueIn(row, 'begins_at'))),
    }),
  ],
};
