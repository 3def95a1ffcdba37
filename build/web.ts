import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
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
      'build/facades',
      'build/share',
      'build/installable.ts',
      'build/icons',
      'supabase/seed/demo/30_pictures.sql',
    ],
  });
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;

/** Compresses once at build what would otherwise be compressed at each request. */
function compress(): void {
  for (const entry of readdirSync(OUTPUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < WORTH_IT_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

if (import.meta.main) {
  const [{ build }, { prerenderSite }, { drawShareImages }, { writeInstallable }] =
    await Promise.all([
      import('vite'),
      import('./prerender.ts'),
      import('./share/shareImages.ts'),
      import('./installable.ts'),
    ]);
  await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' });
  const pictures = drawShareImages(OUTPUT, await prerenderSite(OUTPUT));
  await writeInstallable(OUTPUT);
  compress();
  await pictures;
}
