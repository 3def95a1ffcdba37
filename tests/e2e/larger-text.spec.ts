import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demo } from './people.ts';
import { arriveSignedIn, expect, test } from './product.ts';
import { arriveInApp, goWithin } from './screens.ts';

/** As whoever sets their browser to text of twice the size. */
const TWICE = '--blink-settings=defaultFontSize=32';

test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE] }),
});

const FOR_EVERYBODY = ['home', 'auth', 'contact', 'investmentOpportunities', 'agents'] as const;
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
  page,
  product,
}) => {
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
  for (const name of FOR_EVERYBODY) tooWide.push(...(await isTooWide(name, open)));
  await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await arriveInApp(page, demo('broker'));
  const follow = (to: string) => goWithin(page, to);
  for (const name of FOR_A_BROKER) tooWide.push(...(await isTooWide(name, follow)));
  expect(tooWide).toEqual([]);
});
