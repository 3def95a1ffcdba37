import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inProject } from '../../../build/paths.ts';

/** Modules that the built main process imports by these names. */
export interface Modules {
  readonly electron: object;
  readonly keytar: object;
}

// Electron's path of packaged resources; here there are none.
Object.defineProperty(process, 'resourcesPath', {
  value: inProject('test-results/no-resources'),
  configurable: true,
});

const launches = new Map<string, Modules>();
const newest = (): Modules | undefined => launches.get(String(launches.size));
Object.assign(globalThis, { havenModules: launches, newestHavenModules: newest });

const LAUNCH = /[?&]launch=(\d+)$/;
const isReplaced = (specifier: string): specifier is keyof Modules =>
  specifier === 'electron' || specifier === 'keytar';

/** A bundled package still uses require, and its caller is unknown, so it gets the newest launch's module. */
const REQUIRED = 'replaced:required-electron';
const BUILT = pathToFileURL(inProject('dist/desktop/')).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'electron' && context.parentURL?.startsWith(BUILT)) {
      const isRequired = context.conditions?.includes('require');
      if (isRequired) return { url: REQUIRED, format: 'commonjs', shortCircuit: true };
    }
    const launch = LAUNCH.exec(context.parentURL ?? '')?.[1];
    if (launch === undefined) return next(specifier, context);
    if (isReplaced(specifier)) {
      return { url: `replaced:${specifier}?launch=${launch}`, shortCircuit: true };
    }
    const found = next(specifier, context);
    // Chunks are also loaded again for each launch, as in a new process.
    return found.url.startsWith('file:')
      ? { ...found, url: `${found.url}?launch=${launch}` }
      : found;
  },
  load(url, context, next) {
    if (url === REQUIRED) {
      const source =
        'module.exports = new Proxy({}, { get: (_, key) => globalThis.newestHavenModules().electron[key] });';
      return { format: 'commonjs', source, shortCircuit: true };
    }
    // Built code needs no test runner transforms, which take longer than a whole launch.
    if (LAUNCH.test(url) && url.startsWith(BUILT)) {
      return { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true };
    }
    const [, name, launch] = /^replaced:(\w+)\?launch=(\d+)$/.exec(url) ?? [];
    if (name === undefined || launch === undefined) return next(url, context);
    const members = Object.keys(launches.get(launch)?.[name as keyof Modules] ?? {});
    const source = [
      `const whole = globalThis.havenModules.get('${launch}').${name};`,
      ...members.map((member) => `export const ${member} = whole.${member};`),
      'export default whole;',
    ].join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Runs the built main process again like a new process; `started` resolves when the app is running. */
export async function importMain(modules: Modules): Promise<{ started: Promise<void> }> {
  const launch = String(launches.size + 1);
  launches.set(launch, modules);
  return import(`${pathToFileURL(inProject('dist/desktop/main.js')).href}?launch=${launch}`);
}
