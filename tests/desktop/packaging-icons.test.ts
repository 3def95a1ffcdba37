import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ICNS_SIZES } from '../../build/icons/containers.ts';
import { drawIcons } from '../../build/icons/draw-icons.ts';
import { drawIcon } from '../../build/icons/drawIcon.ts';

const { installer, app } = drawIcons();
const file = (files: Map<string, Buffer>, name: string): Buffer => {
  const found = files.get(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const pngSide = (png: Buffer): number => png.readUInt32BE(16);
const SQUARE =
  '<svg viewBox="0 0 4 4"><path data-in="app" fill="#1E3329" d="M1 1 L3 1 L3 3 L1 3 Z"/></svg>';
const drawSquare = (size: number): number[] => {
  const canvas = drawIcon(SQUARE, 'app', size);
  return [...canvas.getContext('2d').getImageData(0, 0, size, size).data];
};

test("fills exactly a shape's pixels, and half fills partly covered ones", () => {
  const alphas = (size: number) => drawSquare(size).filter((_value, index) => index % 4 === 3);
  expect(alphas(4)).toEqual([0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0]);
  expect(alphas(2)).toEqual([64, 64, 64, 64]);
});

test('draws the image in the palette', () => {
  expect(drawSquare(4).slice(20, 24)).toEqual([0x1e, 0x33, 0x29, 255]);
});

test("has every Windows size up to 256 at the directory's offsets", () => {
  const ico = file(installer, 'icon.ico');
  const sides: number[] = [];
  for (let index = 0; index < ico.readUInt16LE(4); index++) {
    const entry = ico.subarray(6 + index * 16, 22 + index * 16);
    const image = ico.subarray(
      entry.readUInt32LE(12),
      entry.readUInt32LE(12) + entry.readUInt32LE(8),
    );
    const isPng = image.readUInt32BE(0) === 0x89504e47;
    sides.push(isPng ? pngSide(image) : image.readInt32LE(4));
  }
  expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

test('has every macOS size under its name', () => {
  const icns = file(installer, 'icon.icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const sizes: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    sizes[icns.toString('latin1', at, at + 4)] = pngSide(icns.subarray(at + 8));
  }
  expect(sizes).toEqual(ICNS_SIZES);
});

test('has black on transparent icons in both densities for the macOS menu bar', () => {
  expect(pngSide(file(app, 'trayTemplate.png'))).toBe(18);
  expect(pngSide(file(app, 'trayTemplate@2x.png'))).toBe(36);
});

test('draws the same bytes every time', () => {
  const again = drawIcons();
  const digest = (files: Map<string, Buffer>) =>
    [...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  expect(digest(again.app)).toEqual(digest(app));
});
