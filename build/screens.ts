import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { catalogue } from '../shared/routes/table.ts';
import { layoutOf, type RouteName } from '../shared/routes.ts';
import { collectModuleFiles, disableFontSwap, minifyScript } from './manifest.ts';
import { screenFiles } from './screenFiles.ts';

interface ScreenAssets {
  readonly manifest: Manifest;
  readonly site: string;
  readonly fonts: readonly string[];
  readonly askForFonts: string;
  readonly firstPaint: string;
}

/** Starts the app; a document loads it last. */
const ENTRY = 'app.html';
const FRAME = 'app/layouts/FrameLayout.tsx';

const layoutFile = (name: RouteName): string =>
  `app/layouts/${layoutOf(catalogue[name]) === null ? 'Public' : 'Workspace'}Layout.tsx`;

/** Writes each screen's files for the screen renderer (`renderer/app/document/draw.tsx`). */
export function writeScreenFiles(folder: string, output: string, assets: ScreenAssets): void {
  const { manifest, ...rest } = assets;
  const styles: Record<string, string> = {};
  const entry = manifest[ENTRY]?.file ?? '';
  const screens = [...screenFiles()].map(([name, { area, page }]) => {
    const { modules, sheets } = collectModuleFiles(manifest, [
      ENTRY,
      FRAME,
      layoutFile(name),
      area,
      page,
    ]);
    for (const sheet of sheets) {
      styles[`/${sheet}`] ??= disableFontSwap(readFileSync(join(output, sheet), 'utf8'));
    }
    const inOrder = [...modules.filter((module) => module !== entry), entry];
    return [
      name,
      { sheets: sheets.map((file) => `/${file}`), modules: inOrder.map((file) => `/${file}`) },
    ] as const;
  });
  const startFailure = minifyScript(readFileSync(join(output, 'start-failure.js'), 'utf8'));
  const files = {
    ...rest,
    startFailure,
    styles,
    screens: Object.fromEntries(screens),
  };
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
}
