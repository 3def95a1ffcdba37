import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../../build/paths.ts';

/** What the built main process finds when it imports these names. */
export interface Modules {
  readonly electron: object;
  readonly keytar: object;
}

const launches = new Map<string, Modules>();
Object.assign(globalThis, { havenModules: launches });

const LAUNCH = /[?&]launch=(\d+)$/;
const isReplaced = (specifier: string): specifier is keyof Modules =>
  specifier === 'electron' || specifier === 'keytar';

registerHooks({
  resolve(specifier, context, next) {
    const launch = LAUNCH.exec(context.parentURL ?? '')?.[1];
    if (launch === undefined) return next(specifier, context);
    if (isReplaced(specifier)) {
      return { url: `replaced:${specifier}?launch=${launch}`, shortCircuit: true };
    }
    const found = next(specifier, context);
    // Chunks too are fresh for each launch, as in a new process.
    return found.url.startsWith('file:')
      ? { ...found, url: `${found.url}?launch=${launch}` }
      : found;
  },
  load(url, context, next) {
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

/** Runs the built main process once more, as a new process would; `started` ends when the app stands. */
export async function importMain(modules: Modules): Promise<{ started: Promise<void> }> {
  const launch = String(launches.size + 1);
  launches.set(launch, modules);
  return import(`${pathToFileURL(inProject('dist/desktop/main.js')).href}?launch=${launch}`);
}
