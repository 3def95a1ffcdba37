import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './paths.ts';

/** Long enough for a slow machine to fail a start; a start that works keeps running. */
const RUN_MS = 20_000;

const PROGRAMS = [
  'win-unpacked/Haven Exchange.exe',
  'mac-universal/Haven Exchange.app/Contents/MacOS/Haven Exchange',
  'linux-unpacked/haven-exchange',
].map((path) => inProject(`dist/installers/${path}`));

/** Starts the packed app with an empty profile and fails unless it keeps running without a logged start error. */
async function smokeTest(program: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-smoke-'));
  const app = start(program, [`--user-data-dir=${folder}`]);
  const ended = new Promise<string>((resolve) => {
    app.once('error', (error) => resolve(error.message));
    app.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`));
  });
  const outcome = await Promise.race([ended, wait(RUN_MS, 'running')]);
  app.kill();
  const log = readLogs(join(folder, 'logs'));
  if (outcome !== 'running' || /could not start|uncaught exception/.test(log)) {
    throw new Error(`The packed app did not start (${outcome}).\n${log}`);
  }
}

/** Linux runners have no display. */
const start = (program: string, args: string[]): ChildProcess =>
  process.platform === 'linux'
    ? spawn('xvfb-run', ['--auto-servernum', program, ...args], { stdio: 'inherit' })
    : spawn(program, args, { stdio: 'inherit' });

const readLogs = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n')
    : '';

const program = PROGRAMS.find(existsSync);
if (program === undefined) throw new Error(`No packed app found at ${PROGRAMS.join(', ')}.`);
await smokeTest(program);
