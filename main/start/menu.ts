import type { BrowserWindow } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { WorkspaceItem } from '#shared/host.ts';
import { type MenuActions, menuTemplate } from '../menu/template.ts';
import type { Shell } from './shell.ts';

/** Menu actions provided by other parts. */
interface MenuHandlers
  extends Pick<
    MenuActions,
    | 'search'
    | 'openSettings'
    | 'zoom'
    | 'checkForUpdates'
    | 'exportDiagnostics'
    | 'switchWorkspace'
    | 'addWorkspace'
  > {
  readonly printToPdf: (window: BrowserWindow) => void;
  /** Reloads a window after asking about its unsaved changes. */
  readonly reload: (window: BrowserWindow) => void;
  readonly openExternal: (address: string) => void;
  readonly hasUpdates: boolean;
  readonly canAddWorkspace: boolean;
}

export interface AppMenu {
  setWorkspaces(items: readonly WorkspaceItem[]): void;
}

/** Sets the application menu, on every system. */
export function installMenu({ desktop, windows }: Shell, handlers: MenuHandlers): AppMenu {
  const { app, Menu } = desktop.electron;
  const { printToPdf, reload, openExternal, hasUpdates, canAddWorkspace, ...others } = handlers;
  const inFocus = (work: (window: BrowserWindow) => void) => () => {
    const window = windows.focused();
    if (window !== undefined) work(window);
  };
  app.setAboutPanelOptions({
    applicationName: DESKTOP.productName,
    applicationVersion: app.getVersion(),
    copyright: 'Copyright © Haven Realty',
    website: DESKTOP.website,
  });
  const facts = {
    platform: desktop.platform,
    isDevelopment: !app.isPackaged,
    hasUpdates,
    canAddWorkspace,
  };
  const actions: MenuActions = {
    ...others,
    newWindow: () => void windows.open(),
    print: inFocus((window) => window.webContents.print()),
    printToPdf: inFocus(printToPdf),
    find: inFocus((window) => windows.tellOne(window, 'page', 'find', undefined)),
    goBack: inFocus((window) => window.webContents.navigationHistory.goBack()),
    goForward: inFocus((window) => window.webContents.navigationHistory.goForward()),
    reload: inFocus(reload),
    openHelp: () => openExternal(DESKTOP.help),
    about: () => app.showAboutPanel(),
    quit: () => app.quit(),
  };
  let shown = '';
  function setWorkspaces(workspaces: readonly WorkspaceItem[]): void {
    const next = JSON.stringify(workspaces);
    if (next === shown) return;
    shown = next;
    const template = menuTemplate({ ...facts, workspaces }, actions);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }
  setWorkspaces([]);
  return { setWorkspaces };
}
