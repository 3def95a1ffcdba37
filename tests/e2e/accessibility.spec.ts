import type { Page } from '@playwright/test';
import { isLongForm } from '../../build/testing/long-form.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { layOutWhole, violationsOf } from './axe.ts';
import { arriveSignedIn, expect, testInOneProfile as test } from './product.ts';

const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

const VIEWS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

/**
 * One screen of each kind is looked at in every view: a front page, a form, a workspace, a list, a record, a
 * table, a document, an order. Of these kinds are all others, which are looked at in one view each, in turn.
 */
const OF_EACH_KIND = [
  'home',
  'sign-in',
  'dashboard',
  'communities for sale',
  'a community',
  'users',
  'a help page',
  'an order',
];

const viewsOf = (name: string, place: number) => {
  const one = VIEWS.slice(place % VIEWS.length).slice(0, 1);
  return isLongForm || OF_EACH_KIND.includes(name) ? VIEWS : one;
};

const BUYER = 'buyer@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';
const ADMIN = 'admin@demo.havenexchange.example';

const SCREENS = [
  { name: 'home', path: linkTo('home') },
  { name: 'sign-in', path: linkTo('auth') },
  { name: 'sign-up', path: linkTo('auth', undefined, { mode: 'sign-up' }) },
  { name: 'check your mail', path: linkTo('verifyEmail') },
  { name: 'confirm', path: `${linkTo('authConfirm')}?token_hash=none&type=signup` },
  { name: 'forgot password', path: linkTo('resetPassword') },
  { name: 'new password', path: `${linkTo('resetPassword')}?token_hash=none&type=recovery` },
  { name: 'not found', path: '/no/such/page' },
  { name: 'dashboard', path: linkTo('dashboard'), as: BROKER },
  {
    name: 'security settings',
    path: linkTo('securitySettings'),
    as: 'vendor@demo.havenexchange.example',
  },
  { name: 'users', path: linkTo('adminUsers'), as: ADMIN },
  {
    name: 'an account',
    path: linkTo('adminUsers', undefined, { account: 'dec0de00-0000-4000-8000-000000000013' }),
    as: ADMIN,
  },
  {
    name: 'audit log',
    path: linkTo('adminUsers', undefined, { view: 'log', automatic: 'true' }),
    as: 'support@demo.havenexchange.example',
  },
  { name: 'messages', path: linkTo('messages'), as: 'buyer-pro@demo.havenexchange.example' },
  { name: 'contact', path: linkTo('contact') },
  { name: 'support', path: linkTo('support'), as: 'seller@demo.havenexchange.example' },
  { name: 'reports', path: linkTo('adminReports'), as: 'support@demo.havenexchange.example' },
  {
    name: 'a ticket',
    path: linkTo('adminReports', undefined, { ticket: 'dec0de00-0000-4000-8000-000000000303' }),
    as: 'support@demo.havenexchange.example',
  },
  { name: 'communities for sale', path: linkTo('investmentOpportunities') },
  {
    name: 'a community',
    path: linkTo('property', { id: 'dec0de00-0000-4000-8000-000000000210' }),
    as: 'buyer-pro@demo.havenexchange.example',
  },
  { name: 'vendors', path: linkTo('vendors') },
  {
    name: 'a vendor’s review',
    path: linkTo('vendor', { vendorId: 'dec0de00-0000-4000-8000-000000000424' }),
    as: ADMIN,
  },
  { name: 'an agent', path: linkTo('agent', { agentId: 'dec0de00-0000-4000-8000-000000000504' }) },
  {
    name: 'finding an agent',
    path: linkTo('findAnAgent', undefined, {
      goal: 'buy',
      type: 'memory-care',
      state: 'OH',
      when: 'now',
    }),
  },
  { name: 'a service profile', path: linkTo('vendorOnboarding'), as: BUYER },
  { name: 'plans and prices', path: linkTo('userPricing') },
  { name: 'a help page', path: linkTo('helpCapRates') },
  { name: 'a legal form', path: linkTo('ndaDocument') },
  { name: 'a tour', path: linkTo('toursBuyer') },
  { name: 'a preview', path: linkTo('financialAnalysisPreview') },
  { name: 'a page for an audience', path: linkTo('forInvestors') },
  { name: 'a feature', path: linkTo('feature', { slug: 'confidential-listings' }) },
  { name: 'a transcript', path: linkTo('podcastEpisode', { slug: 'what-the-lender-sees' }) },
  { name: 'a calculator', path: linkTo('valuationCalculator', undefined, { cap: 'ten' }) },
  { name: 'the market', path: linkTo('marketAnalytics') },
  { name: 'scenarios', path: linkTo('predictiveAnalytics') },
  { name: 'the comparison', path: linkTo('platformComparison') },
  // A search leaves a few of what repeats itself.
  { name: 'questions', path: linkTo('faq'), search: 'price' },
  { name: 'the glossary', path: linkTo('seniorLivingGlossary'), search: 'survey' },
  { name: 'a payment page that is not there', path: linkTo('paymentWindow') },
  { name: 'an order', path: linkTo('payment', undefined, { plan: 'professional' }), as: BUYER },
  { name: 'plan and billing', path: linkTo('cancelSubscription'), as: BUYER },
  { name: 'success without a plan', path: linkTo('paymentSuccess'), as: BUYER },
  { name: 'clients', path: linkTo('clients'), as: BROKER },
  { name: 'companies', path: linkTo('companies'), as: BROKER },
  { name: 'the pipeline', path: linkTo('dealPipeline'), as: BROKER },
  { name: 'the calendar', path: linkTo('calendar'), as: BROKER },
  { name: 'one’s own listings', path: linkTo('myListings'), as: BROKER },
  { name: 'listings to review', path: linkTo('adminListings'), as: ADMIN },
  { name: 'submitting a listing', path: linkTo('submitListing'), as: BROKER },
  { name: 'saved communities', path: linkTo('savedProperties'), as: BUYER },
  { name: 'saved searches', path: linkTo('searches'), as: BUYER },
  { name: 'alerts', path: linkTo('searchAlerts'), as: BUYER },
  { name: 'comparing communities', path: linkTo('propertyComparisonTool'), as: BUYER },
  { name: 'purchases', path: linkTo('purchaseHistory'), as: BUYER },
];

/** All that a rule can know but for colours: every element with its words, its place, and whether it shows. */
async function structureOf(page: Page): Promise<string> {
  await layOutWhole(page);
  return page.evaluate(() => {
    const how = { opacityProperty: true, visibilityProperty: true };
    const elements = [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.checkVisibility(how)];
    });
    return document.title + document.body.innerHTML + JSON.stringify(elements);
  });
}

/** Every rule in the first theme; in the next those of colours, and the others where more than colours differs. */
async function expectNoViolation(
  page: Page,
  where: string,
  themes: readonly Theme[],
  look: (theme: Theme) => Promise<unknown> = async () => {},
): Promise<void> {
  let inTheFirst: string | undefined;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('h1')).toHaveCount(1);
    const structure = themes.length > 1 ? await structureOf(page) : '';
    const rules = structure === inTheFirst ? 'of colours' : 'all';
    expect(await violationsOf(page, rules), `${where}, ${theme}`).toEqual([]);
    await look(theme);
    inTheFirst ??= structure;
  }
}

for (const [place, { name, path, as, search }] of SCREENS.entries()) {
  const views = viewsOf(name, place);
  const isEverywhere = views.length === VIEWS.length;
  const where = isEverywhere
    ? 'at any size in either theme'
    : `at ${views[0]?.width} px in the ${views[0]?.theme}`;
  test(`${name} fits every size, and has no accessibility violation ${where}`, async ({
    page,
    product,
  }) => {
    if (as) await arriveSignedIn(page, product.url, as, DEMO_PASSWORD);
    await page.goto(path);
    if (search) {
      await page.getByRole('searchbox').fill(search);
      const found = page.getByRole('status').filter({ hasText: /^\d\d? (?:terms|questions)$/ });
      await expect(found).toBeVisible();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const themes = views.filter((view) => view.width === width).map(({ theme }) => theme);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoViolation(page, `${width} px`, themes);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

const OPENED = [
  { name: 'the menu of a small screen', width: 390, button: 'Menu', role: 'dialog' },
  { name: 'the command palette', width: 820, button: 'Go to a page', role: 'dialog' },
  { name: 'a menu of the bar', width: 1440, button: 'Admin Dashboards', role: 'menu' },
  { name: 'the choice of a pilot’s view', width: 1440, button: /^Viewing as/, role: 'menu' },
  { name: 'a restricted screen', width: 390, button: null, role: null },
] as const;

for (const { name, width, button, role } of OPENED) {
  test(`${name} has no accessibility violation in either theme`, async ({ page, product }) => {
    await arriveSignedIn(page, product.url, 'pilot@demo.havenexchange.example', DEMO_PASSWORD);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(button === null ? linkTo('admin') : linkTo('profile'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (button !== null) await page.getByRole('button', { name: button, exact: true }).click();
    if (role !== null) await expect(page.getByRole(role)).toBeVisible();
    await expectNoViolation(page, `${width} px`, THEMES, (theme) =>
      page.screenshot({ path: `test-results/open/${name}-${theme}.png` }),
    );
  });
}

test('the keyboard alone signs in and opens the account menu', async ({ page }) => {
  await page.goto(linkTo('auth'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.getByLabel('E-mail').focus();
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
