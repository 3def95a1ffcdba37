import type { MenuItemConstructorOptions, Tray } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { linkTo } from '../../shared/routes.ts';

/** What is used of a tray icon. */
export type TrayIcon = Pick<
  Tray,
  'on' | 'setToolTip' | 'setContextMenu' | 'destroy' | 'isDestroyed'
>;

export interface TrayOptions {
  readonly create: () => TrayIcon;
  /** Builds a menu from its template and hangs it on the icon. */
  readonly setMenu: (icon: TrayIcon, template: MenuItemConstructorOptions[]) => void;
  readonly platform: NodeJS.Platform;
  /** The policy DisableTray. */
  readonly isDisabled: boolean;
  readonly showApp: () => void;
  readonly search: () => void;
  readonly open: (route: string) => void;
  readonly quit: () => void;
}

/**
 * The icon in the tray. It is made once and lives as long as the app: one that is made again for each
 * window leaves doubles, and one that nobody holds is collected as garbage and vanishes.
 */
export class AppTray {
  readonly #options: TrayOptions;
  #icon: TrayIcon | null = null;
  #unread = 0;
  #name: string = DESKTOP.productName;

  constructor(options: TrayOptions) {
    this.#options = options;
  }

  /** Whether there is an icon through which a hidden window can be found again. */
  get isThere(): boolean {
    return this.#icon !== null && !this.#icon.isDestroyed();
  }

  /** Makes the icon if there is none; false where there can be none. */
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

  /** How much waits, under the name that the product has where somebody works in it. */
  setUnread(count: number, name: string = DESKTOP.productName): void {
    this.#unread = count;
    this.#name = name;
    if (this.#icon && this.isThere) this.#draw(this.#icon);
  }

  /** For the end of the app and nothing else. */
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
    const { showApp, search, open, quit } = this.#options;
    return [
      // A single & would underline the letter after it.
      { label: `Open ${this.#name.replaceAll('&', '&&')}`, click: () => showApp() },
      { type: 'separator' },
      { label: 'Search…', click: () => search() },
      { label: 'Dashboard', click: () => open(linkTo('dashboard')) },
      { label: 'Profile', click: () => open(linkTo('profile')) },
      { type: 'separator' },
      { label: `Quit ${DESKTOP.productName}`, click: () => quit() },
    ];
  }
}

/**
 * Whether closing the last window hides it: only if the person chose so, and never without an icon
 * through which it can be found again.
 */
export const hidesOnClose = (
  tray: Pick<AppTray, 'isThere'>,
  closeToTray: boolean,
  isQuitting: boolean,
) => closeToTray && tray.isThere && !isQuitting;
