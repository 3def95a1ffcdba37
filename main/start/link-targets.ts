import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { RouteRequest } from '../deep-links/parse.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Shell } from './shell.ts';
import { partitionOf } from './workspace-context.ts';
import type { WorkspaceSwitcher } from './workspace-switcher.ts';

interface Parts {
  readonly workspaces: Workspaces;
  readonly switcher: Pick<WorkspaceSwitcher, 'items'>;
  readonly open: (route: string, partition: string) => void;
  readonly addWorkspace: () => void;
}

/**
 * Opens links and clicked notifications in the workspace that they name. A link that names none opens in the only
 * workspace, or the user chooses: a route, and a token in it, never reaches another workspace by itself.
 */
export function openLinksInWorkspaces(
  { desktop, inbox, log, windows }: Pick<Shell, 'desktop' | 'inbox' | 'log' | 'windows'>,
  { workspaces, switcher, open, addWorkspace }: Parts,
): void {
  const { dialog } = desktop.electron;

  async function ask(message: string, detail: string, choices: readonly string[]) {
    const buttons = [...choices, 'Cancel'];
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message,
      detail,
      buttons,
      defaultId: 0,
      cancelId: buttons.length - 1,
    });
    return choices[response];
  }

  async function askWorkspace(): Promise<string | null> {
    const { items } = switcher;
    const labels = items.map(({ label }) => label);
    const label = await ask(
      'Open this link in which workspace?',
      "The link doesn't say where it belongs.",
      labels,
    );
    return items.find((item) => item.label === label)?.id ?? null;
  }

  async function offerToAdd(server: string): Promise<null> {
    const choice = await ask(
      `This link belongs to ${new URL(server).host}, which isn't one of your workspaces.`,
      `Add the workspace to ${DESKTOP.productName}, then open the link again.`,
      ['Add Workspace…'],
    );
    if (choice !== undefined) addWorkspace();
    return null;
  }

  /** Returns the workspaces on a server, the one in front first. */
  function onServer(server: string): readonly string[] {
    const isThere = (id: string, url: string | null) =>
      [url, workspaces.addressOf(id)?.url].some((one) => one && new URL(one).origin === server);
    return switcher.items
      .filter(({ id, place }) => isThere(id, place.kind === 'hosted' ? place.url : null))
      .toSorted((one, other) => Number(other.isInFront) - Number(one.isInFront))
      .map(({ id }) => id);
  }

  async function findWorkspace({ target }: RouteRequest): Promise<string | null> {
    const { items } = switcher;
    if (target === null) return items.length > 1 ? askWorkspace() : (items[0]?.id ?? null);
    if ('server' in target) return onServer(target.server)[0] ?? offerToAdd(target.server);
    return items.some(({ id }) => id === target.workspace) ? target.workspace : null;
  }

  async function show(request: RouteRequest): Promise<void> {
    const id = await findWorkspace(request);
    if (id === null) return windows.isWanted ? void windows.present() : undefined;
    await workspaces.show(id);
    open(request.route, partitionOf(id));
  }

  const stop = workspaces.onChange((state) => {
    // Earlier links wait for the first open workspace.
    if (state.kind !== 'open') return;
    stop();
    inbox.ready((request) => {
      // Not the error's text, which could contain the route.
      show(request).catch(() => log.error('a link could not be opened'));
    });
  });
}
