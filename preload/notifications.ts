import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask } from './messages.ts';

export const notifications: Bridge['notifications'] = {
  show: (matter) => ask('notifications.show', matter),
  clear: (kind) => ask('notifications.clear', kind),
  showCount: (count) => ask('notifications.showCount', count),
  test: () => ask('notifications.test'),
};
