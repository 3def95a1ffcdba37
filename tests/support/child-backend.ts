import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Keys, loadKeys } from '../../backend/keys.ts';
import { inProject } from '../../build/paths.ts';

/** Fixed, so that tests don't have to parse it from the output. */
export const DEMO_PASSWORD = 'haven-faults-1234';

/**
 * V8 would spend seconds optimizing a database that is killed soon after, and freeing memory at exit. This doesn't
 * change what it does or when data is on disk.
 */
export const SHORT_LIVED_V8_FLAGS = [
  '--liftoff-only',
  '--no-opt',
  '--no-maglev',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
];

/** Shared compile cache, because dozens of processes load the same modules. */
export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/node') };

export interface LaunchOptions {
  dataDir: string;
  /** Additional settings; a free port and the demo data by default. */
  env?: Record<string, string>;
  /** A program with arguments that runs the backend, such as a tracer. */
  under?: readonly string[];
  /** Node flags; none for a backend that runs long enough to be optimized. */
  flags?: readonly string[];
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The backend as users start it, in a separate process that can be killed. */
export class ChildBackend {
  readonly #dataDir: string;
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  #output = '';

  private constructor({ dataDir, env, under = [], flags = SHORT_LIVED_V8_FLAGS }: LaunchOptions) {
    const serve = [
      process.execPath,
      ...flags,
      '--disable-warning=ExperimentalWarning',
      'backend/serve.ts',
    ];
    const [program = '', ...args] = [...under, ...serve];
    this.#dataDir = dataDir;
    this.#child = spawn(program, args, {
      cwd: inProject(''),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Inherits nothing else, so that the shell's DATABASE_URL doesn't become the tests' database.
      env: {
        PATH: process.env.PATH,
        ...COMPILE_CACHE_ENV,
        PORT: '0',
        HAVEN_DATA_DIR: dataDir,
        HAVEN_SEED: 'demo',
        HAVEN_DEMO_PASSWORD: DEMO_PASSWORD,
        ...env,
      },
    });
    running.add(this.#child);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#exit = once(this.#child, 'close').then(([code]) => {
      running.delete(this.#child);
      return code as number | null;
    });
  }

  /** Starts the process and returns at once. */
  static launch(options: LaunchOptions): ChildBackend {
    return new ChildBackend(options);
  }

  /** Starts the process and resolves when it responds. */
  static async start(options: LaunchOptions): Promise<ChildBackend> {
    const backend = new ChildBackend(options);
    await backend.ready();
    return backend;
  }

  /** Resolves when the process has printed its URL; rejects with its output if it ends first. */
  async ready(): Promise<void> {
    const greeted = new Promise<void>((resolve) => {
      this.#child.stdout?.on('data', () => this.#address() && resolve());
    });
    const ended = this.#exit.then((code) => {
      throw new Error(`The backend ended with ${code} before it was ready:\n${this.#output}`);
    });
    await Promise.race([greeted, ended]);
  }

  #address(): string | undefined {
    return /ready at (\S+)\n/.exec(this.#output)?.[1];
  }

  get url(): string {
    const address = this.#address();
    if (!address) throw new Error('The backend is not ready yet.');
    return address;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get keys(): Keys {
    return loadKeys(this.#dataDir);
  }

  /** Everything the process has printed. */
  get output(): string {
    return this.#output;
  }

  /** Sends a signal and resolves with the exit code; null if the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }

  exited(): Promise<number | null> {
    return this.#exit;
  }
}

/** Returns a folder that doesn't exist yet, inside a temporary one that `remove` deletes. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'haven-faults-'));
  return {
    dataDir: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
