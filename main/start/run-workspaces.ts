import type { Session, WorkspaceStatus } from '#shared/host.ts';
import { linkTo } from '#shared/routes.ts';
import { isServerAllowed } from '../policy/policy.ts';
import type { OpenChoice } from '../session/workspace.ts';
import { EmbeddedBackend, embeddedEnvironment } from '../workspace/embedded.ts';
import {
  type PresetWorkspace,
  type SavedWorkspaces,
  toEntry,
  type WorkspaceResource,
  type WorkspaceState,
  Workspaces,
} from '../workspace/workspaces.ts';
import { WorkspaceChooser } from './chooser.ts';
import { openLinksInWorkspaces } from './link-targets.ts';
import { openLocalBackend } from './local-backend.ts';
import type { Shell } from './shell.ts';
import type { Pages } from './show-routes.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import { partitionOf } from './workspace-context.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';
import { registerWorkspaceHandlers } from './workspace-handlers.ts';
import { WorkspaceSwitcher } from './workspace-switcher.ts';

export interface RunningWorkspaces {
  readonly switcher: WorkspaceSwitcher;
  /** Brings the workspace with this position in the list to the front. */
  switchTo(index: number): void;
  /** False if the organization, the build or a developer set the workspace. */
  readonly canAdd: boolean;
  /** Shows the chooser to add one. */
  addWorkspace(): void;
  /** Opens the given workspace, or all that the user added; resolves when a window shows the outcome. */
  resume(): Promise<void>;
}

/**
 * Wires the given or added workspaces, or the chooser if there is none. A new window opens before the previous one
 * closes, because the app quits with its last window.
 */
export function makeWorkspaces(
  shell: Shell,
  desks: WorkspaceContexts,
  pages: Pick<Pages, 'open' | 'clear'>,
  work: Pick<UnsavedWork, 'mayLeave'>,
): RunningWorkspaces {
  const { desktop, clock, log, settings, windows, router } = shell;
  const { app, utilityProcess } = desktop.electron;
  const chooser = new WorkspaceChooser(shell);
  const preset = getPresetWorkspace(shell);

  const embedded = new EmbeddedBackend({
    fork: (...args) =>
      utilityProcess.fork(desktop.backendProgram, args, {
        env: embeddedEnvironment(app.getPath('userData')),
        serviceName: 'Haven Exchange backend',
      }),
    clock,
    log,
  });
  const ownWindows: WorkspaceResource = {
    name: 'windows',
    clear(id) {
      // A window of something else opens first, because the app quits with its last window.
      if (desks.current === null || desks.current.id === id) chooser.show();
      windows.closeAll(partitionOf(id));
      if (desks.current === null || desks.current.id === id) chooser.stand();
    },
  };
  const queuedRoutes: WorkspaceResource = {
    name: 'queued routes',
    clear: (id) => pages.clear(partitionOf(id)),
  };
  const workspaces = new Workspaces({
    given: preset,
    saved: {
      read: () => readSavedWorkspaces(shell),
      write({ entries, front }) {
        settings.set(
          'workspaces',
          entries.map(({ choice, slot }) => ({ choice, slot })),
        );
        settings.set('frontWorkspace', front);
      },
    },
    isAllowed: (choice) => isAllowed(shell, choice),
    embedded,
    traces: () => desks.traces,
    openBehind: (entry, address) => desks.openBehind(entry, address),
    get belongings() {
      return [ownWindows, queuedRoutes, ...shell.belongings, ...desks.belongings];
    },
    log,
  });
  const local = openLocalBackend(shell, embedded);
  const switcher = new WorkspaceSwitcher(shell, workspaces, desks);

  function getStatus(): WorkspaceStatus {
    const { state } = workspaces;
    const choice = 'entry' in state ? state.entry.choice : null;
    const isDemo = choice?.kind === 'local' && embedded.state.kind === 'ready';
    return {
      state: state.kind,
      place: choice && (choice.kind === 'local' ? choice : { kind: 'hosted', url: choice.url }),
      failure: state.kind === 'failed' ? state.reason : null,
      managedBy: preset?.by ?? null,
      demoPassword: isDemo && embedded.state.kind === 'ready' ? embedded.state.demoPassword : null,
    };
  }

  function follow(state: WorkspaceState): void {
    if (state.kind === 'open') {
      const { entry, address } = state;
      // The first time, users of the demo need its accounts.
      desks.open(entry, address, entry.choice.kind === 'local' ? linkTo('auth') : '/');
      chooser.close();
      return;
    }
    // A backend that is restarting keeps its windows; any other state is shown in the chooser.
    const comesBack = state.kind === 'opening' && desks.current?.id === state.entry.id;
    if (!comesBack) chooser.show();
    chooser.tell(getStatus());
  }

  /** An account that is already open is shown there; its second sign-in is removed. */
  async function mergeAccounts(id: string, session: Session | null): Promise<void> {
    const existing = session && (await switcher.findSameAccount(id, session));
    if (existing === null) return;
    await workspaces.show(existing);
    await workspaces.remove(id);
  }

  const unfollow = workspaces.onChange(follow);
  // While quitting, no window opens.
  app.on('will-quit', unfollow);
  // One at a time, so that two sign-ins of one account never remove each other.
  let merging: Promise<void> = Promise.resolve();
  shell.sessions.add((id, session) => {
    merging = merging
      .then(() => mergeAccounts(id, session))
      .catch((error: unknown) => log.error('could not merge two sign-ins of one account', error));
  });
  const addWorkspace = () => {
    if (preset === null) chooser.show();
  };
  openLinksInWorkspaces(shell, { workspaces, switcher, open: pages.open, addWorkspace });
  router.serve(
    'workspace',
    registerWorkspaceHandlers({
      shell,
      workspaces,
      chooser,
      desks,
      work,
      switcher,
      local,
      standing: getStatus,
    }),
  );
  closeInOrder(shell, embedded, desks);
  return {
    switcher,
    switchTo(index) {
      const item = switcher.items[index];
      if (item !== undefined) void workspaces.show(item.id);
    },
    canAdd: preset === null,
    addWorkspace,
    resume() {
      chooser.stand();
      // A first start of the backend takes a minute; the app is ready as soon as a window can show that.
      return new Promise((resolve, reject) => {
        workspaces.onChange(() => resolve());
        workspaces.resume().then(() => resolve(), reject);
      });
    },
  };
}

function readSavedWorkspaces({ settings }: Pick<Shell, 'settings'>): SavedWorkspaces {
  const entries = settings.get('workspaces').map(({ choice, slot }) => toEntry(choice, slot));
  return { entries, front: settings.get('frontWorkspace') };
}

const isAllowed = ({ organization }: Pick<Shell, 'organization'>, choice: OpenChoice): boolean =>
  choice.kind !== 'hosted' || isServerAllowed(organization.policy, choice.url);

/** The organization's workspace first, then the developer's, then the build's; otherwise the user chooses. */
function getPresetWorkspace({ desktop, organization }: Shell): PresetWorkspace | null {
  const { isPackaged } = desktop.electron.app;
  const { workspace: ofOrganization } = organization.policy;
  if (ofOrganization) return { by: 'policy', choice: ofOrganization };
  return desktop.givenWorkspace({ isPackaged });
}

/** Quits after the database is closed, or at once if none is open. */
function closeInOrder(
  { desktop, log }: Shell,
  embedded: Pick<EmbeddedBackend, 'state' | 'stop'>,
  desks: WorkspaceContexts,
): void {
  const { app } = desktop.electron;
  let isClosing = false;
  app.on('will-quit', (event) => {
    desks.close();
    // A second quit doesn't wait.
    if (isClosing || embedded.state.kind === 'stopped') return;
    event.preventDefault();
    isClosing = true;
    void embedded
      .stop()
      .catch((error: unknown) => log.error('could not close the backend', error))
      .then(() => app.quit());
  });
}
