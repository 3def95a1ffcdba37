import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const settings: Bridge['settings'] = {
  read: () => ask('settings.read'),
  change: (change) => ask('settings.change', change),
  onChanged: (listener) => listen('settings.changed', listener),
};
