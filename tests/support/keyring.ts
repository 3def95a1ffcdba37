import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inProject } from '../../build/paths.ts';
import { canStartKeyring } from '../../build/system-packages.ts';
import type { Keychain } from '../../main/vault/keychain.ts';

/** Whether keychain tests can run here: only on Linux, where a keyring can be private. */
export const hasKeyring = process.platform === 'linux' && canStartKeyring();

const PASSWORD = 'of-a-throw-away-keyring';
const LOGIN = '/org/freedesktop/secrets/collection/login';
const START = `printf ${PASSWORD} | gnome-keyring-daemon --unlock --components=secrets >/dev/null`;
const OWNER =
  'dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets';
/** A call before the keyring owns its bus name would start a second, locked one. */
const UNTIL_THERE = `until ${OWNER} | grep -q true; do sleep 0.02; done`;
const UNLOCK_CALL = 1;
const DONE = 0;

type KeychainResponse = { id: number; value?: unknown; error?: string };

/** A keychain for one test, with its own home, session bus and keyring. */
export class PrivateKeyring {
  readonly #home: string;
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #env: Record<string, string>;
  readonly #waiting = new Map<number, (answer: KeychainResponse) => void>();
  #calls = 0;

  private constructor(home: string, env: Record<string, string>, command: string, args: string[]) {
    this.#home = home;
    this.#env = env;
    this.#child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    this.#exit = once(this.#child, 'close');
    const { stdout } = this.#child;
    if (stdout) {
      createInterface({ input: stdout }).on('line', (line) => {
        const bus = /^bus=(.*)$/.exec(line)?.[1];
        if (bus !== undefined) this.#env.DBUS_SESSION_BUS_ADDRESS = bus;
        else if (line.startsWith('{')) this.#receive(JSON.parse(line) as KeychainResponse);
      });
    }
    // Fails pending calls when the process ends, instead of waiting for the test timeout.
    void this.#exit.then(() => {
      for (const id of this.#waiting.keys()) this.#receive({ id, error: 'The process has ended.' });
    });
  }

  /** Starts a session with an unlocked keyring, or one without a session bus. */
  static start({ hasBus = true }: { hasBus?: boolean } = {}): PrivateKeyring {
    const home = mkdtempSync(join(tmpdir(), 'haven-keyring-'));
    const env = { PATH: process.env.PATH ?? '', HOME: home, XDG_RUNTIME_DIR: home };
    const serve = `exec "${process.execPath}" --disable-warning=ExperimentalWarning "${inProject('tests/support/keychain-process.ts')}"`;
    if (!hasBus) return new PrivateKeyring(home, env, 'sh', ['-c', serve]);
    const script = `echo "bus=$DBUS_SESSION_BUS_ADDRESS"; ${START}; ${UNTIL_THERE}; ${serve}`;
    return new PrivateKeyring(home, env, 'dbus-run-session', ['--', 'sh', '-c', script]);
  }

  #receive(response: KeychainResponse): void {
    this.#waiting.get(response.id)?.(response);
    this.#waiting.delete(response.id);
  }

  async #call(method: keyof Keychain, ...args: string[]): Promise<unknown> {
    const id = this.#calls++;
    const answered = new Promise<KeychainResponse>((resolve) => this.#waiting.set(id, resolve));
    this.#child.stdin?.write(`${JSON.stringify({ id, method, args })}\n`);
    const { value, error } = await answered;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** The session's keychain, for tests that need a real one. */
  readonly keychain: Keychain = {
    get: async (key) => (await this.#call('get', key)) as string | null,
    set: async (key, value) => {
      await this.#call('set', key, value);
    },
    remove: async (key) => (await this.#call('remove', key)) as boolean,
  };

  lock(): void {
    const secrets = ['--session', '--print-reply', '--dest=org.freedesktop.secrets'];
    const call = ['/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock'];
    execFileSync('dbus-send', [...secrets, ...call, `array:objpath:${LOGIN}`], { env: this.#env });
  }

  /** Sends the password over the keyring's own socket, as a system sign-in does. */
  async unlock(): Promise<void> {
    const password = Buffer.from(PASSWORD);
    const message = Buffer.alloc(13);
    // One byte for the caller's credentials, then lengths and the call, per the protocol.
    message.writeUInt32BE(12 + password.length, 1);
    message.writeUInt32BE(UNLOCK_CALL, 5);
    message.writeUInt32BE(password.length, 9);
    const socket = connect(join(this.#home, 'keyring/control'));
    socket.write(Buffer.concat([message, password]));
    const [response] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    if (response.readUInt32BE(4) !== DONE) throw new Error('The keyring was not unlocked.');
  }

  async stop(): Promise<void> {
    this.#child.stdin?.end();
    // Kills its process group: the shell, the bus and the keyring.
    if (this.#child.pid) process.kill(-this.#child.pid, 'SIGTERM');
    await this.#exit;
    rmSync(this.#home, { recursive: true, force: true });
  }
}
