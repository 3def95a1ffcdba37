import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { AreaName, RouteName } from '../shared/routes.ts';
import { inProject } from './paths.ts';

/** Modules of an app screen; both are keys of Vite's manifest. */
export interface ScreenFiles {
  /** The module that locates the screens of its area. */
  readonly area: string;
  readonly page: string;
}

const FOLDER = 'app/screens';

/** Returns the files of every screen that isn't a static page, from `renderer/app/screens/`. */
export function screenFiles(): ReadonlyMap<RouteName, ScreenFiles> {
  const files = globSync('*.ts', { cwd: inProject(`renderer/${FOLDER}`) });
  return new Map(files.flatMap((file) => screensIn(basename(file, '.ts') as AreaName)));
}

function screensIn(area: AreaName): [RouteName, ScreenFiles][] {
  const file = posix.join(FOLDER, `${area}.ts`);
  const source = readFileSync(join(inProject('renderer'), file), 'utf8');
  const several = new Map(
    [...source.matchAll(/const (\w+) = \(\) =>\s+import\('(.+)'\)/g)].map(
      ([, name = '', path = '']) => [name, path] as const,
    ),
  );
  const [, table = ''] = /export const screens[^{]*\{([\s\S]*)\n\};/.exec(source) ?? [];
  const entries = table.matchAll(
    /^ {2}(\w+)(?::\s*(?:\(\) =>\s+import\('([^']+)'\)(?:\s*\.then\(.+\))?|(?:\(\) => )?(\w+)(?:\(\)\.then\(.+\))?))?,$/gm,
  );
  return [...entries].map(([, name = '', path, loader = name]) => {
    const page = path ?? several.get(loader);
    if (page === undefined) throw new Error(`${file} doesn't define a page for ${name}.`);
    return [name as RouteName, { area: file, page: posix.join(FOLDER, page) }];
  });
}
