import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inProject } from './paths.ts';
import { getBuildLockPath, runProgram } from './stale.ts';
import { withFileLock } from './withFileLock.ts';

/** Argument for build programs that compress for tests. */
export const FAST_COMPRESSION_FLAG = '--quickly';
const WEB = inProject('dist/web');
/** Marker file next to a quickly compressed folder, until it is compressed well. */
const markOf = (folder: string): string => `${folder}.quick`;

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;
/** A tenth larger than the best quality, in a thirtieth of the time. */
const QUICK_QUALITY = 5;

/** For images the best quality takes three times as long as the next and saves only a fortieth. */
const qualityFor = (path: string): number =>
  ['.html', '.js', '.css'].includes(extname(path))
    ? constants.BROTLI_MAX_QUALITY
    : constants.BROTLI_MAX_QUALITY - 1;

const brotli = promisify(brotliCompress);

/** Compresses files at build time instead of at each request, on every core. */
export async function compress(folder: string, quickly = false): Promise<void> {
  // Set the marker first, so that an interrupted run counts as quick.
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

/** Compresses a test build well, in its own process like builds. */
export async function upgradeFastCompression(stamp: string): Promise<void> {
  const isWell = () => !existsSync(markOf(WEB));
  if (isWell()) return;
  await withFileLock(getBuildLockPath(stamp), async () => {
    if (isWell()) return;
    console.log('Compressing the web app …');
    await runProgram('build/compress.ts');
  });
}

if (import.meta.main) await compress(WEB);
