import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Iwer from 'iwer';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { readPixels } from './pixels.ts';
import { expect, openSignedIn, test } from './product.ts';

/**
 * No machine here has a headset: the tests use IWER, Meta's emulation of the WebXR API. It provides sessions, frames, and
 * poses, and the page draws both eyes into its own canvas.
 */
const EMULATION = createRequire(import.meta.url).resolve('iwer/build/iwer.min.js');
const TOUR = '/ar-property-explorer?listing=dec0de00-0000-4000-8000-000000000201';

interface EmulatedPage {
  readonly IWER: typeof Iwer;
  device: Iwer.XRDevice;
}

async function connectHeadset(page: Page) {
  await page.addInitScript({ path: EMULATION });
  await page.addInitScript(() => {
    const window = globalThis as unknown as EmulatedPage;
    window.device = new window.IWER.XRDevice(window.IWER.metaQuest3);
    window.device.stereoEnabled = true;
    window.device.installRuntime({ forceInstall: true });
  });
}

/** Returns how many colors each eye shows, and all of them. */
async function readEyes(page: Page) {
  const { width, colors } = await readPixels(page, await page.screenshot());
  const countOf = (isLeft: boolean) =>
    new Set(colors.filter((_, at) => at % width < width / 2 === isLeft)).size;
  return { left: countOf(true), right: countOf(false), all: colors.join() };
}

for (const [scene, name] of [
  ['lounge', 'panorama'],
  ['model', '3D model'],
] as const) {
  test(`an emulated headset shows the ${name} to both eyes, and the page goes on after it`, async ({
    page,
    product,
  }) => {
    await connectHeadset(page);
    await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
    await page.goto(`${TOUR}&scene=${scene}`);
    const view = page.getByRole('application');
    await expect(view.getByRole('button').first()).toBeVisible();
    await page.getByRole('button', { name: 'View in headset' }).click();
    await expect(page.getByRole('button', { name: 'Exit headset view' })).toBeVisible();
    const eyes = async () => {
      const { left, right } = await readEyes(page);
      return Math.min(left, right);
    };
    await expect.poll(eyes).toBeGreaterThan(3);
    const { all } = await readEyes(page);
    await page.evaluate(() =>
      (globalThis as unknown as EmulatedPage).device.quaternion.set(0, 0.38, 0, 0.92),
    );
    await expect.poll(async () => (await readEyes(page)).all === all).toBe(false);

    // The emulated eyes cover the page.
    await page.getByRole('button', { name: 'Exit headset view' }).press('Enter');
    await expect(page.getByRole('button', { name: 'View in headset' })).toBeVisible();
    await view.focus();
    const point = view.getByRole('button').first();
    const before = JSON.stringify(await point.boundingBox());
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => JSON.stringify(await point.boundingBox())).not.toBe(before);
    // A second session starts after the first.
    await page.getByRole('button', { name: 'View in headset' }).click();
    await expect(page.getByRole('button', { name: 'Exit headset view' })).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as EmulatedPage).device.activeSession?.end());
    await expect(page.getByRole('button', { name: 'View in headset' })).toBeVisible();
  });
}

test('a headset that does not start leaves a message, and the tour as it was', async ({
  page,
  product,
}) => {
  await connectHeadset(page);
  await page.addInitScript(() => {
    const { xr } = navigator as unknown as { readonly xr: object };
    Object.defineProperty(xr, 'requestSession', {
      value: () => Promise.reject(new DOMException('Busy', 'InvalidStateError')),
    });
  });
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=lounge`);
  await page.getByRole('button', { name: 'View in headset' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: "The headset view didn't start." }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seating' })).toBeVisible();
});

test('a browser without a headset says so in one sentence', async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=lounge`);
  const reason =
    /^(Connect a headset to view this tour in it|This browser doesn't support headsets)\.$/;
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in headset' })).toHaveCount(0);
});

test('a page opened elsewhere offers to reload for a headset', async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  // A link on a list that the server rendered would open a new document.
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Communities' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Maple Court of Westerville/ })
    .click();
  await page.getByRole('link', { name: 'Tour', exact: true }).click();
  await page.getByRole('button', { name: 'Enter the lounge' }).click();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByText(/^(Connect a headset|This browser)/)).toBeVisible();
});
