import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { restartTour } from './tourEvents.ts';

export const palette: PaletteOfFeature = {
  acts: (who) =>
    who?.approval === 'approved'
      ? [
          {
            id: 'act-tour',
            label: 'Restart tour',
            also: ['Onboarding', 'Get started', 'Welcome'],
            run: restartTour,
          },
        ]
      : [],
};
