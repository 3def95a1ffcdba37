import type { Bridge } from '#shared/desktop/ipc.ts';
import type { WorkspacePort } from '#shared/host.ts';
import { answered } from './answered.ts';

export function makeWorkspacePort({ workspace }: Bridge): WorkspacePort {
  return {
    standing: () => answered(workspace.standing()),
    onChange: (listener) => workspace.onChanged(listener),
    localData: () => answered(workspace.localData()),
    change: () => answered(workspace.change()),
    chooser: {
      openHosted: (project) => answered(workspace.openHosted(project)),
      openLocal: () => answered(workspace.openLocal()),
      retry: () => answered(workspace.retry()),
      cancel: () => answered(workspace.cancel()),
      keep: () => answered(workspace.keep()),
    },
    eraseLocal: () => answered(workspace.eraseLocal('delete')),
  };
}
