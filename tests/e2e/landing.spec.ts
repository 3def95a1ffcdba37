import { choosePersona, field, openDemo } from './landing.ts';
import { expect, test, testInOwnProfile } from './product.ts';

const LAYOUT = 'ab_test_homepage_layout';

test('each persona has its own text and link, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(field(page)).toHaveAttribute('placeholder', /^Search stabilized/);
  await choosePersona(page, 'Operators', /^Find acquisition partners/);
  await expect(page.getByRole('link', { name: 'Manage My Business' })).toHaveAttribute(
    'href',
    '/for-operators',
  );
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Vendors' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible();
});

test('the search suggests listings, shows when nothing matches, and remembers searches', async ({
  page,
}) => {
  await page.goto('/');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill('dubli');
    await expect(options).toHaveText(['Dublin, OHPlace'], { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await field(page).fill('dublin');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await field(page).fill('qqqq');
  const nothing =
    'No suggestions found. Try searching for property names, locations, or broker names.';
  await expect(page.getByRole('status').filter({ hasText: nothing })).toBeAttached();
  await field(page).fill('dubli');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/investment-opportunities?search=Dublin%2C+OH');
  await page.goto('/');
  await expect(async () => {
    await field(page).blur();
    await field(page).focus();
    await expect(options).toHaveText(['Dublin, OH'], { timeout: 500 });
  }).toPass();
});

test("the search works before the page's scripts load", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await field(page).fill('Duluth');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/investment-opportunities?search=Duluth');
  await context.close();
});

test('a button pressed before hydration acts once the page is hydrated', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Watch 90-sec demo' }).click();
  script.resolve();
  await expect(page.getByRole('dialog', { name: '90-second demo' })).toBeVisible();
});

test('the demo video plays with captions, and Escape returns to its button', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(requested.filter((url) => /\.(?:webm|mp4|vtt)$/.test(url))).toEqual([]);
  await openDemo(page);
  const demo = page.getByRole('dialog', { name: '90-second demo' });
  const video = demo.locator('video');
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isReady: element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
      isNearNinety: Math.abs(element.duration - 90) <= 5,
      size: [element.videoWidth, element.videoHeight],
      captions: [...element.textTracks].map(({ kind, mode, cues }) => [kind, mode, cues?.length]),
    }));
  await expect.poll(state).toEqual({
    isReady: true,
    isNearNinety: true,
    size: [1280, 720],
    captions: [['captions', 'showing', 9]],
  });
  const mp4 = await video.locator('source[type="video/mp4"]').getAttribute('src');
  const otherDuration = await page.evaluate(async (src) => {
    const other = Object.assign(document.createElement('video'), { src: src ?? '' });
    await new Promise((resolve, reject) => {
      other.onloadeddata = resolve;
      other.onerror = reject;
    });
    return other.duration;
  }, mp4);
  expect(Math.abs(otherDuration - 90)).toBeLessThanOrEqual(5);
  await demo.getByRole('button', { name: 'Show transcript' }).click();
  await expect(demo.getByRole('listitem')).toHaveCount(9);
  await expect(demo.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/auth?mode=sign-up',
  );
  await expect(demo.getByRole('link', { name: 'Schedule Live Demo' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await video.focus();
  await page.keyboard.press('Escape');
  await expect(demo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch 90-sec demo' })).toBeFocused();
  const origin = new URL(page.url()).origin;
  expect(requested.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test("the cover doesn't shift while the rest of the page loads", async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 });
  const place = () => headline.boundingBox();
  await page.goto('/');
  const whole = await place();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const [partialHtml = ''] = (await response.text()).split('<fieldset', 1);
    await route.fulfill({ response: response, body: partialHtml });
  });
  await page.reload();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await place()).toEqual(whole);
});

test('the navigator jumps to a section and marks the current one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const navigator = page.getByRole('navigation', { name: 'On this page' });
  const comparison = navigator.getByRole('link', { name: 'Comparison' });
  await comparison.click();
  await expect(comparison).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: 'Three ways to work a deal' })).toBeInViewport();
  await navigator.getByRole('link', { name: 'Who we serve' }).click();
  await expect(navigator.getByRole('link', { name: 'Who we serve' })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('the A/B test layout has a tile for each role and is counted', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'simplified'), LAYOUT);
  const counted = page.waitForResponse(/rpc\/count_conversion/);
  await page.goto('/');
  expect(await (await counted).json()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming senior living/);
  const tile = page.getByRole('main').getByRole('link', { name: /^Seller Reach/ });
  await expect(tile).toHaveAttribute('href', '/for-sellers');
  await expect(page.getByRole('radio', { name: 'Investors' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Featured communities' })).toBeVisible();
});

test('an accordion opened by a URL closes again, and another URL opens the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#pricing-section');
  const plans = page.getByRole('button', { name: 'Plans and prices' });
  const prices = page.locator('#pricing-section');
  await expect(plans).toHaveAttribute('aria-expanded', 'true');
  await expect(prices).toBeInViewport();
  await plans.click();
  await expect(prices).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'vendor-pricing-section';
  });
  await expect(page.getByRole('button', { name: 'Vendor pricing' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator('#vendor-pricing-section')).toBeFocused();
});

testInOwnProfile('a page that was written last year says this year', async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 1, 1));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${nextYear} Haven Exchange`);
});

test('sections collapse on a phone, and the bar links to the search and the reviews', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const comparison = page.getByRole('heading', { name: 'Three ways to work a deal' });
  await expect(comparison).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Who we serve' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured communities' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(async () => {
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await bar.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'What members say' })).toBeInViewport();
  const navigator = page.getByRole('navigation', { name: 'On this page' });
  const read = navigator.locator('[aria-current]');
  await expect(read).toHaveText('Why trust us');
  await navigator.getByRole('link', { name: 'Comparison', exact: true }).click();
  await expect(comparison).toBeVisible();
  await expect(read).toHaveText('Comparison');
});

test('each collapsible section of the home page has one icon beside its heading', async ({
  page,
}) => {
  await page.goto('/');
  const signs = await page.locator('summary').evaluateAll((summaries) =>
    summaries.map((summary) => {
      const hasMarker = getComputedStyle(summary).display === 'list-item';
      const hasOwn = getComputedStyle(summary, '::after').content !== 'none';
      return Number(hasMarker) + Number(hasOwn);
    }),
  );
  expect(signs.length).toBeGreaterThan(5);
  expect(new Set(signs)).toEqual(new Set([1]));
});
