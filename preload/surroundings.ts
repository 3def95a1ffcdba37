import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask } from './messages.ts';

export const surroundings: Bridge['surroundings'] = {
  backend: () => ask('surroundings.backend'),
  openExternal: (address) => ask('surroundings.openExternal', address),
};
