import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { inProject } from './paths.ts';

/**
 * The embedded backend of the desktop app. It is bundled, because Node doesn't strip types inside an archive or
 * `node_modules`. Its folder mirrors the checkout, because migrations, seed, functions and the database thread are
 * found relative to their modules.
 */
export const BACKEND_OUTPUT = inProject('dist/desktop/backend');

/** These load files next to their code at run time, so they stay packages. */
const STAYS_PACKAGE = ['@electric-sql/pglite', '@napi-rs/canvas', 'bcrypt', 'pdfjs-dist'];

const SQL = ['backend/db/platform', 'supabase/migrations', 'supabase/seed'];

const MARK = '__HAVEN_MODULE__';
const project = inProject('');
const inCheckout = (id: string): string => relative(project, id).replaceAll('\\', '/');

/** Files looked up by their source name have another extension here. */
const LOOKED_FOR: Readonly<Record<string, readonly [string, string]>> = {
  'backend/db/pglite/socket.ts': ["'./worker.ts'", "'./worker.js'"],
  'backend/documents/documents.ts': ["'./worker.ts'", "'./worker.js'"],
  'backend/functions/router.ts': ['/handler.ts`', '/handler.js`'],
};

/** Keeps `import.meta.url` at a module's path in the checkout, whichever chunk it is in. */
const placesOfModules: Plugin = {
  name: 'haven:places-of-modules',
  enforce: 'pre',
  transform(code, id) {
    const place = inCheckout(id);
    if (!/^(backend|supabase|shared)\//.test(place)) return null;
    const [before, after] = LOOKED_FOR[place] ?? ['', ''];
    if (!code.includes(before)) throw new Error(`${place} no longer refers to ${before}.`);
    const named = code.replaceAll(before, after);
    if (!named.includes('import.meta.url'))
      return named === code ? null : { code: named, map: null };
    return { code: named.replaceAll('import.meta.url', `${MARK}('${place}')`), map: null };
  },
  renderChunk(code, { fileName }) {
    if (!code.includes(MARK)) return null;
    const here = posix.dirname(fileName);
    const placed = code.replace(
      new RegExp(`${MARK}\\(["'\`]([^"'\`]+)["'\`]\\)`, 'g'),
      (_call, place: string) => `new URL('${posix.relative(here, place)}', import.meta.url).href`,
    );
    return { code: placed, map: null };
  },
};

/**
 * ssh2 works without its native parts if requiring them fails. It opens no files next to its code: its WebAssembly is part
 * of the code, and its key agent for Windows isn't used.
 */
const NATIVE_PART = '\0native-part';
const leaveOutNativeParts: Plugin = {
  name: 'haven:leave-out-native-parts',
  enforce: 'pre',
  resolveId: (id) => (/^cpu-features$|\/sshcrypto\.node$/.test(id) ? NATIVE_PART : null),
  load: (id) => (id === NATIVE_PART ? "throw new Error('Not part of the bundle.');" : null),
  transform: (code, id) =>
    id.replaceAll('\\', '/').includes('/ssh2/lib/') && code.includes('__dirname')
      ? { code: code.replaceAll('__dirname', "'.'"), map: null }
      : null,
};

const functionHandlers = (): string[] =>
  readdirSync(inProject('supabase/functions'))
    .map((name) => `supabase/functions/${name}/handler.ts`)
    .filter((path) => existsSync(inProject(path)));

/** Bundles the backend for the desktop app. */
export async function buildDesktopBackend(outDir = BACKEND_OUTPUT): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  // The bundler reads its mode from the environment, where a test runner sets its own.
  process.env.NODE_ENV = 'production';
  const entries = [
    'backend/utility.ts',
    'backend/db/pglite/worker.ts',
    'backend/documents/worker.ts',
    ...functionHandlers(),
  ];
  await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    plugins: [leaveOutNativeParts, placesOfModules],
    resolve: {
      alias: [
        {
          find: /^\.\/pglite\/template\.ts$/,
          replacement: inProject('backend/db/pglite/untemplated.ts'),
        },
      ],
    },
    ssr: { noExternal: true, external: STAYS_PACKAGE },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      sourcemap: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external: STAYS_PACKAGE.map((name) => new RegExp(`^${name}(/|$)`)),
        input: Object.fromEntries(
          entries.map((path) => [path.replace(/\.ts$/, ''), inProject(path)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  for (const folder of SQL) cpSync(inProject(folder), join(outDir, folder), { recursive: true });
}

if (import.meta.main) {
  await buildDesktopBackend();
  console.log(
    `Built the desktop app's backend in ${relative(process.cwd(), dirname(BACKEND_OUTPUT))}.`,
  );
}
