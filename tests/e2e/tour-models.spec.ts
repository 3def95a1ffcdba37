import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { texturedModel } from '../support/textured-model.ts';
import { demoEmail } from './people.ts';
import { readPixels } from './pixels.ts';
import { expect, openSignedIn, type Product, test } from './product.ts';

const MAPLE_COURT = 'dec0de00-0000-4000-8000-000000000201';
const TOUR = `/ar-property-explorer?listing=${MAPLE_COURT}`;
const MAGENTA = [255, 0, 255] as const;

/** Returns the share of an element's pixels that have the model's color. */
async function shareOfMagenta(part: Locator): Promise<number> {
  const { colors } = await readPixels(await part.screenshot());
  const isMagenta = (color: number) =>
    color >> 16 > 245 && ((color >> 8) & 255) < 10 && (color & 255) > 245;
  return colors.filter(isMagenta).length / colors.length;
}

const modelIn = (page: Page) =>
  page.getByRole('application', { name: /: turn with the arrow keys/ });
const choose = (page: Page, buffer: Buffer, name = 'house.glb') =>
  page
    .getByLabel('Choose a 3D model')
    .setInputFiles({ name, mimeType: 'model/gltf-binary', buffer });

async function openEditor(page: Page, url: string) {
  await openSignedIn(page, url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&edit=true`);
}

/** Returns the content of the model that was uploaded last, as the storage has it. */
async function storedModel({ url, secretKey }: Product): Promise<string> {
  const files = createClient(url, secretKey).storage.from('listing-models');
  const { data } = await files.list(MAPLE_COURT, {
    sortBy: { column: 'created_at', order: 'desc' },
  });
  const newest = await files.download(`${MAPLE_COURT}/${data?.[0]?.name}`);
  return Buffer.from(await (newest.data ?? new Blob()).arrayBuffer()).toString('latin1');
}

test('a buyer turns, zooms, pans, resets, and measures a 3D model by keyboard', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=unit`);
  await page.getByRole('button', { name: 'Open in 3D' }).click();
  const model = modelIn(page);
  const point = model.getByRole('button', { name: 'Ceiling height' });
  await expect(point).toBeVisible();
  await model.focus();
  const boxOf = async () => JSON.stringify(await point.boundingBox());
  const start = await boxOf();
  for (const key of ['ArrowLeft', 'ArrowUp', '+', 'Shift+ArrowRight']) {
    const before = await boxOf();
    await page.keyboard.press(key);
    await expect.poll(boxOf, key).not.toBe(before);
  }
  await page.keyboard.press('0');
  await expect.poll(boxOf).toBe(start);

  await page.getByRole('button', { name: 'Measure' }).click();
  await model.focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(model.getByRole('status').filter({ hasText: /^\d+ ft/ })).toBeVisible();
});

test('a pointer turns a 3D model, and two fingers zoom it', async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=model`);
  const model = modelIn(page);
  const point = model.getByRole('button', { name: 'Ceiling height' });
  await expect(point).toBeVisible();
  const xOf = async () => (await point.boundingBox())?.x ?? 0;
  const before = await xOf();
  const { x, y, height } = (await model.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 40, y + height - 40);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + height - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(xOf).not.toBe(before);

  const client = await page.context().newCDPSession(page);
  const touch = (type: string, apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-apart, apart].map((by, id) => ({ x: x + 300 + by, y: y + height - 60, id })),
    });
  const spread = async () => {
    const [one, other] = [
      await point.boundingBox(),
      await model.getByRole('button', { name: 'Back to the plan' }).boundingBox(),
    ];
    return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  };
  const close = await spread();
  await touch('touchStart', 20);
  await touch('touchMove', 24);
  await touch('touchMove', 28);
  await touch('touchEnd', 28);
  await expect.poll(spread).toBeGreaterThan(close * 1.05);
});

test("a seller's 3D model keeps its texture under the page's policy, and loses its author", async ({
  page,
  product,
  openForAnother,
}) => {
  await openEditor(page, product.url);
  await choose(page, Buffer.from(texturedModel(MAGENTA, 'Jane Doe')));
  const model = modelIn(page);
  await expect(model).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => shareOfMagenta(model)).toBeGreaterThan(0.05);

  const stored = await storedModel(product);
  expect(stored).toMatch(/^glTF/);
  expect(stored).not.toContain('Jane Doe');

  await page.getByRole('button', { name: 'Add point' }).click();
  await model.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('New wing');
  await page.getByLabel('Fact').fill('Opened last year.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add point' }).click();
  await page.getByRole('button', { name: 'Publish tour' }).click();
  await expect(page.getByRole('link', { name: 'Edit tour' })).toBeVisible();

  const other = await openForAnother();
  await openSignedIn(other, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await other.goto(TOUR);
  await other.getByRole('button', { name: 'house', exact: true }).click();
  await modelIn(other).getByRole('button', { name: 'New wing' }).click();
  await expect(other.getByText('Opened last year.')).toBeVisible();
  await expect.poll(() => shareOfMagenta(modelIn(other))).toBeGreaterThan(0.05);
});

test("a file that isn't a model shows an error next to the field", async ({
  page,
  product,
}, info) => {
  await openEditor(page, product.url);
  const field = page.getByRole('button', { name: 'Add 3D model' });
  for (const [content, reason] of [
    [Buffer.from('<!doctype html>'), 'This file is not a GLB model.'],
    [
      Buffer.from(texturedModel(MAGENTA, 'Jane Doe')).subarray(0, -8),
      'This model is damaged. Export it again as GLB.',
    ],
  ] as const) {
    await choose(page, content);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${reason}`));
  }
  // The browser reads it from the disk; sent as a buffer it takes seconds.
  const tooLarge = info.outputPath('large.glb');
  writeFileSync(tooLarge, Buffer.alloc(21_000_000));
  await page.getByLabel('Choose a 3D model').setInputFiles(tooLarge);
  await expect(field).toHaveAccessibleDescription(/^A model can have up to 20 MB\./);
});

test('a browser without WebGL shows the photo and the points of a 3D model', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=model`);
  await expect(
    page.getByText("This browser can't show 3D models, so a photo is shown."),
  ).toBeVisible();
  await page
    .getByRole('list', { name: 'Points of Unit in 3D' })
    .getByRole('button', { name: 'Ceiling height' })
    .click();
  await expect(page.getByText('Confirm heights on site.')).toBeVisible();
});
