import { vi } from 'vitest';
import type {
  LocalBackendStatus,
  LocalData,
  WorkspaceItem,
  WorkspacePort,
  WorkspaceStatus,
} from '#shared/host.ts';

export const PROJECT = { kind: 'hosted', url: 'https://project.example' } as const;

/** The workspace of the page, in front. */
export const OWN: WorkspaceItem = {
  id: '0123456789abcdef',
  label: 'project.example',
  place: PROJECT,
  unread: 0,
  isInFront: true,
  isSignedIn: true,
};

export const LOCAL_STATUS: LocalBackendStatus = {
  state: 'ready',
  port: 4173,
  restarts: 1,
  backups: [
    { name: 'haven-backup-2026-11-30-080000.tar.gz', bytes: 9_000_000, at: '2026-11-30T08:00:00Z' },
  ],
  folder: '/home/ada/haven/backups',
};

/** Fakes the desktop's workspaces; a hosted one is open unless a test says otherwise. */
export function fakeWorkspace(
  workspaceStatus: Partial<WorkspaceStatus> = {},
  bytes = 0,
  items: readonly WorkspaceItem[] = [OWN],
) {
  const listeners = new Set<(standing: WorkspaceStatus) => void>();
  const now: WorkspaceStatus = {
    state: 'open',
    place: PROJECT,
    failure: null,
    managedBy: null,
    demoPassword: null,
    ...workspaceStatus,
  };
  const data: LocalData = { folder: '/home/ada/haven/workspace', bytes };
  const port = {
    standing: async () => now,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    localData: async () => data,
    list: async () => items,
    onList: () => () => undefined,
    switchTo: vi.fn<WorkspacePort['switchTo']>(async () => undefined),
    addAccount: vi.fn<WorkspacePort['addAccount']>(async () => undefined),
    remove: vi.fn<WorkspacePort['remove']>(async () => 'removed'),
    change: vi.fn<WorkspacePort['change']>(async () => undefined),
    chooser: {
      openHosted: vi.fn<WorkspacePort['chooser']['openHosted']>(async () => ({ ok: true })),
      openLocal: vi.fn<WorkspacePort['chooser']['openLocal']>(async () => undefined),
      retry: vi.fn<WorkspacePort['chooser']['retry']>(async () => undefined),
      cancel: vi.fn<WorkspacePort['chooser']['cancel']>(async () => undefined),
      keep: vi.fn<WorkspacePort['chooser']['keep']>(async () => undefined),
    },
    localBackend: {
      status: async () => LOCAL_STATUS,
      backUp: vi.fn<WorkspacePort['localBackend']['backUp']>(async () => 'done'),
      restore: vi.fn<WorkspacePort['localBackend']['restore']>(async () => 'done'),
      showBackups: vi.fn<WorkspacePort['localBackend']['showBackups']>(async () => undefined),
    },
    eraseLocal: vi.fn<WorkspacePort['eraseLocal']>(async () => 'erased'),
  } satisfies WorkspacePort;
  const emitStatus = (next: Partial<WorkspaceStatus>) => {
    for (const listener of listeners) listener({ ...now, ...next });
  };
  return { port, tell: emitStatus };
}
