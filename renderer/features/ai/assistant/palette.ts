import { linkTo } from '#shared/routes.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';

export const palette: PaletteOfFeature = {
  acts: (who) =>
    who === null
      ? []
      : [
          {
            id: 'ask-assistant',
            label: 'Ask the assistant',
            also: ['ai', 'chat', 'question'],
            href: linkTo('aiAssistant'),
          },
        ],
};
