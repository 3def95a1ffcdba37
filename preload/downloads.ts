import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const downloads: Bridge['downloads'] = {
  cancel: (id) => ask('downloads.cancel', id),
  showInFolder: (id) => ask('downloads.showInFolder', id),
  drag: (id) => ask('downloads.drag', id),
  onChanged: (listener) => listen('downloads.changed', listener),
};
