import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';
import { navigateInApp, openApp } from './screens.ts';

/** Simulates a browser set to twice the default font size. */
const TWICE = '--blink-settings=defaultFontSize=32';

const VIEWPORT = { width: 1280, height: 900 };

export function testLargerText(
  forVisitors: readonly RouteName[],
  forBroker: readonly RouteName[],
): void {
  test('text at twice the size is readable without scrolling sideways', async ({
    launchOptions,
    playwright,
    product,
  }) => {
    // Uses its own browser in the worker; as a test option it would start another product as well.
    const args = [...(launchOptions.args ?? []), TWICE];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const settings = { baseURL: product.url, viewport: VIEWPORT, serviceWorkers: 'block' } as const;
    const page = await browser.newPage({ ...settings, reducedMotion: 'reduce' });
    const isTooWide = async (name: RouteName, go: (to: string) => Promise<unknown>) => {
      await go(linkTo(name));
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      return over > 0 ? [`${name} by ${over} px`] : [];
    };
    await page.goto(linkTo('auth'));
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    const tooWide: string[] = [];
    const open = (to: string) => page.goto(to);
    for (const name of forVisitors) tooWide.push(...(await isTooWide(name, open)));
    await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
    await openApp(page, demoEmail('broker'));
    const follow = (to: string) => navigateInApp(page, to);
    for (const name of forBroker) tooWide.push(...(await isTooWide(name, follow)));
    expect(tooWide).toEqual([]);
    await browser.close();
  });
}
