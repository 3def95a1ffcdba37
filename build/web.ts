import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inProject } from './paths.ts';
import { buildIfStale } from './stale.ts';

const OUTPUT = inProject('dist/web');

export function buildWebIfStale(): Promise<void> {
  return buildIfStale({
    what: 'the web app',
    program: 'build/web.ts',
    stamp: 'dist/web.stamp',
    sources: [
      'renderer',
      'shared',
      'vite.config.ts',
      'package-lock.json',
      'build/web.ts',
      'build/vite',
      'build/prerender.ts',
      'build/manifest.ts',
      'build/screens.ts',
      'build/screenFiles.ts',
      'build/shareImages.ts',
      'backend/share',
      'build/installable.ts',
      'build/faults.ts',
      'build/icons',
    ],
  });
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;

/** Of pictures the best quality takes three times as long as the next, for a fortieth of their bytes. */
const qualityFor = (path: string): number =>
  ['.html', '.js', '.css'].includes(extname(path))
    ? constants.BROTLI_MAX_QUALITY
    : constants.BROTLI_MAX_QUALITY - 1;

const brotli = promisify(brotliCompress);

/** Compresses once at build what would otherwise be compressed at each request, on every core. */
async function compress(): Promise<void> {
  const entries = readdirSync(OUTPUT, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) return;
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      if (content.length < WORTH_IT_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(path) };
      await writeFile(`${path}.br`, await brotli(content, { params }));
    }),
  );
}

if (import.meta.main) {
  const [
    { build },
    { prerenderSite },
    { drawShareImages },
    { writeInstallable },
    { stampVersion, writeFaults },
  ] = await Promise.all([
    import('vite'),
    import('./prerender.ts'),
    import('./shareImages.ts'),
    import('./installable.ts'),
    import('./faults.ts'),
  ]);
  await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' });
  stampVersion(OUTPUT);
  const pictures = drawShareImages(OUTPUT, await prerenderSite(OUTPUT));
  await writeInstallable(OUTPUT);
  await writeFaults(OUTPUT);
  await Promise.all([compress(), pictures]);
}
