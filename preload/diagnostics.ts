import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask } from './messages.ts';

export const diagnostics: Bridge['diagnostics'] = {
  read: () => ask('diagnostics.read'),
  save: () => ask('diagnostics.save'),
  showLog: () => ask('diagnostics.showLog'),
};
