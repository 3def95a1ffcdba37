import { compress, FAST_COMPRESSION_FLAG, upgradeFastCompression } from './compress.ts';
import { inProject } from './paths.ts';
import { buildIfStale } from './stale.ts';

const OUTPUT = inProject('dist/web');
const STAMP = 'dist/web.stamp';

interface WebOptions {
  /** For tests, where file size doesn't matter; servers compress it well before serving users. */
  readonly quickly?: boolean;
}

export async function buildWebIfStale({ quickly = false }: WebOptions = {}): Promise<void> {
  await buildIfStale({
    what: 'the web app',
    program: 'build/web.ts',
    args: quickly ? [FAST_COMPRESSION_FLAG] : [],
    stamp: STAMP,
    sources: [
      'renderer',
      'shared',
      'vite.config.ts',
      'package-lock.json',
      'build/web.ts',
      'build/compress.ts',
      'build/vite',
      'build/prerender.ts',
      'build/manifest.ts',
      'build/screens.ts',
      'build/screenFiles.ts',
      'build/shareImages.ts',
      'backend/share',
      'build/installable.ts',
      'build/error-reporter.ts',
      'build/icons',
    ],
  });
  if (!quickly) await upgradeFastCompression(STAMP);
}

if (import.meta.main) {
  const [
    { build },
    { prerenderSite },
    { drawShareImages },
    { writeInstallable },
    { stampVersion, writeErrorReporter: writeReporter },
  ] = await Promise.all([
    import('vite'),
    import('./prerender.ts'),
    import('./shareImages.ts'),
    import('./installable.ts'),
    import('./error-reporter.ts'),
  ]);
  await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' });
  stampVersion(OUTPUT);
  const pictures = drawShareImages(OUTPUT, await prerenderSite(OUTPUT));
  await writeInstallable(OUTPUT);
  await writeReporter(OUTPUT);
  await Promise.all([compress(OUTPUT, process.argv.includes(FAST_COMPRESSION_FLAG)), pictures]);
}
