import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const page: Bridge['page'] = {
  network: (isOnline) => ask('page.network', isOnline),
  drawn: (answer) => ask('page.drawn', answer),
  onDraw: (listener) => listen('page.draw', listener),
};
