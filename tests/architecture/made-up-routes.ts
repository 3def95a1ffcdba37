import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../build/paths.ts';

/** Inputs of a renderer build. */
const SOURCES = [
  'build',
  'renderer',
  'shared',
  'supabase/seed',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
];

/** Existing and made-up areas. */
const AREAS = ['listings', 'site', 'auth', 'broker', 'operator', 'leases', 'payroll', 'grants'];
/** Every fifth is a prerendered page; the others are screens. */
const isPage = (n: number) => n % 5 === 0;

/**
 * Copies the project to a folder and adds routes as a developer would: a record in its area's file, a page that links
 * to others, and the line that locates it.
 */
export function copyProjectWithRoutes(folder: string, count: number): void {
  for (const source of SOURCES)
    cpSync(inProject(source), join(folder, source), { recursive: true });
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'dir');
  mkdirSync(join(folder, 'renderer/features/grown/screens'), { recursive: true });
  const numbers = Array.from({ length: count }, (_, n) => n);
  for (const [place, area] of AREAS.entries()) {
    const own = numbers.filter((n) => n % AREAS.length === place);
    addRecords(folder, area, own);
    addScreens(
      folder,
      area,
      own.filter((n) => !isPage(n)),
    );
  }
  for (const n of numbers) addPage(folder, n, (n + 1) % count);
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const exists = (path: string): boolean => {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
};

function addRecords(folder: string, area: string, numbers: readonly number[]): void {
  const records = numbers.map((n) =>
    isPage(n)
      ? `grown${n}: { path: '/grown/page-${n}', access: 'public', title: 'Grown page ${n}', indexed: true, isPrerendered: true },`
      : `grown${n}: { path: '/grown/of-${area}/${n}/:id', access: 'signed-in', parent: 'dashboard', title: 'Record ${n} of ${area}', description: 'What there is to know of record ${n}, and what comes next.', indexed: false },`,
  );
  const file = join(folder, `shared/routes/areas/${area}.ts`);
  if (exists(file)) {
    rewrite(file, (text) => text.replace('  routes: {\n', `  routes: {\n${records.join('\n')}\n`));
    return;
  }
  writeFileSync(
    file,
    `import type { Area } from '../record.ts';\nexport const ${area} = { routes: {\n${records.join('\n')}\n} } as const satisfies Area;\n`,
  );
  rewrite(join(folder, 'shared/routes/areas.ts'), (text) =>
    `import { ${area} } from './areas/${area}.ts';\n${text}`.replace(
      'export const areas = {',
      `export const areas = { ${area},`,
    ),
  );
}

function addScreens(folder: string, area: string, numbers: readonly number[]): void {
  const lines = numbers.map(
    (n) => `grown${n}: () => import('../../features/grown/screens/Grown${n}.tsx'),`,
  );
  const file = join(folder, `renderer/app/screens/${area}.ts`);
  if (exists(file)) {
    rewrite(file, (text) =>
      text.replace(/(export const screens[^{]*\{\n)/, `$1${lines.join('\n')}\n`),
    );
  } else {
    writeFileSync(file, `export const screens = {\n${lines.join('\n')}\n};\n`);
  }
}

function addPage(folder: string, n: number, next: number): void {
  const path = isPage(n) ? `site/pages/grown${n}.tsx` : `features/grown/screens/Grown${n}.tsx`;
  writeFileSync(
    join(folder, 'renderer', path),
    `import { RouteLink } from '${isPage(n) ? '../..' : '../../..'}/ui/link/RouteLink.tsx';
export const Component = () => <h1>Record ${n}, <RouteLink to="grown${next}">then ${next}</RouteLink></h1>;\n`,
  );
}
