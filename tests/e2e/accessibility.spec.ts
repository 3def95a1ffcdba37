import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import {
  type Looks,
  STATES,
  type State,
  THEMES,
  testOverlays,
  testScreens,
  testState,
  VIEWS,
  WIDTHS,
} from './accessibility.ts';
import { expect, test } from './product.ts';
import { visits } from './screens.ts';

/** One of this many screens is checked. */
const EVERY = 36;

/**
 * One screen of each kind is checked in full in one view, in rotation, and for overflow at all widths: a home page, a
 * form, a workspace, a list, a record, a table, a document, an order. One in 36 of the other screens is checked in one
 * view, without the frame and repeated content, and for overflow at the narrowest width.
 * tests/soak/e2e/accessibility.spec.ts checks everything in every view.
 */
const OF_EACH_KIND: readonly (RouteName | State['name'])[] = [
  'home',
  'auth',
  'brokerDashboard',
  'investmentOpportunities',
  'property',
  'adminUsers',
  'a help page',
  'an order',
];

/** True for one screen of each kind, and for one in 36 of the others. */
const isLookedAt = (name: RouteName | State['name'], place: number): boolean =>
  OF_EACH_KIND.includes(name) || place % EVERY === 0;

function looksAt(name: RouteName | State['name'], place: number): Looks {
  const kind = OF_EACH_KIND.indexOf(name);
  if (kind >= 0) {
    return {
      widths: WIDTHS,
      views: VIEWS.slice(kind % VIEWS.length).slice(0, 1),
      at: 'everything',
    };
  }
  // With every 36th index alone, the same one of the six views would always be picked.
  const views = VIEWS.slice(Math.floor(place / EVERY) % VIEWS.length).slice(0, 1);
  const isLooked = (width: number) => width === WIDTHS[0] || width === views[0]?.width;
  return { widths: WIDTHS.filter(isLooked), views, at: 'the screen alone' };
}

for (const [place, state] of STATES.entries()) {
  if (isLookedAt(state.name, place)) testState(state, looksAt(state.name, place));
}

// Names come from the catalog, so that no screen is missed.
for (const visit of visits(isLookedAt)) testScreens(visit, looksAt);

testOverlays((place) => THEMES.slice(place % THEMES.length).slice(0, 1));

test('signs in and opens the account menu with only the keyboard', async ({ page }) => {
  await page.goto(linkTo('auth'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.getByLabel('Email').focus();
  await page.keyboard.type('seller@demo.havenexchange.example');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-dashboard$/);
  await page.getByRole('button', { name: /Selma/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Selma/ })).toBeFocused();
});
