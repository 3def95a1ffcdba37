import { type Backend, startBackend } from './backend.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { MigrationFailed } from './db/migrate.ts';
import { PortTaken } from './http/listen.ts';
import { readSettings, SettingWrong } from './settings.ts';

/** What the desktop app is told by the backend it started; it answers `close` and nothing else. */
export type UtilityMessage =
  | { kind: 'ready'; url: string; publishableKey: string; demoPassword?: string }
  | { kind: 'failed'; reason: 'in-use' | 'port' | 'migration' | 'setting' | 'other' };

/** Electron's line to a utility process; a forked Node process has its own on `process`. */
interface ParentPort {
  postMessage(message: UtilityMessage): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

const REASONS = [
  [FolderInUse, 'in-use'],
  [PortTaken, 'port'],
  [MigrationFailed, 'migration'],
  [SettingWrong, 'setting'],
] as const;

const { parentPort } = process as typeof process & { parentPort?: ParentPort };

const tell = (message: UtilityMessage): void => {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
};

/** The app serves its own screens; this process answers the API. */
const noSite = () => new Response('Not found', { status: 404 });

async function start(): Promise<Backend> {
  const backend = await startBackend({ settings: readSettings(process.env), site: noSite });
  const { url, keys, demoPassword } = backend;
  const { publishableKey } = keys;
  tell({ kind: 'ready', url, publishableKey, ...(demoPassword ? { demoPassword } : {}) });
  return backend;
}

const starting = start();

/** A start in progress is finished first, so that the database is always closed in order. */
let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  void starting.then((backend) => backend.close()).then(() => process.exit(0));
}
const stopWhenAsked = (message: unknown): void => {
  if (message === 'close') stop();
};
if (parentPort) parentPort.on('message', ({ data }) => stopWhenAsked(data));
else process.on('message', stopWhenAsked).on('disconnect', stop);
process.on('SIGINT', stop).on('SIGTERM', stop);

starting.catch((error: unknown) => {
  const [, reason] = REASONS.find(([kind]) => error instanceof kind) ?? [undefined, 'other'];
  tell({ kind: 'failed', reason: reason as (typeof REASONS)[number][1] | 'other' });
  console.error(error);
  // Not at once: what was told has to arrive.
  setImmediate(() => process.exit(1));
});
