import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask } from './messages.ts';

export const work: Bridge['work'] = {
  unsaved: (isUnsaved) => ask('work.unsaved', isUnsaved),
};
