import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_SETTINGS } from '../shared/embeds/embeds.ts';
import { oneAtATime } from './oneAtATime.ts';
import { inProject } from './paths.ts';

interface Build {
  /** What it makes, for people. */
  readonly what: string;
  /** The program of build/ that makes it. */
  readonly program: string;
  readonly args?: readonly string[];
  /** Where the mark of the last build lies. */
  readonly stamp: string;
  /** Everything it is made of; another content makes another build. */
  readonly sources: readonly string[];
}

/** Values of the environment that builds write into what they make. */
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
 * Builds unless what is in dist/ was made from exactly these sources; in a process of its own, so that a
 * server does not keep the bundler in memory. Whoever asks while it is built elsewhere waits for that.
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
  await oneAtATime(lockOf(stamp), async () => {
    if (isFresh()) return;
    console.log(`Building ${what} …`);
    await runProgram(program, args);
    writeFileSync(mark, hash);
  });
}

/** Runs a program of build/ to its end. */
export async function runProgram(program: string, args: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, [inProject(program), ...args], {
    stdio: 'inherit',
    // A test that asks for it has another, with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/** Held by whoever makes what has this mark. */
export const lockOf = (stamp: string): string => `${inProject(stamp)}.building`;
