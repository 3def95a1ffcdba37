import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const keychain: Bridge['keychain'] = {
  standing: () => ask('keychain.standing'),
  retry: () => ask('keychain.retry'),
  onChanged: (listener) => listen('keychain.changed', listener),
};
