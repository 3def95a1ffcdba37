import { linkTo } from '#shared/routes.ts';
import { loadChunk } from '../../../host/loadChunk.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';

const saveThisLog = () =>
  void loadChunk(() => import('./downloadSupportLog.ts')).then(({ downloadSupportLog: saveLog }) =>
    saveLog(),
  );

export const palette: PaletteOfFeature = {
  acts: () => [
    {
      id: 'act-ticket',
      label: 'New ticket',
      detail: 'Write to our team',
      also: ['Help', 'Report a problem', 'Feedback'],
      href: linkTo('support'),
    },
    {
      id: 'act-save-log',
      label: 'Save this window’s log',
      detail: 'Errors in this window, for support',
      also: ['Export errors', 'Diagnostics'],
      run: saveThisLog,
    },
  ],
};
