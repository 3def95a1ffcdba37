import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_SETTINGS } from '../shared/embeds/embeds.ts';
import { inProject } from './paths.ts';
import { withFileLock } from './withFileLock.ts';

interface Build {
  /** Display name of the output. */
  readonly what: string;
  /** The build program that creates it. */
  readonly program: string;
  readonly args?: readonly string[];
  /** Path of the last build's stamp. */
  readonly stamp: string;
  /** All inputs; changed content triggers a rebuild. */
  readonly sources: readonly string[];
}

/** Environment variables that builds inline. */
const INLINED = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  ...EMBED_SETTINGS,
  'VITE_MAP_TILES_CREDIT',
  'HAVEN_SITE_URL',
];

function sourceHash(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(path));
  for (const source of sources.map(inProject)) {
    if (!existsSync(source)) continue;
    if (/\.\w+$/.test(source)) add(source);
    else {
      const entries = readdirSync(source, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((found) => found.isFile())) {
        add(join(entry.parentPath, entry.name));
      }
    }
  }
  for (const name of INLINED) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/**
 * Builds unless dist/ was built from exactly these sources. Runs in its own process, so that a server doesn't keep
 * the bundler in memory, and waits for a concurrent build.
 */
export async function buildIfStale({
  what,
  program,
  args = [],
  stamp,
  sources,
}: Build): Promise<void> {
  const hash = sourceHash(sources);
  const mark = inProject(stamp);
  const isFresh = () => existsSync(mark) && readFileSync(mark, 'utf8') === hash;
  if (isFresh()) return;
  await withFileLock(getBuildLockPath(stamp), async () => {
    if (isFresh()) return;
    console.log(`Building ${what} …`);
    await runProgram(program, args);
    writeFileSync(mark, hash);
  });
}

/** Runs a build program to completion. */
export async function runProgram(program: string, args: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, [inProject(program), ...args], {
    stdio: 'inherit',
    // A test's own value would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} exited with ${code}.`);
}

/** Returns the lock file held while building the output of this stamp. */
export const getBuildLockPath = (stamp: string): string => `${inProject(stamp)}.building`;
