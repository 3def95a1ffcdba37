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
export const TOUR = '/ar-property-explorer?listing=dec0de00-0000-4000-8000-000000000201';

interface EmulatedPage {
  readonly IWER: typeof Iwer;
  device: Iwer.XRDevice;
}

export async function connectHeadset(page: Page) {
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
  const { width, colors } = await readPixels(await page.screenshot());
  const countOf = (isLeft: boolean) =>
    new Set(colors.filter((_, at) => at % width < width / 2 === isLeft)).size;
  return { left: countOf(true), right: countOf(false), all: colors.join() };
}

/** Views a scene in an emulated headset, turns the head, and looks at the page after it. */
export function testHeadset(scene: 'lounge' | 'model', name: string): void {
  test(`an emulated headset shows the ${name} to both eyes, and the page continues afterwards`, async ({
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
