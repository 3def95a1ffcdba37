import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../paths.ts';
import { toIcns, toIco, toPng } from './containers.ts';
import { getIconShapes, rasterize } from './rasterize.ts';

/** Icons of the installers. */
export const INSTALLER_ICONS = inProject('dist/icons');
/** Icons of the running app, included in the package. */
export const APP_ICONS = inProject('dist/desktop/icons');

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];
/** The margin around a tile in Apple's grid. */
const MAC_INSET = 0.0977;
const BLACK = [0, 0, 0] as const;

/** Draws every icon of the desktop app from one image; returns file names and contents. */
export function drawIcons(): { installer: Map<string, Buffer>; app: Map<string, Buffer> } {
  const svg = readFileSync(inProject('build/icons/haven.svg'), 'utf8');
  const [tile, tray, template, badge] = ['app', 'tray', 'template', 'badge'].map((icon) =>
    getIconShapes(svg, icon),
  ) as [Shapes, Shapes, Shapes, Shapes];
  const ico = (shapes: Shapes, sizes: readonly number[]) =>
    toIco(sizes.map((size) => rasterize(shapes, size)));
  const png = (shapes: Shapes, size: number) => toPng(rasterize(shapes, size));
  const templatePng = (size: number) => toPng(rasterize(template, size, { ink: BLACK }));
  const macPng = (size: number) => toPng(rasterize(tile, size, { inset: MAC_INSET }));
  return {
    installer: new Map([
      ['icon.ico', ico(tile, ICO_SIZES)],
      ['icon.icns', toIcns(macPng)],
      ...LINUX_SIZES.map((size): [string, Buffer] => [
        `linux/${size}x${size}.png`,
        png(tile, size),
      ]),
    ]),
    app: new Map([
      ['app.png', png(tile, 256)],
      ['tray.ico', ico(tile, [16, 20, 24, 32])],
      ['tray.png', png(tray, 22)],
      ['tray@2x.png', png(tray, 44)],
      // macOS removes the color from images named "Template".
      ['trayTemplate.png', templatePng(18)],
      ['trayTemplate@2x.png', templatePng(36)],
      ['badge.png', png(badge, 16)],
      ['badge@2x.png', png(badge, 32)],
    ]),
  };
}
type Shapes = ReturnType<typeof getIconShapes>;

/** Writes the icons to `dist`. */
export function writeIcons(): void {
  const { installer, app } = drawIcons();
  for (const [folder, files] of [
    [INSTALLER_ICONS, installer],
    [APP_ICONS, app],
  ] as const) {
    rmSync(folder, { recursive: true, force: true });
    for (const [name, content] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  }
}
