import type { PowerMonitor } from 'electron';
import { Listeners } from '../listeners.ts';

/** What happens to the computer that the app has to know of. */
export type SystemEvent = 'suspend' | 'resume' | 'lock' | 'unlock' | 'online' | 'offline';

/** What is used of Electron's `powerMonitor`. */
export type PowerPort = Pick<PowerMonitor, 'on'>;

/**
 * One stream of what power, lock and network do. Systems tell the same thing twice, and a network that
 * a renderer reports is told by every window: each change is passed on once.
 */
export class SystemEvents {
  readonly #listeners = new Listeners<[SystemEvent]>();
  readonly #last: Record<'power' | 'lock' | 'network', SystemEvent> = {
    power: 'resume',
    lock: 'unlock',
    network: 'online',
  };

  constructor(power: PowerPort) {
    power.on('suspend', () => this.#change('suspend'));
    power.on('resume', () => this.#change('resume'));
    power.on('lock-screen', () => this.#change('lock'));
    power.on('unlock-screen', () => this.#change('unlock'));
  }

  onEvent(listener: (event: SystemEvent) => void): () => void {
    return this.#listeners.add(listener);
  }

  get isAsleep(): boolean {
    return this.#last.power === 'suspend';
  }

  /** Windows report what `navigator.onLine` says. */
  reportNetwork(isOnline: boolean): void {
    this.#change(isOnline ? 'online' : 'offline');
  }

  #change(event: SystemEvent): void {
    const kind = KINDS[event];
    if (this.#last[kind] === event) return;
    this.#last[kind] = event;
    this.#listeners.tell(event);
  }
}

const KINDS = {
  suspend: 'power',
  resume: 'power',
  lock: 'lock',
  unlock: 'lock',
  online: 'network',
  offline: 'network',
} as const;
