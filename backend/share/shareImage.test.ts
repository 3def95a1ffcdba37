import { GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawShareImage, drawTruncatedShareImage, setTitle } from './shareImage.ts';

test('sets titles in the font of the pages', () => {
  expect(GlobalFonts.has('Haven titles')).toBe(true);
});

test('sets a long title in a smaller size without dropping words', () => {
  const long = 'What a seller hears when a lender reads twelve months of statements backward';
  expect(setTitle(long).size).toBeLessThan(setTitle('Plans and prices').size);
  expect(setTitle(long).lines.join(' ')).toBe(long);
  expect(() => setTitle(`${long} ${long} ${long} ${long}`)).toThrow('too long');
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#b4775a"/></svg>';
const OTHER = DRAWING.replace('#b4775a', '#e9e0cd');

test('draws a 1200 by 630 light image per page, identical in every build', async () => {
  const picture = await drawShareImage({ title: 'One', drawing: DRAWING });
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
  expect(await drawShareImage({ title: 'One', drawing: DRAWING })).toEqual(picture);
  expect(await drawShareImage({ title: 'One', drawing: OTHER })).not.toEqual(picture);
  expect(await drawShareImage({ title: 'Two', drawing: DRAWING })).not.toEqual(picture);
  expect(await drawShareImage({ title: 'One', lines: ['60 beds'], drawing: DRAWING })).not.toEqual(
    picture,
  );
});

test('draws an image for names of any length, single words and missing glyphs', async () => {
  for (const title of ['w'.repeat(5000), 'many words '.repeat(500), '老人ホーム 🏡', ' x ']) {
    const lines = [title, title, title, title];
    const picture = await drawTruncatedShareImage({ title, lines, drawing: DRAWING });
    expect(picture.length).toBeLessThan(150_000);
  }
  const one = { title: 'Maple Court', drawing: DRAWING };
  expect(await drawTruncatedShareImage(one)).toEqual(await drawShareImage(one));
});

test("shows the workspace's name and colors and no product mark", async () => {
  const plain = { title: 'One', drawing: DRAWING };
  const brand = { name: 'Haven Exchange', panel: '#1e3329', field: '#9caf88' };
  const pictures = await Promise.all([
    drawShareImage(plain),
    drawShareImage({ ...plain, brand }),
    drawShareImage({ ...plain, brand: { ...brand, name: 'Cedar Partners' } }),
    drawShareImage({ ...plain, brand: { ...brand, panel: '#5b2333' } }),
    drawShareImage({ ...plain, brand: { ...brand, field: '#f2c14e' } }),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
  const long = { ...brand, name: 'W'.repeat(40) };
  expect((await drawShareImage({ ...plain, brand: long })).length).toBeLessThan(60_000);
});
