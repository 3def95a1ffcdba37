import type { PowerMonitor } from 'electron';
import { Listeners } from '../listeners.ts';

/** System events that the app reacts to. */
export type SystemEvent = 'suspend' | 'resume' | 'lock' | 'unlock' | 'online' | 'offline';

/** The parts of Electron's `powerMonitor` that are used. */
export type PowerPort = Pick<PowerMonitor, 'on'>;

/**
 * One stream of power, lock and network events. Systems report events twice and every window reports the network, so
 * each change is passed on once.
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

  /** Called by windows with `navigator.onLine`. */
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
