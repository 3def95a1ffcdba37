import { choosePersona, openDemo } from '../../e2e/landing.ts';
import { expect, test } from '../../e2e/product.ts';

const LAYOUT = 'ab_test_homepage_layout';

test("the home page shows the market's makeup with market figures", async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Live market statistics' });
  await expect(figures.getByRole('definition')).toHaveText([
    /^\d+$/,
    /^\d+$/,
    /^\d+$/,
    /^\$[\d.]+[BM]$/,
  ]);
});

test("the demo video doesn't autoplay with reduced motion and shows when it can't load", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
  await page.goto('/');
  await openDemo(page);
  const video = page.getByRole('dialog', { name: '90-second demo' }).locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('readyState', 0);
  await video.press('Space');
  const unavailable = page.getByRole('heading', { name: 'Content Unavailable' });
  await expect(unavailable).toBeVisible();
  await expect(page.getByText('Content Loading Issue', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Directly' })).toHaveAttribute(
    'href',
    /^\/assets\/haven-demo-.*\.mp4$/,
  );
  await page.unroute(/\.(?:webm|mp4)$/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(unavailable).toBeHidden();
  await expect(video).toBeFocused();
  await video.press('Space');
  await expect(video).toHaveJSProperty('paused', false);
  // The browser reports the requests that this test aborted.
  consoleErrors.splice(0);
});

test('help is available, and a dismissed tip stays dismissed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Quick Help' });
  await expect(help.getByRole('link')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss: New here?' }).click();
  expect(await page.evaluate(() => localStorage.getItem('dismissedTips'))).toBe('["first-visit"]');
});

test("the A/B test layout keeps its bar's links", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'simplified'), LAYOUT);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'What members say' })).toBeInViewport();
});

test('the end of the page offers visitors a trial and the demo', async ({ page }) => {
  await page.goto('/');
  const closing = page.getByRole('region', { name: /^Join with the role/ });
  await expect(closing.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute(
    'href',
    '/auth?mode=sign-up',
  );
  await expect(closing.getByRole('link', { name: 'See Platform Demo' })).toHaveAttribute(
    'href',
    '/demos',
  );
});

test('an FAQ search that fails to load says so and loads once it can', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/QuestionList-*.js', (route) => route.abort());
  await page.goto('/');
  await choosePersona(page, 'Brokers', /^List a Property/);
  const search = page.getByLabel('Search the questions');
  const failure = page.getByText("Search didn't load. Please try again.");
  await search.fill('nda');
  await expect(failure).toBeVisible();
  await page.unroute('**/QuestionList-*.js');
  await search.fill('confidential');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ questions?$/ })).toBeVisible();
  await expect(failure).toBeHidden();
  // The browser reports the requests this test blocked.
  consoleErrors.splice(0);
});

test('a filter tip appears after a reload at the scroll position', async ({ page }) => {
  await page.goto('/');
  const tip = page.getByText('Narrow your search');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(tip.first()).toBeAttached();
});

test("text at twice the size doesn't overlap on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#platform-comparison');
  const comparison = page.getByRole('table', {
    name: 'Feature comparison of three ways to work a deal',
  });
  await expect(comparison).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const labels = page
    .getByRole('group', { name: 'I am one of the' })
    .locator('label span')
    .or(comparison.locator('tbody').getByRole('rowheader'));
  await expect(labels).toHaveCount(9);
  for (const label of await labels.all()) {
    const { text, over } = await label.evaluate(({ textContent, scrollWidth, clientWidth }) => ({
      text: textContent,
      over: scrollWidth - clientWidth,
    }));
    expect(over, text ?? '').toBeLessThanOrEqual(1);
  }
});

test('at most two overlays cover the home page on a phone, even with a tip showing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const over = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { position, visibility } = getComputedStyle(element);
          const { width, height, bottom } = element.getBoundingClientRect();
          // One-pixel elements are for screen readers only, and elements above the window appear on keyboard focus.
          return (
            (position === 'fixed' || position === 'sticky') &&
            visibility === 'visible' &&
            width > 1 &&
            height > 1 &&
            bottom > 0 &&
            element.checkVisibility()
          );
        })
        .map(({ tagName, id, ariaLabel }) => ariaLabel ?? (id || tagName)),
    );
  await page.getByRole('complementary', { name: 'Tip' }).waitFor();
  expect(await over()).toEqual(['HEADER', 'Shortcuts']);
  await page.getByRole('button', { name: 'Dismiss: New here?' }).click();
  expect(await over()).toEqual(['HEADER', 'Shortcuts']);
});

test('a tip has its own line and moves nothing', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('navigation', { name: 'On this page' });
  const before = await next.boundingBox();
  await page.getByRole('complementary', { name: 'Tip' }).waitFor();
  expect(await next.boundingBox()).toEqual(before);
});

test('the home page has no figures with disclaimers and no invented testimonials', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(/as claimed|marketing claim|not measured|in our other/i)).toHaveCount(
    0,
  );
  await expect(page.getByText('Americans turn 65 daily')).toHaveCount(1);
  await expect(page.getByText(/invented/)).toHaveCount(0);
});
