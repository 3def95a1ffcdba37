import { rmSync } from 'node:fs';
import type { InlineConfig } from 'vite';
import { channelTable } from '../shared/desktop/ipc.ts';
import { EMBED_SETTINGS, embedSources } from '../shared/embeds/embeds.ts';
import { writeIcons } from './icons/draw-icons.ts';
import { inProject } from './paths.ts';
import { buildIfStale } from './stale.ts';

const OUTPUT = inProject('dist/desktop');
/** Electron itself, and packages with native parts. */
const EXTERNAL = ['electron', 'keytar'];

export async function buildDesktopIfStale(): Promise<void> {
  await buildIfStale({
    what: 'the desktop app',
    program: 'build/desktop.ts',
    stamp: 'dist/desktop.stamp',
    sources: ['main', 'preload', 'shared', 'package-lock.json', 'build/desktop.ts', 'build/icons'],
  });
  await buildIfStale({
    what: 'the backend of the desktop app',
    program: 'build/desktop-backend.ts',
    stamp: 'dist/desktop-backend.stamp',
    sources: ['backend', 'supabase', 'shared', 'package-lock.json', 'build/desktop-backend.ts'],
  });
}

/**
 * The settings writer cleans up on signals and takes over all signals for that. They would no longer close the app in
 * order, with its questions about unsaved work.
 */
const disableWhenExit = {
  name: 'leave-signals-alone',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'when-exit' ? '\0when-exit' : null),
  load: (id: string) => (id === '\0when-exit' ? 'export default () => () => {};' : null),
};

/** File names have no hashes: nothing caches these files, and equal sources produce equal bytes. */
function bundle(entry: string, format: 'es' | 'cjs', fileName: string): InlineConfig {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = process.env;
  const embeds = Object.fromEntries(EMBED_SETTINGS.map((name) => [name, process.env[name]]));
  // An invalid setting fails the build.
  embedSources(embeds);
  const inlined = { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, embeds };
  return {
    configFile: false,
    root: inProject(''),
    logLevel: 'warn',
    plugins: [disableWhenExit],
    define: { INLINED: JSON.stringify(inlined), CHANNELS: JSON.stringify(channelTable()) },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: inProject(entry),
      outDir: OUTPUT,
      emptyOutDir: false,
      sourcemap: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        output: { format, entryFileNames: fileName, chunkFileNames: 'chunks/[name].js' },
      },
    },
  };
}

if (import.meta.main) {
  const { build } = await import('vite');
  // Deletes only its own files, since other build programs write to the same folder.
  for (const own of ['main.js', 'chunks', 'preload.cjs']) {
    rmSync(`${OUTPUT}/${own}`, { recursive: true, force: true });
  }
  await build(bundle('main/main.ts', 'es', 'main.js'));
  // A sandboxed preload is one CommonJS file; it can't load another.
  await build(bundle('preload/preload.ts', 'cjs', 'preload.cjs'));
  // Without icons there is no tray, even in development.
  writeIcons();
}
