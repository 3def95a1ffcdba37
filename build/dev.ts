import { type ChildProcess, spawn } from 'node:child_process';
import { inProject } from './paths.ts';
import { buildWebIfStale } from './web.ts';

/**
 * Hot reload for both sides: Vite serves the renderer at http://127.0.0.1:5173 and proxies API calls to the backend,
 * which Node restarts when one of its files changes.
 */
const BACKEND_PORT = process.env.HAVEN_BACKEND_PORT ?? '4174';
await buildWebIfStale();

/** The origins served by Vite; the backend accepts them only here. */
const origins = ['http://127.0.0.1:5173', 'http://localhost:5173'];
const allowed = [process.env.HAVEN_ALLOWED_ORIGINS, ...origins].filter(Boolean).join(',');

const backend: ChildProcess = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', inProject('backend/serve.ts')],
  { stdio: 'inherit', env: { ...process.env, PORT: BACKEND_PORT, HAVEN_ALLOWED_ORIGINS: allowed } },
);
process.env.HAVEN_BACKEND_PORT = BACKEND_PORT;
const { createServer } = await import('vite');
const renderer = await createServer({ configFile: inProject('vite.config.ts') });
await renderer.listen();
console.log(`\n  Renderer with hot reload  ${renderer.resolvedUrls?.local[0] ?? ''}\n`);

const stop = async () => {
  backend.kill('SIGTERM');
  await renderer.close();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
backend.on('exit', () => process.exit(0));
