import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { type RouteName, routes } from '../shared/routes.ts';
import { filesOf, minified, withoutSwap } from './manifest.ts';
import { inProject } from './paths.ts';

interface Made {
  readonly manifest: Manifest;
  readonly site: string;
  readonly fonts: readonly string[];
  readonly askForFaces: string;
  readonly firstPaint: string;
}

/** Starts the app; a document asks for it last. */
const ENTRY = 'app.html';

/** Tells the drawer of screens (`renderer/app/document/draw.tsx`) which files each of them is made of. */
export function writeScreenFiles(folder: string, output: string, made: Made): void {
  const { manifest, ...rest } = made;
  const styles: Record<string, string> = {};
  const entry = manifest[ENTRY]?.file ?? '';
  const screens = screenSources().map(([name, source]) => {
    const { modules, sheets } = filesOf(manifest, [ENTRY, layoutOf(name), source]);
    for (const sheet of sheets) {
      styles[`/${sheet}`] ??= withoutSwap(readFileSync(join(output, sheet), 'utf8'));
    }
    const inOrder = [...modules.filter((module) => module !== entry), entry];
    return [
      name,
      { sheets: sheets.map((file) => `/${file}`), modules: inOrder.map((file) => `/${file}`) },
    ] as const;
  });
  const startFailure = minified(readFileSync(join(output, 'start-failure.js'), 'utf8'));
  const files = { ...rest, startFailure, styles, screens: Object.fromEntries(screens) };
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
}

const layoutOf = (name: RouteName): string =>
  `app/layouts/${routes[name].access === 'public' ? 'Public' : 'Workspace'}Layout.tsx`;

/** The module of each screen, as `renderer/app/screens.ts` names it. */
function screenSources(): (readonly [RouteName, string])[] {
  const text = readFileSync(inProject('renderer/app/screens.ts'), 'utf8');
  const shared = new Map(
    [...text.matchAll(/const (\w+): Import = \(\) => import\('\.\.\/([^']+)'\)/g)].map(
      ([, name = '', source = '']) => [name, source],
    ),
  );
  const own = text.matchAll(/^ {2}(\w+): (?:\(\) => import\('\.\.\/([^']+)'\)|(\w+)),$/gm);
  return [...own].flatMap(([, name = '', source, common]) => {
    const found = source ?? shared.get(common ?? '');
    return found === undefined || !(name in routes) ? [] : [[name as RouteName, found] as const];
  });
}
