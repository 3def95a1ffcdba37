import type { GlobalShortcut } from 'electron';
import { isAccelerator } from '../../shared/desktop/accelerator.ts';

/** The parts of Electron's `globalShortcut` that are used. */
export type ShortcutPort = Pick<GlobalShortcut, 'register' | 'unregister'>;

export type ShortcutState =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly accelerator: string }
  /** Another app uses it, or this system has no global shortcuts. */
  | { readonly kind: 'taken'; readonly accelerator: string }
  | { readonly kind: 'invalid'; readonly accelerator: string };

/** The only global shortcut, which opens the search from any app. */
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

  /** Registers the shortcut. On failure the previous one stays, and the result gives the reason. */
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

  /** Electron throws if it can't parse a shortcut, and returns false if another app has it. */
  #register(accelerator: string): boolean {
    try {
      return this.#port.register(accelerator, () => this.#open());
    } catch {
      return false;
    }
  }
}
