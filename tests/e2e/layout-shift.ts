import type { Page } from '@playwright/test';
import { decideAccess } from '../../shared/access/gates.ts';
import { routes } from '../../shared/routes/table.ts';
import { memberLayoutOf, type Route, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { ROUTES_WITHOUT_PARAMS, TEST_USERS, type TestUser } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

const MOST_SHIFT = 0.02;

const findUser = (name: TestUser['name']): TestUser => {
  const found = TEST_USERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No test user is ${name}.`);
  return found;
};

/** Workspace screens a user can open. */
const screensOf = ({ standing }: TestUser): RouteName[] =>
  ROUTES_WITHOUT_PARAMS.filter((name) => {
    const route: Route = routes[name];
    return (
      route.isStep !== true &&
      memberLayoutOf(route) !== null &&
      decideAccess({ route, pathname: route.path }, standing, new Date()).kind === 'open'
    );
  });

/** Waits until a screen has its heading and loads nothing more. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const waits = 'main :is([aria-busy="true"], [class*="skeleton"], [role="status"] svg)';
    const end = performance.now() + patience;
    for (let quiet = 0; quiet < 10 && performance.now() < end; ) {
      await new Promise(requestAnimationFrame);
      const isReady =
        document.querySelector('h1') !== null && document.querySelector(waits) === null;
      quiet = isReady ? quiet + 1 : 0;
    }
  }, 15_000);

const sizeOf = (shift: string): number => Number.parseFloat(shift);

/** How a screen is opened: by its document, or within the app. */
type Opening = 'document' | 'app';

async function open(page: Page, path: string, opening: Opening): Promise<void> {
  if (opening === 'document') await page.goto(path);
  else {
    await page.evaluate((to) => {
      Reflect.set(window, 'shifts', []);
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  }
  await settle(page);
}

/** Opens screens of a user, by default every one, and measures how far their content moves without input. */
export function testLayoutShift(
  name: TestUser['name'],
  opening: Opening,
  screens: readonly RouteName[] = screensOf(findUser(name)),
): void {
  test(`content moves by at most ${MOST_SHIFT} on ${screens.length} screens of ${name}, opened by ${opening}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000);
    const user = findUser(name);
    await watchLayoutShifts(page);
    await openSignedIn(page, product.url, user.email ?? '', DEMO_PASSWORD);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/messages');
    await settle(page);
    const moved: string[] = [];
    for (const screen of screens) {
      const { path } = routes[screen];
      await open(page, path, opening);
      const shifts = await getLayoutShifts(page);
      const sum = shifts.reduce((total, shift) => total + sizeOf(shift), 0);
      if (sum > MOST_SHIFT) moved.push(`${path} ${sum.toFixed(3)}\n  ${shifts.join('\n  ')}`);
    }
    expect(moved.join('\n')).toBe('');
  });
}
