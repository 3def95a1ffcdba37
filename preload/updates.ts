import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const updates: Bridge['updates'] = {
  standing: () => ask('updates.standing'),
  check: () => ask('updates.check'),
  download: () => ask('updates.download'),
  cancel: () => ask('updates.cancel'),
  restart: () => ask('updates.restart'),
  postpone: () => ask('updates.postpone'),
  setChannel: (channel) => ask('updates.setChannel', channel),
  onChanged: (listener) => listen('updates.changed', listener),
};
