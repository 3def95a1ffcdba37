import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { openRatingDialog } from '../../../ui/rating/ratingEvents.ts';

export const palette: PaletteOfFeature = {
  acts: (who) =>
    who?.approval === 'approved'
      ? [
          {
            id: 'act-rate',
            label: 'Rate your experience',
            also: ['Review', 'Feedback'],
            run: openRatingDialog,
          },
        ]
      : [],
};
