import type { MenuItemConstructorOptions } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import type { WorkspaceItem } from '../../shared/host.ts';
import type { ZoomChange } from '../window-state/zoom.ts';
import { tidyMenu } from './tidy-menu.ts';

/** Actions of the menu items; the menu itself knows no window. */
export interface MenuActions {
  newWindow(): void;
  /** Brings a workspace to the front, by its position in the list. */
  switchWorkspace(index: number): void;
  addWorkspace(): void;
  search(): void;
  find(): void;
  goBack(): void;
  goForward(): void;
  reload(): void;
  openSettings(): void;
  print(): void;
  printToPdf(): void;
  zoom(change: ZoomChange): void;
  checkForUpdates(): void;
  exportDiagnostics(): void;
  openHelp(): void;
  about(): void;
  quit(): void;
}

export interface MenuFacts {
  readonly platform: NodeJS.Platform;
  readonly isDevelopment: boolean;
  /** False if a policy or the installation type disables updates. */
  readonly hasUpdates: boolean;
  readonly workspaces: readonly Pick<WorkspaceItem, 'label' | 'unread' | 'isInFront'>[];
  /** False if the organization or the build set the workspace. */
  readonly canAddWorkspace: boolean;
}

type Item = MenuItemConstructorOptions;

const separator: Item = { type: 'separator' };

/** Returns the application menu as data. Developer tools are for development only. */
export function menuTemplate(facts: MenuFacts, actions: MenuActions): Item[] {
  const isMac = facts.platform === 'darwin';
  const updates: Item | null = facts.hasUpdates
    ? { label: 'Check for Updates…', click: () => actions.checkForUpdates() }
    : null;
  const settings: Item = {
    label: 'Settings…',
    accelerator: 'CommandOrControl+,',
    click: () => actions.openSettings(),
  };
  const about: Item = { label: `About ${DESKTOP.productName}`, click: () => actions.about() };

  const app: Item = {
    label: DESKTOP.productName,
    submenu: tidyMenu([
      about,
      updates,
      separator,
      settings,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      {
        label: `Quit ${DESKTOP.productName}`,
        accelerator: 'Command+Q',
        click: () => actions.quit(),
      },
    ]),
  };
  const file: Item = {
    label: '&File',
    submenu: tidyMenu([
      { label: 'New Window', accelerator: 'CommandOrControl+N', click: () => actions.newWindow() },
      { label: 'Search…', accelerator: 'CommandOrControl+K', click: () => actions.search() },
      separator,
      { label: 'Print…', accelerator: 'CommandOrControl+P', click: () => actions.print() },
      {
        label: 'Save as PDF…',
        accelerator: 'CommandOrControl+Shift+P',
        click: () => actions.printToPdf(),
      },
      separator,
      isMac ? null : settings,
      { role: 'close' },
      isMac ? null : { label: 'Quit', accelerator: 'Control+Q', click: () => actions.quit() },
    ]),
  };
  const edit: Item = {
    label: '&Edit',
    submenu: tidyMenu([
      { role: 'undo' },
      { role: 'redo' },
      separator,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'pasteAndMatchStyle' },
      { role: 'delete' },
      separator,
      { role: 'selectAll' },
      separator,
      { label: 'Find…', accelerator: 'CommandOrControl+F', click: () => actions.find() },
    ]),
  };
  const view: Item = {
    label: '&View',
    submenu: tidyMenu([
      {
        label: 'Back',
        accelerator: isMac ? 'Command+[' : 'Alt+Left',
        click: () => actions.goBack(),
      },
      {
        label: 'Forward',
        accelerator: isMac ? 'Command+]' : 'Alt+Right',
        click: () => actions.goForward(),
      },
      { label: 'Reload', accelerator: 'CommandOrControl+R', click: () => actions.reload() },
      facts.isDevelopment ? { role: 'toggleDevTools' } : null,
      separator,
      ...zoomItems(actions),
      separator,
      { role: 'togglefullscreen' },
    ]),
  };
  const window: Item = {
    label: '&Window',
    role: 'window',
    submenu: tidyMenu([
      { role: 'minimize' },
      isMac ? { role: 'zoom' } : null,
      isMac ? separator : null,
      isMac ? { role: 'front' } : null,
    ]),
  };
  const help: Item = {
    label: '&Help',
    role: 'help',
    submenu: tidyMenu([
      { label: 'Help Center', accelerator: 'F1', click: () => actions.openHelp() },
      { label: 'Export Diagnostics…', click: () => actions.exportDiagnostics() },
      separator,
      isMac ? null : updates,
      isMac ? null : about,
    ]),
  };
  return [
    ...(isMac ? [app] : []),
    file,
    edit,
    view,
    ...workspacesMenu(facts, actions),
    window,
    help,
  ];
}

/** A single & would underline the next character. */
export const escapeLabel = (label: string): string => label.replaceAll('&', '&&');

/** Returns a workspace's menu text with its unread count. */
export const workspaceLabel = ({
  label,
  unread,
}: Pick<WorkspaceItem, 'label' | 'unread'>): string =>
  escapeLabel(unread > 0 ? `${label}, ${unread} unread` : label);

/** The switcher, with shortcuts for the first nine. */
function workspacesMenu({ workspaces, canAddWorkspace }: MenuFacts, actions: MenuActions): Item[] {
  if (!canAddWorkspace) return [];
  const items = workspaces.map(
    (workspace, index): Item => ({
      label: workspaceLabel(workspace),
      type: 'radio',
      checked: workspace.isInFront,
      accelerator: `CommandOrControl+${index + 1}`,
      click: () => actions.switchWorkspace(index),
    }),
  );
  const add = { label: 'Add Workspace…', click: () => actions.addWorkspace() };
  return [{ label: 'Workspace&s', submenu: tidyMenu([...items, separator, add]) }];
}

/** Not Electron's zoom roles, which don't save the zoom or use these steps. */
function zoomItems(actions: MenuActions): Item[] {
  return [
    { label: 'Actual Size', accelerator: 'CommandOrControl+0', click: () => actions.zoom('reset') },
    { label: 'Zoom In', accelerator: 'CommandOrControl+Plus', click: () => actions.zoom('in') },
    {
      // Where plus needs Shift, people press the key without Shift.
      label: 'Zoom In',
      accelerator: 'CommandOrControl+=',
      visible: false,
      acceleratorWorksWhenHidden: true,
      click: () => actions.zoom('in'),
    },
    { label: 'Zoom Out', accelerator: 'CommandOrControl+-', click: () => actions.zoom('out') },
  ];
}
