import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { collectModuleFiles, disableFontSwap, minifyScript } from './manifest.ts';
import { screenFiles } from './screenFiles.ts';
import { isForVisitors, SHARED_BY_MEMBERS, SHARED_BY_SCREENS } from './vite/shared-parts.ts';

interface ScreenAssets {
  readonly manifest: Manifest;
  readonly site: string;
  readonly fonts: readonly string[];
  readonly askForFonts: string;
  readonly firstPaint: string;
}

/** Starts the app; a document loads it last. */
const ENTRY = 'app.html';

/** Writes each screen's files for the screen renderer (`renderer/app/document/draw.tsx`). */
export function writeScreenFiles(folder: string, output: string, assets: ScreenAssets): void {
  const { manifest, ...rest } = assets;
  const styles: Record<string, string> = {};
  const entry = manifest[ENTRY]?.file ?? '';
  const chunk = (wanted: string) =>
    Object.entries(manifest).find(([, { name }]) => name === wanted)?.[0] ?? '';
  const [shared, members] = [chunk(SHARED_BY_SCREENS), chunk(SHARED_BY_MEMBERS)];
  const screens = [...screenFiles()].map(([name, { area, page }]) => {
    const first = isForVisitors(name) ? [ENTRY, shared] : [ENTRY, shared, members];
    const { modules, sheets } = collectModuleFiles(manifest, [...first, area, page]);
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
