import { isFullRun } from '../../build/testing/full-run.ts';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';
import { navigateInApp, openApp } from './screens.ts';

/** Simulates a browser set to twice the default font size. */
const TWICE = '--blink-settings=defaultFontSize=32';

const VIEWPORT = { width: 1280, height: 900 };

const FOR_EVERYBODY = ['home', 'auth', 'contact', 'investmentOpportunities', 'agents'] as const;
/** Short run: the widest screens (a list, a board and a form). */
const SHORT: readonly RouteName[] = [
  'auth',
  'investmentOpportunities',
  'clients',
  'dealPipeline',
  'submitListing',
];
const FOR_A_BROKER = [
  'brokerDashboard',
  'clients',
  'dealPipeline',
  'messages',
  'calendar',
  'brokerReports',
  'savedListings',
  'securitySettings',
  'submitListing',
] as const;

test('with text of twice the size everything is read without scrolling sideways', async ({
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
  const isLooked = (name: RouteName) => isFullRun || SHORT.includes(name);
  for (const name of FOR_EVERYBODY.filter(isLooked)) tooWide.push(...(await isTooWide(name, open)));
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await openApp(page, demoEmail('broker'));
  const follow = (to: string) => navigateInApp(page, to);
  for (const name of FOR_A_BROKER.filter(isLooked))
    tooWide.push(...(await isTooWide(name, follow)));
  expect(tooWide).toEqual([]);
  await browser.close();
});
