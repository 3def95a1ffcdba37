import { existsSync, rmSync } from 'node:fs';
import { toAppLink } from '../shared/desktop/deep-links.ts';
import { DESKTOP } from '../shared/desktop/desktop.ts';
import {
  CLOSE_LOCAL_BACKEND,
  ERASE_LOCAL_BACKEND,
  LOCAL_BACKEND_SETTINGS,
  type LocalBackendMessage,
  type LocalBackendTask,
} from '../shared/desktop/local-backend.ts';
import { escapeHtml } from '../supabase/functions/_shared/emails/escape.ts';
import { restoreServed } from './archive/restore-served.ts';
import { requestRunningBackend } from './archive/running-backend.ts';
import { writeBackup } from './archive/write-backup.ts';
import { type Backend, startBackend } from './backend.ts';
import { FolderInUseError, lockFolder } from './db/folder-lock.ts';
import { MigrationFailed } from './db/migrate.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { PortInUseError } from './http/listen.ts';
import { renderPage } from './outbox/page.ts';
import { InvalidSettingError, readSettings } from './settings.ts';

/**
 * The desktop app has its own screens and its backend has none, so an emailed address links into the app. Nothing
 * opens without a click, since mail scanners follow links too.
 */
function leadIntoApp(request: Request): Response {
  const link = escapeHtml(toAppLink(new URL(request.url)));
  const body = `<h1>Continue in ${DESKTOP.productName}</h1>
<p><a href="${link}">Open ${DESKTOP.productName}</a></p>`;
  const page = renderPage({ title: 'Continue in the app', styles: '/_local/mail.css', body });
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Electron's port to a utility process; a forked Node process uses `process`. */
interface ParentPort {
  postMessage(message: LocalBackendMessage): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

const REASONS = [
  [FolderInUseError, 'in-use'],
  [PortInUseError, 'port'],
  [MigrationFailed, 'migration'],
  [InvalidSettingError, 'setting'],
] as const;

const { parentPort } = process as typeof process & { parentPort?: ParentPort };

const sendMessage = (message: LocalBackendMessage): void => {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
};

const readProcessSettings = () =>
  readSettings(Object.fromEntries(LOCAL_BACKEND_SETTINGS.map((name) => [name, process.env[name]])));

/** Holds the serving lock, so it never erases data in use. */
async function erase(): Promise<void> {
  const { dataDir } = readProcessSettings();
  if (existsSync(dataDir)) {
    lockFolder(dataDir, 'nowhere, to be deleted,');
    rmSync(dataDir, { recursive: true });
  }
  sendMessage({ kind: 'erased' });
}

async function start(): Promise<Backend> {
  const backend = await startBackend({ settings: readProcessSettings(), site: leadIntoApp });
  const { url, keys, mailbox, demoPassword } = backend;
  const { publishableKey } = keys;
  sendMessage({
    kind: 'ready',
    url,
    publishableKey,
    mailbox,
    ...(demoPassword ? { demoPassword } : {}),
  });
  return backend;
}

const isErasing = process.argv.includes(ERASE_LOCAL_BACKEND);
const starting = isErasing ? erase().then(() => undefined) : start();

const stop = createGracefulShutdown(starting);
/** Backs up or restores the folder while this process serves it. */
async function runTask({ task, file }: LocalBackendTask): Promise<void> {
  const backend = await starting;
  if (backend === undefined) throw new Error('Nothing is served.');
  const { dataDir } = readProcessSettings();
  if (task === 'restore') return restoreServed(file, dataDir, backend.url);
  await writeBackup(await requestRunningBackend(backend.url, dataDir, 'backup'), file);
}

const isTask = (message: unknown): message is LocalBackendTask =>
  typeof message === 'object' && message !== null && 'task' in message;

const handleParentMessage = (message: unknown): void => {
  if (message === CLOSE_LOCAL_BACKEND) stop();
  if (!isTask(message)) return;
  runTask(message).then(
    () => sendMessage({ kind: 'task', isDone: true }),
    (error: unknown) => {
      console.error(error);
      sendMessage({ kind: 'task', isDone: false });
    },
  );
};
if (parentPort) parentPort.on('message', ({ data }) => handleParentMessage(data));
else process.on('message', handleParentMessage).on('disconnect', stop);
process.on('SIGINT', stop).on('SIGTERM', stop);

starting.catch((error: unknown) => {
  const [, reason] = REASONS.find(([kind]) => error instanceof kind) ?? [undefined, 'other'];
  sendMessage({ kind: 'failed', reason: reason as (typeof REASONS)[number][1] | 'other' });
  console.error(error);
  // Delayed so that the message is delivered first.
  setTimeout(() => process.exit(1), 250);
});
