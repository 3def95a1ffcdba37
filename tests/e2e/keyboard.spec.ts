import type { Page } from '@playwright/test';
import { isLongForm } from '../../build/testing/long-form.ts';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demo } from './people.ts';
import { arriveSignedIn, expect, testInOwnProfile as test } from './product.ts';
import { arriveInApp, goToScreen } from './screens.ts';

/** Who sees with the colours of their system, wants nothing to move, and has no pointer. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

interface Journey {
  readonly name: string;
  readonly as: string | null;
  readonly screens: readonly RouteName[];
  /** Of those that `npm test` plays. */
  readonly isShort?: true;
}

/** The ten main journeys, by the screens on which they are gone. */
const JOURNEYS: readonly Journey[] = [
  { name: 'sign up and in', as: null, screens: ['auth', 'resetPassword'], isShort: true },
  {
    name: 'search and open a community',
    as: null,
    screens: ['home', 'investmentOpportunities', 'property'],
  },
  {
    name: 'save and be alerted',
    as: demo('buyer-pro'),
    screens: ['savedListings', 'searchAlerts'],
  },
  {
    name: 'ask about a community and talk',
    as: demo('buyer-pro'),
    screens: ['property', 'messages', 'conversation'],
  },
  { name: 'submit a listing', as: demo('broker'), screens: ['submitListing'] },
  {
    name: 'move a deal',
    as: demo('broker'),
    screens: ['brokerDashboard', 'dealPipeline'],
  },
  { name: 'keep a calendar', as: demo('broker'), screens: ['calendar'] },
  { name: 'read in a deal room', as: demo('buyer-pro'), screens: ['dealRooms', 'dealRoom'] },
  { name: 'make an offer', as: demo('broker'), screens: ['transactions', 'transaction'] },
  {
    name: 'settings and notifications',
    as: demo('broker'),
    screens: ['notifications', 'notificationsPreferences', 'securitySettings', 'profile'],
  },
];

const MOST_STOPS = 150;

interface Stop {
  readonly what: string;
  readonly wrong: readonly string[];
  /** The same element as the stop before. */
  readonly isPart: boolean;
}

/** What somebody finds at the place of the keyboard: its name, whether it shows, and whether it shows that it is there. */
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
    const spoken = (element: Element): string =>
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
    // A point of a chart has a ring of its own.
    const isRinged = at instanceof SVGElement && getComputedStyle(at).stroke !== 'none';
    // A link may be as large as what stands around it, and a box be drawn by what stands beside it.
    const around: Element[] = [at, ...(at.nextElementSibling ? [at.nextElementSibling] : [])];
    for (let one = at.parentElement; one !== null && around.length < 5; one = one.parentElement)
      around.push(one);
    const isShown =
      isRinged ||
      // Where a screen begins that has just come.
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
    // The parts of a field of a date are stops of their own, and drawn by the browser.
    const last: unknown = Reflect.get(window, 'lastStop');
    const isPart = last === at;
    Reflect.set(window, 'lastStop', at);
    const wrong = [
      ...(spoken(at) === '' ? ['has no name'] : []),
      ...(box.width < 1 || box.height < 1 || box.bottom <= 0 || box.top >= innerHeight
        ? ['is out of sight']
        : isCovered
          ? [`lies below ${middle?.tagName} ${middle?.className}`]
          : []),
      ...(isShown || isPart ? [] : ['does not show the keyboard']),
    ];
    const what = `${at.tagName} ${spoken(at).replace(/\s+/g, ' ').slice(0, 60)}`;
    return { what, wrong, isPart };
  });

/** From the top of the screen to its end by the one key, and back by one. */
async function walkByTab(page: Page): Promise<{ wrong: string[]; stops: number }> {
  const wrong: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  let seen = 0;
  /** How often in a row it was the same element; several may have one name. */
  let stayed = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (stop === null) break;
    for (const what of stop.wrong) wrong.push(`${stop.what}: ${what}`);
    stayed = stop.isPart ? stayed + 1 : 0;
    if (stayed > 5) {
      wrong.push(`${stop.what}: lets nobody go on`);
      break;
    }
    seen += 1;
  }
  return { wrong, stops: seen };
}

for (const { name, as, screens, isShort = false } of JOURNEYS) {
  if (!isLongForm && !isShort) continue;
  test(`the keyboard alone goes through what it takes to ${name}: everything has a name, shows, and shows that it is reached`, async ({
    page,
    product,
  }) => {
    if (as !== null) await arriveSignedIn(page, product.url, as, DEMO_PASSWORD);
    await arriveInApp(page, as);
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

test('the screen that a key led to is told, and the keyboard stands at its beginning', async ({
  page,
  product,
}) => {
  await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('brokerDashboard'));
  // A key that is pressed before anything is painted leads out of the page, into the browser's own bar.
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
  // Said first, and nothing of it is left to be read again.
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(async () => (await told()).at(-1)).toBe('');
  expect((await told())[0]).toBe('Clients');
});
