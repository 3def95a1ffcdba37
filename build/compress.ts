import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { oneAtATime } from './oneAtATime.ts';
import { inProject } from './paths.ts';
import { lockOf, runProgram } from './stale.ts';

/** What a program of build/ is told that compresses for tests. */
export const QUICKLY = '--quickly';
const WEB = inProject('dist/web');
/** Lies beside a folder that was compressed quickly, until it is compressed well. */
const markOf = (folder: string): string => `${folder}.quick`;

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;
/** A tenth larger than by the best, for a thirtieth of the time. */
const QUICK_QUALITY = 5;

/** Of pictures the best quality takes three times as long as the next, for a fortieth of their bytes. */
const qualityFor = (path: string): number =>
  ['.html', '.js', '.css'].includes(extname(path))
    ? constants.BROTLI_MAX_QUALITY
    : constants.BROTLI_MAX_QUALITY - 1;

const brotli = promisify(brotliCompress);

/** Compresses once at build what would otherwise be compressed at each request, on every core. */
export async function compress(folder: string, quickly = false): Promise<void> {
  // First of all: what is interrupted is not well done.
  if (quickly) writeFileSync(markOf(folder), '');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) return;
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      if (content.length < WORTH_IT_BYTES) return;
      const quality = quickly ? QUICK_QUALITY : qualityFor(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      await writeFile(`${path}.br`, await brotli(content, { params }));
    }),
  );
  if (!quickly) rmSync(markOf(folder), { force: true });
}

/** Compresses well what was built for tests, in a process of its own as builds are. */
export async function compressWellIfQuick(stamp: string): Promise<void> {
  const isWell = () => !existsSync(markOf(WEB));
  if (isWell()) return;
  await oneAtATime(lockOf(stamp), async () => {
    if (isWell()) return;
    console.log('Compressing the web app …');
    await runProgram('build/compress.ts');
  });
}

if (import.meta.main) await compress(WEB);
