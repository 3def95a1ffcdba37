import { linkTo } from '#shared/routes.ts';
import type { PaletteOfFeature } from '../../core/palette/paletteSource.ts';

export const palette: PaletteOfFeature = {
  acts: () => [
    {
      id: 'act-ticket',
      label: 'New ticket',
      detail: 'Write to the team',
      also: ['Help', 'Report a problem', 'Feedback'],
      href: linkTo('support'),
    },
  ],
};
