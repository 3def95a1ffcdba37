import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNTS } from '../shared/demo-accounts.ts';
import { type Backend, startBackend } from './backend.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { MigrationFailed } from './db/migrate.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { setLogFormat } from './http/error-log.ts';
import { PortInUseError } from './http/listen.ts';
import { openSite, SiteMissingError } from './http/site.ts';
import { startPrimary } from './processes/primary.ts';
import { followPrimary, type Greeting, greetingOf } from './processes/worker.ts';
import { InvalidSettingError, readSettings, type Settings } from './settings.ts';
import { serveSite } from './site-server.ts';
import { StartupError } from './startup-error.ts';

const WEB = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Errors the user can fix; they get the message without a stack trace. */
const EXPLAINED = [
  InvalidSettingError,
  FolderInUseError,
  PortInUseError,
  MigrationFailed,
  SiteMissingError,
  StartupError,
];

function greet(greeting: Greeting, { dataDir, workers }: Settings): void {
  const lines = ['', `  Haven Exchange is ready at ${greeting.url}`, ''];
  if (greeting.demoPassword) {
    lines.push(`  Demo accounts, all with the password ${greeting.demoPassword}`, '');
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    for (const { email, see } of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(width)}  ${see}`);
  } else {
    lines.push('  No accounts yet. Sign up, confirm the address, then make yourself an admin:');
    lines.push('    npm run make-admin -- you@company.example');
  }
  lines.push('', `  Captured mail (private)    ${greeting.mailbox}`);
  lines.push(`  Data folder                ${dataDir} (${greeting.engine})`);
  if (workers > 1) lines.push(`  Worker processes           ${workers}`);
  lines.push('', '  Stop with Ctrl-C.', '');
  console.log(lines.join('\n'));
}

async function startWorker(settings: Settings): Promise<Backend> {
  const site = openSite(WEB, undefined, settings.publicUrl && new URL(settings.publicUrl).protocol);
  const backend = await startBackend({
    settings,
    site: site.answer,
    clearSite: site.clear,
    isWorker: cluster.isWorker,
  });
  // Runs in the background: neither the start nor the first request waits for it.
  void site.warm();
  return backend;
}

function readProcessSettings(): Settings {
  const settings = readSettings(process.env);
  setLogFormat(settings.log);
  return settings;
}

async function start(): Promise<{ close(): Promise<void> }> {
  const settings = readProcessSettings();
  if (settings.hosted) {
    const { publicUrl } = settings;
    const site = openSite(WEB, undefined, publicUrl && new URL(publicUrl).protocol);
    const server = await serveSite(settings, settings.hosted, site.answer);
    console.log(`\n  Haven Exchange is ready at ${server.url}`);
    console.log(`  Its data is at ${settings.hosted.url}\n`);
    void site.warm();
    return server;
  }
  if (settings.workers > 1) {
    const primary = await startPrimary(settings, fileURLToPath(import.meta.url));
    greet(primary.greeting, settings);
    process.on('SIGUSR2', () => void primary.restart());
    return primary;
  }
  const backend = await startWorker(settings);
  greet(greetingOf(backend), settings);
  return backend;
}

function stopOnError(starting: Promise<unknown>): void {
  starting.catch((error: unknown) => {
    const isExplained = error instanceof Error && EXPLAINED.some((kind) => error instanceof kind);
    console.error(isExplained ? error.message : error);
    process.exit(1);
  });
}

if (cluster.isWorker) {
  const starting = startWorker(readProcessSettings());
  const stop = createGracefulShutdown(starting);
  followPrimary(starting, stop);
  process.on('SIGTERM', stop);
  // The terminal sends Ctrl-C to all processes; the primary one decides.
  process.on('SIGINT', () => {});
  stopOnError(starting);
} else {
  const starting = start();
  // Stop signals are handled right from the start.
  const stop = createGracefulShutdown(starting);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopOnError(starting);
}
