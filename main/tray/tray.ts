import type { MenuItemConstructorOptions, Tray } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import type { WorkspaceItem } from '../../shared/host.ts';
import { linkTo } from '../../shared/routes.ts';
import { escapeLabel, workspaceLabel } from '../menu/template.ts';

/** The parts of a tray icon that are used. */
export type TrayIcon = Pick<
  Tray,
  'on' | 'setToolTip' | 'setContextMenu' | 'destroy' | 'isDestroyed'
>;

type TrayWorkspace = Pick<WorkspaceItem, 'label' | 'unread'>;

export interface TrayOptions {
  readonly create: () => TrayIcon;
  /** Builds a menu from its template and sets it on the icon. */
  readonly setMenu: (icon: TrayIcon, template: MenuItemConstructorOptions[]) => void;
  readonly platform: NodeJS.Platform;
  /** The policy DisableTray. */
  readonly isDisabled: boolean;
  readonly showApp: () => void;
  readonly search: () => void;
  readonly open: (route: string) => void;
  readonly switchWorkspace: (index: number) => void;
  readonly quit: () => void;
}

/**
 * The tray icon, created once for the app's lifetime. One icon per window would leave duplicates, and one without a
 * reference is garbage collected and vanishes.
 */
export class AppTray {
  readonly #options: TrayOptions;
  #icon: TrayIcon | null = null;
  #unread = 0;
  #name: string = DESKTOP.productName;
  #workspaces: readonly TrayWorkspace[] = [];

  constructor(options: TrayOptions) {
    this.#options = options;
  }

  /** True if there is an icon to reopen a hidden window from. */
  get isThere(): boolean {
    return this.#icon !== null && !this.#icon.isDestroyed();
  }

  /** Creates the icon if there is none; false if there can't be one. */
  show(): boolean {
    if (this.#options.isDisabled) return false;
    if (this.isThere) return true;
    try {
      this.#icon = this.#options.create();
    } catch {
      // Some Linux desktops have no tray.
      return false;
    }
    // On macOS a click opens the menu.
    if (this.#options.platform !== 'darwin') this.#icon.on('click', () => this.#options.showApp());
    this.#draw(this.#icon);
    return true;
  }

  /** Sets the unread count and the product name used in the open workspace. */
  setUnread(count: number, name: string = DESKTOP.productName): void {
    this.#unread = count;
    this.#name = name;
    if (this.#icon && this.isThere) this.#draw(this.#icon);
  }

  /** Sets the list of workspaces, shown if there are several. */
  setWorkspaces(workspaces: readonly TrayWorkspace[]): void {
    this.#workspaces = workspaces;
    if (this.#icon && this.isThere) this.#draw(this.#icon);
  }

  /** Call only when the app quits. */
  destroy(): void {
    this.#icon?.destroy();
    this.#icon = null;
  }

  #draw(icon: TrayIcon): void {
    const unread = this.#unread > 0 ? `, ${this.#unread} unread` : '';
    icon.setToolTip(`${this.#name}${unread}`);
    this.#options.setMenu(icon, this.#template());
  }

  #template(): MenuItemConstructorOptions[] {
    const { showApp, search, open, switchWorkspace, quit } = this.#options;
    const workspaces = this.#workspaces.map(
      (workspace, index): MenuItemConstructorOptions => ({
        label: workspaceLabel(workspace),
        click() {
          switchWorkspace(index);
          showApp();
        },
      }),
    );
    return [
      { label: `Open ${escapeLabel(this.#name)}`, click: () => showApp() },
      ...(workspaces.length > 1 ? workspaces : []),
      { type: 'separator' },
      { label: 'Search…', click: () => search() },
      { label: 'Dashboard', click: () => open(linkTo('dashboard')) },
      { label: 'Profile', click: () => open(linkTo('profile')) },
      { type: 'separator' },
      { label: `Quit ${DESKTOP.productName}`, click: () => quit() },
    ];
  }
}

/** True if closing the last window hides it: only if the user chose it, and only with an icon to reopen it from. */
export const hidesOnClose = (
  tray: Pick<AppTray, 'isThere'>,
  closeToTray: boolean,
  isQuitting: boolean,
) => closeToTray && tray.isThere && !isQuitting;
