import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { createStrictStub } from './strict-stub.ts';

type Item = Electron.MenuItemConstructorOptions;

interface Icon {
  readonly image: string;
  tip: string;
  menu: readonly Item[];
  isGone: boolean;
}

const itemsOf = (items: Item['submenu']): readonly Item[] => (items ?? []) as readonly Item[];

/** A menu built by Electron; tests see its template. */
class BuiltMenu {
  readonly items: readonly Item[];
  readonly #onPopup: (items: readonly Item[]) => void;

  constructor(items: readonly Item[], onPopup: (items: readonly Item[]) => void) {
    this.items = items;
    this.#onPopup = onPopup;
  }

  popup(): void {
    this.#onPopup(this.items);
  }
}

/** The system's app surface other than windows: menu, tray, shortcuts. */
export class SystemSurface {
  readonly power = new EventEmitter();
  readonly icons: Icon[] = [];
  readonly shortcuts = new Map<string, () => void>();
  /** Context menus shown so far. */
  readonly popups: (readonly Item[])[] = [];
  /** The text on the clipboard. */
  clipboardText = '';
  #menu: readonly Item[] = [];

  readonly Menu = {
    buildFromTemplate: (template: Item[]) =>
      new BuiltMenu(template, (items) => this.popups.push(items)),
    setApplicationMenu: (menu: BuiltMenu) => {
      this.#menu = menu.items;
    },
  };
  readonly powerMonitor = createStrictStub<Electron.PowerMonitor>('powerMonitor', {}, this.power);
  readonly globalShortcut: Electron.GlobalShortcut;
  readonly Tray: new (
    image: string,
  ) => Electron.Tray;

  constructor(reservedShortcuts: readonly string[], hasTray: boolean) {
    this.globalShortcut = createStrictStub<Electron.GlobalShortcut>('globalShortcut', {
      register: (accelerator, work) => {
        if (reservedShortcuts.includes(accelerator)) return false;
        this.shortcuts.set(accelerator, work);
        return true;
      },
      unregister: (accelerator) => void this.shortcuts.delete(accelerator),
    });
    const make = (image: string) => {
      if (!hasTray) throw new Error('There is no tray.');
      return this.#icon(image);
    };
    this.Tray = function Tray(image: string) {
      return make(image);
    } as unknown as SystemSurface['Tray'];
  }

  /** Returns the labels of the application menu, by menu. */
  labels(): (string | undefined)[][] {
    return this.#menu.map(({ submenu }) =>
      itemsOf(submenu).map(({ label, role }) => label ?? role),
    );
  }

  /** Chooses an item of the application menu. */
  choose(label: string | RegExp): void {
    click(
      this.#menu.flatMap(({ submenu }) => itemsOf(submenu)),
      label,
    );
  }

  chooseInTray(label: string): void {
    click(this.icons.at(-1)?.menu ?? [], label);
  }

  #icon(image: string): Electron.Tray {
    const icon: Icon = { image, tip: '', menu: [], isGone: false };
    this.icons.push(icon);
    return createStrictStub<Electron.Tray>(
      'Tray',
      {
        setToolTip: (tip) => {
          icon.tip = tip;
        },
        setContextMenu: (menu) => {
          icon.menu = (menu as unknown as BuiltMenu).items;
        },
        destroy: () => {
          icon.isGone = true;
        },
        isDestroyed: () => icon.isGone,
      },
      new EventEmitter(),
    );
  }
}

function click(items: readonly Item[], label: string | RegExp): void {
  const isMatch = (text = '') => (typeof label === 'string' ? text === label : label.test(text));
  const item = items.find((one) => isMatch(one.label));
  if (item?.click === undefined) throw new Error(`There is no “${label}”.`);
  item.click({} as Electron.MenuItem, undefined, {} as Electron.KeyboardEvent);
}
