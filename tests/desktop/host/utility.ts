import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { COMPILE_CACHE_ENV, SHORT_LIVED_V8_FLAGS } from '../../support/child-backend.ts';
import { createStrictStub } from './strict-stub.ts';

/** Utility processes of one app run: real processes, forked by Node. */
export class UtilityProcesses {
  readonly #running = new Set<ChildProcess>();
  /** Number of processes started. */
  count = 0;

  readonly utilityProcess = {
    fork: (program: string, args: string[] = [], { env }: Electron.ForkOptions = {}) =>
      this.#fork(program, args, env as NodeJS.ProcessEnv),
  };

  get running(): number {
    return this.#running.size;
  }

  /** Kills all of them, as the system would. */
  crash(): void {
    for (const child of this.#running) child.kill('SIGKILL');
  }

  #fork(program: string, args: string[], env: NodeJS.ProcessEnv): Electron.UtilityProcess {
    const events = new EventEmitter();
    const child = fork(program, args, {
      env: { ...COMPILE_CACHE_ENV, ...env },
      execArgv: SHORT_LIVED_V8_FLAGS,
      silent: true,
    });
    this.count += 1;
    this.#running.add(child);
    child.on('message', (message) => events.emit('message', message));
    child.on('exit', (code) => {
      this.#running.delete(child);
      events.emit('exit', code ?? 9);
    });
    return createStrictStub<Electron.UtilityProcess>(
      'utilityProcess',
      {
        postMessage: (message) => void (child.connected && child.send(message)),
        kill: () => child.kill(),
      },
      events,
    );
  }
}
