import type { Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';
import { goToScreen, openApp } from './screens.ts';

/** System colors, reduced motion and no pointer. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

interface Journey {
  readonly name: string;
  readonly as: string | null;
  readonly screens: readonly RouteName[];
  /** Included in `npm test`. */
  readonly isShort?: true;
}

/** The ten main journeys and the screens they use. */
const JOURNEYS: readonly Journey[] = [
  { name: 'sign up and in', as: null, screens: ['auth', 'resetPassword'], isShort: true },
  {
    name: 'search and open a community',
    as: null,
    screens: ['home', 'investmentOpportunities', 'property'],
  },
  {
    name: 'save and be alerted',
    as: demoEmail('buyer-pro'),
    screens: ['savedListings', 'searchAlerts'],
  },
  {
    name: 'ask about a community and talk',
    as: demoEmail('buyer-pro'),
    screens: ['property', 'messages', 'conversation'],
  },
  { name: 'submit a listing', as: demoEmail('broker'), screens: ['submitListing'] },
  {
    name: 'move a deal',
    as: demoEmail('broker'),
    screens: ['brokerDashboard', 'dealPipeline'],
  },
  { name: 'keep a calendar', as: demoEmail('broker'), screens: ['calendar'] },
  { name: 'read in a deal room', as: demoEmail('buyer-pro'), screens: ['dealRooms', 'dealRoom'] },
  { name: 'make an offer', as: demoEmail('broker'), screens: ['transactions', 'transaction'] },
  {
    name: 'settings and notifications',
    as: demoEmail('broker'),
    screens: ['notifications', 'notificationsPreferences', 'securitySettings', 'profile'],
  },
];

const MOST_STOPS = 150;

interface Stop {
  readonly what: string;
  readonly wrong: readonly string[];
  /** The same element as the previous stop. */
  readonly isPart: boolean;
}

/** Returns the focused element's name, whether it is visible, and whether its focus indicator shows. */
const stopHere = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (
      at === null ||
      at === document.body ||
      !(at instanceof HTMLElement || at instanceof SVGElement)
    )
      return null;
    const labels = (at as HTMLInputElement).labels;
    const getAccessibleName = (element: Element): string =>
      [
        ...(element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
        element.getAttribute('aria-label'),
        ...[...(labels ?? [])].map((label) => label.textContent),
        element.textContent,
        element.getAttribute('title'),
        ...[...element.querySelectorAll('img[alt], svg title')].map(
          (picture) => picture.getAttribute('alt') ?? picture.textContent,
        ),
      ]
        .filter(Boolean)
        .join(' ')
        .trim();
    const box = at.getBoundingClientRect();
    const isOutlined = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    // Chart points draw their own focus ring.
    const isRinged = at instanceof SVGElement && getComputedStyle(at).stroke !== 'none';
    // A link may fill its container, and a checkbox may be drawn by its sibling.
    const around: Element[] = [at, ...(at.nextElementSibling ? [at.nextElementSibling] : [])];
    for (let one = at.parentElement; one !== null && around.length < 5; one = one.parentElement)
      around.push(one);
    const isShown =
      isRinged ||
      // The start of a newly opened screen.
      at.id === 'main' ||
      isOutlined(at, '::after') ||
      isOutlined(at, '::before') ||
      around.some((one) => isOutlined(one) || isOutlined(one, '::after'));
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isCovered =
      middle !== null &&
      !at.contains(middle) &&
      !middle.contains(at) &&
      !around.some((one) => one.contains(middle));
    // The segments of a date field are separate stops drawn by the browser.
    const last: unknown = Reflect.get(window, 'lastStop');
    const isPart = last === at;
    Reflect.set(window, 'lastStop', at);
    const wrong = [
      ...(getAccessibleName(at) === '' ? ['has no name'] : []),
      ...(box.width < 1 || box.height < 1 || box.bottom <= 0 || box.top >= innerHeight
        ? ['is out of sight']
        : isCovered
          ? [`lies below ${middle?.tagName} ${middle?.className}`]
          : []),
      ...(isShown || isPart ? [] : ['does not show the keyboard']),
    ];
    const what = `${at.tagName} ${getAccessibleName(at).replace(/\s+/g, ' ').slice(0, 60)}`;
    return { what, wrong, isPart };
  });

/** Tabs from the top of the screen to its end, then one step back. */
async function walkByTab(page: Page): Promise<{ wrong: string[]; stops: number }> {
  const wrong: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  let seen = 0;
  /** How many times in a row the same element had focus; several elements can share a name. */
  let stayed = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (stop === null) break;
    for (const what of stop.wrong) wrong.push(`${stop.what}: ${what}`);
    stayed = stop.isPart ? stayed + 1 : 0;
    if (stayed > 5) {
      wrong.push(`${stop.what}: traps keyboard focus`);
      break;
    }
    seen += 1;
  }
  return { wrong, stops: seen };
}

for (const { name, as, screens, isShort = false } of JOURNEYS) {
  if (!isFullRun && !isShort) continue;
  test(`the keyboard can ${name}: every stop has a name, is visible and shows focus`, async ({
    page,
    product,
  }) => {
    if (as !== null) await openSignedIn(page, product.url, as, DEMO_PASSWORD);
    await openApp(page, as);
    for (const screen of screens) {
      await test.step(screen, async () => {
        await goToScreen(page, screen);
        const { wrong, stops } = await walkByTab(page);
        expect({ screen, wrong }).toEqual({ screen, wrong: [] });
        expect(stops, screen).toBeGreaterThan(0);
      });
    }
  });
}

test('a screen opened by keyboard is announced, and focus moves to its start', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('brokerDashboard'));
  // A key pressed before the first paint moves focus to the browser's toolbar.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => {
    const region = document.querySelector('.visually-hidden[role="status"]') as HTMLElement;
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    new MutationObserver(() => told.push(region.innerText)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByRole('link', { name: 'Clients' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // It is announced first and then cleared so that it isn't read again.
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(async () => (await told()).at(-1)).toBe('');
  expect((await told())[0]).toBe('Clients');
});
