import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const workspace: Bridge['workspace'] = {
  standing: () => ask('workspace.standing'),
  localData: () => ask('workspace.localData'),
  change: () => ask('workspace.change'),
  openHosted: (project) => ask('workspace.openHosted', project),
  openLocal: () => ask('workspace.openLocal'),
  retry: () => ask('workspace.retry'),
  cancel: () => ask('workspace.cancel'),
  keep: () => ask('workspace.keep'),
  eraseLocal: (confirmation) => ask('workspace.eraseLocal', confirmation),
  onChanged: (listener) => listen('workspace.changed', listener),
};
