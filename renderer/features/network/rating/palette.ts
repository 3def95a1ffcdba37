import type { PaletteOfFeature } from '../../../core/palette/paletteSource.ts';
import { openRatingDialog } from '../../../kit/rating/ratingEvents.ts';

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
