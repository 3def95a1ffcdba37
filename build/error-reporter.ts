import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP_VERSION } from '../shared/desktop/offline/limits.ts';
import { redirects, routes } from '../shared/routes/table.ts';
import { inProject } from './paths.ts';

/** Placeholder in `first-paint.js` for the page's version. */
const PLACE = '__VERSION__';

/** Writes the build version into every page's script, so that a page opened before a release can be recognized. */
export function stampVersion(output: string): void {
  const file = join(output, 'first-paint.js');
  const hash = createHash('sha256');
  for (const name of readdirSync(join(output, 'assets')).sort()) hash.update(name);
  const version = `${APP_VERSION}+${hash.digest('hex').slice(0, 7)}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(PLACE, version));
}

/** Writes the error reporting script, loaded after a failure and separate from the app. */
export async function writeErrorReporter(output: string): Promise<void> {
  const paths = [
    ...Object.values(routes).map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ];
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __PATHS__: JSON.stringify([...new Set(paths)]) },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        input: inProject('renderer/faults/faults.ts'),
        output: { format: 'es', entryFileNames: 'faults.js' },
      },
    },
  });
}
