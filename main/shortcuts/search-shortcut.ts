import type { GlobalShortcut } from 'electron';

/** What is used of Electron's `globalShortcut`. */
export type ShortcutPort = Pick<GlobalShortcut, 'register' | 'unregister'>;

export type ShortcutState =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly accelerator: string }
  /** Another app has it, or this system has no global shortcuts. */
  | { readonly kind: 'taken'; readonly accelerator: string }
  | { readonly kind: 'invalid'; readonly accelerator: string };

const MODIFIERS = ['CommandOrControl', 'Command', 'Control', 'Alt', 'Shift', 'Super'];
const KEY =
  /^([A-Z0-9]|F([1-9]|1\d|2[0-4])|Space|Tab|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/;

/** A key with at least one modifier other than Shift: a bare letter would be lost to every other app. */
export function isAccelerator(text: string): boolean {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const areModifiers = parts.every((part) => MODIFIERS.includes(part));
  const isTwice = new Set(parts).size < parts.length;
  return KEY.test(key) && areModifiers && !isTwice && parts.some((part) => part !== 'Shift');
}

/** The one global shortcut: it opens the search from anywhere on the computer. */
export class SearchShortcut {
  readonly #port: ShortcutPort;
  readonly #open: () => void;
  #state: ShortcutState = { kind: 'off' };

  constructor(port: ShortcutPort, open: () => void) {
    this.#port = port;
    this.#open = open;
  }

  get state(): ShortcutState {
    return this.#state;
  }

  /** Takes the shortcut that is asked for. When that fails the one before stays, and the answer says why. */
  change(accelerator: string | null): ShortcutState {
    const before = this.#state;
    if (accelerator === null) return this.close();
    if (!isAccelerator(accelerator)) return { kind: 'invalid', accelerator };
    if (before.kind === 'on' && before.accelerator === accelerator) return before;
    if (!this.#register(accelerator)) {
      if (before.kind !== 'on') this.#state = { kind: 'taken', accelerator };
      return { kind: 'taken', accelerator };
    }
    if (before.kind === 'on') this.#port.unregister(before.accelerator);
    this.#state = { kind: 'on', accelerator };
    return this.#state;
  }

  close(): ShortcutState {
    if (this.#state.kind === 'on') this.#port.unregister(this.#state.accelerator);
    this.#state = { kind: 'off' };
    return this.#state;
  }

  /** Electron throws on what it cannot parse, and says false when another app was first. */
  #register(accelerator: string): boolean {
    try {
      return this.#port.register(accelerator, () => this.#open());
    } catch {
      return false;
    }
  }
}
