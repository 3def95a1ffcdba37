import type { Page } from '@playwright/test';
import { routes } from '../../shared/routes/table.ts';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { type AuditScope, findAxeViolations, renderAllContent } from './axe.ts';
import { getExpectedScreen } from './expected-screens.ts';
import { demoEmail, TEST_USERS, type TestUser } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { goToScreen, navigateInApp, openApp, type Visit } from './screens.ts';

export const WIDTHS = [390, 820, 1440];
export const THEMES = ['light', 'dark'] as const;

/** Reports all violations, not just the first. */
const softly = expect.configure({ soft: true });

export type Theme = (typeof THEMES)[number];

export const VIEWS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

/** The widths and themes a screen is checked in. */
export interface Looks {
  readonly widths: readonly number[];
  readonly views: readonly { readonly width: number; readonly theme: Theme }[];
  readonly at: AuditScope;
}

const ADMIN = demoEmail('admin');
const SUPPORT = demoEmail('support');

/** States that a screen's plain address doesn't show, and one static page of each kind. */
export const STATES = [
  { name: 'home', path: linkTo('home') },
  { name: 'sign-up', path: linkTo('auth', undefined, { mode: 'sign-up' }) },
  { name: 'confirm', path: `${linkTo('authConfirm')}?token_hash=none&type=signup` },
  { name: 'new password', path: `${linkTo('resetPassword')}?token_hash=none&type=recovery` },
  { name: 'not found', path: '/no/such/page' },
  {
    name: 'an account',
    path: linkTo('adminUsers', undefined, { account: 'dec0de00-0000-4000-8000-000000000013' }),
    as: ADMIN,
  },
  {
    name: 'the audit log',
    path: linkTo('adminUsers', undefined, { view: 'log', automatic: 'true' }),
    as: SUPPORT,
  },
  {
    name: 'a ticket',
    path: linkTo('adminReports', undefined, { ticket: 'dec0de00-0000-4000-8000-000000000303' }),
    as: SUPPORT,
  },
  {
    name: 'the vendors among the users',
    path: linkTo('adminUsers', undefined, { beside: 'vendors' }),
    as: ADMIN,
  },
  {
    name: 'a forecast',
    path: linkTo('dealPipeline', undefined, { as: 'forecast' }),
    as: demoEmail('broker'),
  },
  {
    name: 'a vendor’s review',
    path: linkTo('vendor', { vendorId: 'dec0de00-0000-4000-8000-000000000424' }),
    as: ADMIN,
  },
  {
    name: 'agents found',
    path: linkTo('findAnAgent', undefined, {
      goal: 'buy',
      type: 'memory-care',
      state: 'OH',
      when: 'now',
    }),
  },
  { name: 'a help page', path: linkTo('helpCapRates') },
  { name: 'a legal form', path: linkTo('ndaDocument') },
  { name: 'a tour', path: linkTo('toursBuyer') },
  {
    name: 'a property tour',
    path: linkTo('property', { id: 'dec0de00-0000-4000-8000-0000000002a1' }, { view: 'tour' }),
  },
  { name: 'a page for an audience', path: linkTo('forInvestors') },
  { name: 'a feature', path: linkTo('feature', { slug: 'confidential-listings' }) },
  { name: 'a transcript', path: linkTo('podcastEpisode', { slug: 'what-the-lender-sees' }) },
  { name: 'a calculator', path: linkTo('valuationCalculator', undefined, { cap: 'ten' }) },
  { name: 'the market', path: linkTo('marketAnalytics') },
  { name: 'scenarios', path: linkTo('predictiveAnalytics') },
  { name: 'the comparison', path: linkTo('platformComparison') },
  { name: 'plans and prices', path: linkTo('userPricing') },
  // A search leaves only a few repeated items.
  { name: 'questions', path: linkTo('faq'), search: 'price' },
  { name: 'the glossary', path: linkTo('seniorLivingGlossary'), search: 'survey' },
  {
    name: 'an order',
    path: linkTo('payment', undefined, { plan: 'professional' }),
    as: demoEmail('buyer'),
  },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly as?: string;
  readonly search?: string;
}[];

export type State = (typeof STATES)[number];

/** Returns what rules depend on except colors: every element with its text, position and visibility. */
async function structureOf(page: Page): Promise<string> {
  await renderAllContent(page);
  return page.evaluate(() => {
    const how = { opacityProperty: true, visibilityProperty: true };
    const elements = [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.checkVisibility(how)];
    });
    return document.title + document.body.innerHTML + JSON.stringify(elements);
  });
}

/** Runs all rules in the first theme; in the next, the color rules, and all others where more than colors differs. */
async function expectNoViolation(
  page: Page,
  where: string,
  themes: readonly Theme[],
  at: AuditScope,
): Promise<void> {
  let inTheFirst: string | undefined;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('h1')).toHaveCount(1);
    const structure = themes.length > 1 ? await structureOf(page) : '';
    const rules = structure === inTheFirst ? 'of colours' : 'all';
    softly(await findAxeViolations(page, rules, at), `${where}, ${theme}`).toEqual([]);
    inTheFirst ??= structure;
  }
}

/** Checks overflow at the widths, and the rules in the views. */
async function expectFitting(
  page: Page,
  { widths, views, at }: Looks,
  name: string,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const themes = views.filter((view) => view.width === width).map(({ theme }) => theme);
    await expectNoViolation(page, `${name}, ${width} px`, themes, at);
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const headings = document.querySelectorAll('h1').length;
      return { headings, isTooWide: scrollWidth > clientWidth };
    };
    const pollOptions = { message: `${name}, ${width} px`, timeout: 5000 };
    await softly
      .poll(() => page.evaluate(look), pollOptions)
      .toEqual({ headings: 1, isTooWide: false });
  }
}

export function testState(state: State, looks: Looks): void {
  test(`${state.name} fits without accessibility violations`, async ({ page, product }) => {
    const { name, path } = state;
    if ('as' in state) await openSignedIn(page, product.url, state.as, DEMO_PASSWORD);
    await page.goto(path);
    if ('search' in state) {
      await page.getByRole('searchbox').fill(state.search);
      const found = page.getByRole('status').filter({ hasText: /^\d\d? (?:terms|questions)$/ });
      await expect(found).toBeVisible();
    }
    await expectFitting(page, looks, name);
  });
}

/** Checks that the screen is the one the rules expect; a record's address and title are its own. */
async function expectArrived(page: Page, email: string | null, name: RouteName): Promise<void> {
  if (routes[name].path.includes(':')) return;
  const walkerOf = (who: string | null) => TEST_USERS.find((one) => one.email === who);
  // Accounts without a walker use the buyer's.
  const walker = walkerOf(email) ?? (walkerOf(demoEmail('buyer')) as TestUser);
  const { title, address, heading } = getExpectedScreen(walker, name);
  const look = (rule: string) => {
    const text = document.querySelector('h1')?.innerText.trim() ?? '';
    return {
      // The rest is the product's name.
      title: document.title.slice(0, document.title.lastIndexOf(' · ')),
      address: location.pathname + location.search,
      heading: new RegExp(rule).test(text) ? rule : text,
    };
  };
  const pollOptions = { message: name, timeout: 5000 };
  await softly
    .poll(() => page.evaluate(look, heading), pollOptions)
    .toEqual({ title, address, heading });
}

type LooksAt = (name: RouteName, place: number) => Looks;

export function testScreens({ email, screens }: Visit, looksAt: LooksAt): void {
  const who = email === null ? 'a visitor' : `the demo’s ${email.split('@', 1)[0]}`;
  const [first, last] = [screens[0]?.name, screens.at(-1)?.name];
  test(`screens for ${who} fit without accessibility violations: ${first} to ${last}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000);
    if (email !== null) await openSignedIn(page, product.url, email, DEMO_PASSWORD);
    await openApp(page, email);
    for (const { name, place } of screens) {
      await test.step(name, async () => {
        await goToScreen(page, name);
        await expectArrived(page, email, name);
        await expectFitting(page, looksAt(name, place), name);
      });
    }
  });
}

const OPENED = [
  { name: 'the menu of a small screen', width: 390, button: 'Menu', role: 'dialog' },
  { name: 'the command palette', width: 820, button: 'Go to a page', role: 'dialog' },
  { name: 'a menu of the bar', width: 1440, button: 'Admin Dashboards', role: 'menu' },
  { name: 'the choice of a pilot’s view', width: 1440, button: /^Viewing as/, role: 'menu' },
] as const;

export function testOverlays(themesOf: (place: number) => readonly Theme[]): void {
  test('overlays and replacement screens have no accessibility violations', async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.url, 'pilot@demo.havenexchange.example', DEMO_PASSWORD);
    await page.goto(linkTo('profile'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [place, { name, width, button, role }] of OPENED.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expectNoViolation(page, `${name}, ${width} px`, themesOf(place), 'everything');
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toBeHidden();
      });
    }
    await test.step('a restricted screen', async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await navigateInApp(page, linkTo('admin'));
      await expectNoViolation(page, 'a restricted screen', themesOf(0), 'everything');
    });
  });
}
