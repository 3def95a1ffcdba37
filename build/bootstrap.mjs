// Runs on any Node version: installs the packages of the lock file, then hands over to the project's own Node.
// Deliberately plain JavaScript; everything after it is TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.installed');

const COMMANDS = {
  start: 'build/start.ts',
  dev: 'build/dev.ts',
  test: 'build/test.ts',
  shots: 'build/shots.ts',
  'demo-video': 'build/demo-video.ts',
  package: 'build/package.ts',
  soak: 'build/soak.ts',
  migration: 'build/migration.ts',
  'schema-order': 'build/order-schema.ts',
  'bench-api': 'tests/load/bench-api.ts',
  'bench-ai': 'tests/load/bench-ai.ts',
  'bench-backend': 'tests/load/bench-backend.ts',
  'bench-list': 'tests/load/bench-list.ts',
  'bench-realtime': 'tests/load/bench-realtime.ts',
  'bench-broker': 'tests/load/bench-broker.ts',
  'bench-care': 'tests/load/bench-care.ts',
  'bench-education': 'tests/load/bench-education.ts',
  'bench-investors': 'tests/load/bench-investors.ts',
  'bench-billing': 'tests/load/bench-billing.ts',
  'bench-ledger': 'tests/load/bench-ledger.ts',
  'bench-operations': 'tests/load/bench-operations.ts',
  'bench-records': 'tests/load/bench-records.ts',
  'bench-searches': 'tests/load/bench-searches.ts',
  'bench-site': 'tests/load/bench-site.ts',
  'bench-room': 'tests/load/bench-room.ts',
  'bench-talk': 'tests/load/bench-talk.ts',
  'bench-tours': 'tests/load/bench-tours.ts',
  'bench-vendors': 'tests/load/bench-vendors.ts',
  'bench-workers': 'tests/load/bench-workers.ts',
  'make-admin': 'backend/make-admin.ts',
  backup: 'backend/backup.ts',
  restore: 'backend/restore.ts',
  export: 'backend/export.ts',
  'move-files': 'backend/move-files.ts',
  'check-database': 'backend/check-database.ts',
};

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies from package-lock.json (once; a minute or two) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) {
    console.error('Could not install the dependencies. Check that the npm registry is reachable.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/**
 * The product keeps few young objects, so a larger young generation would only waste memory. On Linux, the allocator
 * shares two arenas among all threads and returns what is free, which saves about 70 MB.
 */
const settingsOf = (command) =>
  command === 'start'
    ? JSON.parse(readFileSync(join(root, 'build', 'node-settings.json')))
    : { flags: [], env: {} };

function run(script, args, { flags, env }) {
  const path = `${join(root, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(
    node,
    [...flags, '--disable-warning=ExperimentalWarning', join(root, script), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...env,
        ...process.env,
        PATH: path,
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      },
    },
  );
  // The terminal sends Ctrl-C to both processes; a SIGTERM reaches only this one and is forwarded.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm runs scripts through a shell that dies on SIGTERM without forwarding it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const [command, ...args] = process.argv.slice(2);
if (!COMMANDS[command]) {
  console.error(
    `Unknown command "${command}". Available commands: ${Object.keys(COMMANDS).join(', ')}.`,
  );
  process.exit(1);
}
installDependencies();
run(COMMANDS[command], args, settingsOf(command));
