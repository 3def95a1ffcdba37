import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../paths.ts';
import { toIcns, toIco, toPng } from './containers.ts';
import { drawIcon } from './drawIcon.ts';

/** Icons of the installers. */
export const INSTALLER_ICONS = inProject('dist/icons');
/** Icons of the running app, included in the package. */
export const APP_ICONS = inProject('dist/desktop/icons');

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];
/** The margin around a tile in Apple's grid. */
const MAC_INSET = 0.0977;

/** Draws every icon of the desktop app from one image; returns file names and contents. */
export function drawIcons(): { installer: Map<string, Buffer>; app: Map<string, Buffer> } {
  const svg = readFileSync(inProject('build/icons/haven.svg'), 'utf8');
  const ico = (icon: string, sizes: readonly number[]) =>
    toIco(sizes.map((size) => drawIcon(svg, icon, size)));
  const png = (icon: string, size: number) => toPng(drawIcon(svg, icon, size));
  const templatePng = (size: number) => toPng(drawIcon(svg, 'template', size, { ink: '#000' }));
  const macPng = (size: number) => toPng(drawIcon(svg, 'app', size, { inset: MAC_INSET }));
  return {
    installer: new Map([
      ['icon.ico', ico('app', ICO_SIZES)],
      ['icon.icns', toIcns(macPng)],
      ...LINUX_SIZES.map((size): [string, Buffer] => [
        `linux/${size}x${size}.png`,
        png('app', size),
      ]),
    ]),
    app: new Map([
      ['app.png', png('app', 256)],
      ['tray.ico', ico('app', [16, 20, 24, 32])],
      ['tray.png', png('tray', 22)],
      ['tray@2x.png', png('tray', 44)],
      // macOS removes the color from images named "Template".
      ['trayTemplate.png', templatePng(18)],
      ['trayTemplate@2x.png', templatePng(36)],
      ['badge.png', png('badge', 16)],
      ['badge@2x.png', png('badge', 32)],
    ]),
  };
}

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
