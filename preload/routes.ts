import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const routes: Bridge['routes'] = {
  ready: () => ask('routes.ready'),
  onShow: (listener) => listen('routes.show', listener),
  onSearch: (listener) => listen('routes.search', listener),
};
