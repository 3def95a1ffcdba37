import type { Bridge } from '#shared/ipc.ts';
import { ask, listen } from './messages.ts';

export const page: Bridge['page'] = {
  network: (isOnline) => ask('page.network', isOnline),
  drawn: (question) => ask('page.drawn', question),
  onDraw: (listener) => listen('page.draw', listener),
};
