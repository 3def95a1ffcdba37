import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNTS } from '../shared/demo-accounts.ts';
import { type Backend, startBackend } from './backend.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { MigrationFailed } from './db/migrate.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { PortInUseError } from './http/listen.ts';
import { openSite, SiteMissingError } from './http/site.ts';
import { InvalidSettingError, readSettings } from './settings.ts';
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

function greet(backend: Backend, dataDir: string): void {
  const lines = ['', `  Haven Exchange is ready at ${backend.url}`, ''];
  if (backend.demoPassword) {
    lines.push(`  Demo accounts, all with the password ${backend.demoPassword}`, '');
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    for (const { email, see } of DEMO_ACCOUNTS) lines.push(`    ${email.padEnd(width)}  ${see}`);
  } else {
    lines.push('  No accounts yet. Sign up, confirm the address, then make yourself an admin:');
    lines.push('    npm run make-admin -- you@company.example');
  }
  lines.push('', `  Captured mail (private)    ${backend.mailbox}`);
  lines.push(`  Data folder                ${dataDir} (${backend.engine.kind})`);
  lines.push('', '  Stop with Ctrl-C.', '');
  console.log(lines.join('\n'));
}

async function start(): Promise<{ close(): Promise<void> }> {
  const settings = readSettings(process.env);
  const scheme = settings.publicUrl && new URL(settings.publicUrl).protocol;
  const site = openSite(WEB, undefined, scheme);
  if (settings.hosted) {
    const server = await serveSite(settings, settings.hosted, site.answer);
    console.log(`\n  Haven Exchange is ready at ${server.url}`);
    console.log(`  Its data is at ${settings.hosted.url}\n`);
    void site.warm();
    return server;
  }
  const backend = await startBackend({ settings, site: site.answer, clearSite: site.clear });
  greet(backend, settings.dataDir);
  // Runs in the background: neither the start nor the first request waits for it.
  void site.warm();
  return backend;
}

const starting = start();

// Stop signals are handled right from the start.
const stop = createGracefulShutdown(starting);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

starting.catch((error: unknown) => {
  const isExplained = error instanceof Error && EXPLAINED.some((kind) => error instanceof kind);
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
