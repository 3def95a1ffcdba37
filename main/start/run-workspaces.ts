import type { WorkspaceStatus } from '#shared/host.ts';
import { linkTo } from '#shared/routes.ts';
import { isServerAllowed } from '../policy/policy.ts';
import { workspaceId } from '../session/workspace.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import { EmbeddedBackend, embeddedEnvironment } from '../workspace/embedded.ts';
import { type PresetWorkspace, type WorkspaceState, Workspaces } from '../workspace/workspaces.ts';
import { WorkspaceChooser } from './chooser.ts';
import type { Shell } from './shell.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';
import { registerWorkspaceHandlers } from './workspace-handlers.ts';

/**
 * Opens the given or chosen workspace, or the chooser if there is none. A new window opens before the previous one
 * closes, because the app quits with its last window.
 */
export function runWorkspaces(
  shell: Shell,
  desks: WorkspaceContexts,
  work: Pick<UnsavedWork, 'mayEnd'>,
): Promise<void> {
  const { desktop, clock, log, settings, windows, inbox, router } = shell;
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
  const workspaces = new Workspaces({
    given: preset,
    saved: {
      read: () => readSavedWorkspace(shell),
      write: (choice) => settings.set('workspace', choice),
    },
    embedded,
    belongings: [
      {
        name: 'windows',
        clear() {
          chooser.show();
          if (desks.current !== null) windows.closeAll(desks.current.partition);
          chooser.stand();
        },
      },
      {
        name: 'queued routes',
        clear() {
          // Routes queued before anything was open are for the first workspace.
          if (desks.current !== null) inbox.clear();
        },
      },
      ...shell.belongings,
      ...desks.belongings,
    ],
    log,
  });

  function getStatus(): WorkspaceStatus {
    const { state } = workspaces;
    const choice = 'choice' in state ? state.choice : null;
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
      const { choice, address } = state;
      // The first time, users of the demo need its accounts.
      desks.open(choice, address, choice.kind === 'local' ? linkTo('auth') : '/');
      chooser.close();
      return;
    }
    // A backend that is restarting keeps its windows; any other state is shown in the chooser.
    const comesBack = state.kind === 'opening' && desks.current?.id === workspaceId(state.choice);
    if (!comesBack) chooser.show();
    chooser.tell(getStatus());
  }

  const unfollow = workspaces.onChange(follow);
  // While quitting, no window opens.
  app.on('will-quit', unfollow);
  router.serve(
    'workspace',
    registerWorkspaceHandlers({ shell, workspaces, chooser, desks, work, standing: getStatus }),
  );
  closeInOrder(shell, embedded, desks);
  chooser.stand();
  // A first start of the backend takes a minute; the app is ready as soon as a window can show that.
  return new Promise((resolve, reject) => {
    workspaces.onChange(() => resolve());
    workspaces.resume().then(() => resolve(), reject);
  });
}

/** Returns the saved choice, unless the organization no longer allows that project. */
function readSavedWorkspace({ settings, organization }: Shell): WorkspaceChoice | null {
  const saved = settings.get('workspace');
  const isAllowed = saved?.kind !== 'hosted' || isServerAllowed(organization.policy, saved.url);
  return isAllowed ? saved : null;
}

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
