import { decodeJwt } from 'jose';
import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, signIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { AHEAD, BEHIND, testNotificationAge, testSessionAndNotes } from '../../e2e/wrong-clock.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** The browser logs an error for every offline or rejected request. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

test('a token that looks valid to a slow clock is renewed, and the user stays signed in', async ({
  page,
}) => {
  await signIn(page, demoEmail('broker'), DEMO_PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  const over = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
  const tokens = new Set<string>();
  const first = await page.evaluate(
    () => JSON.parse(localStorage.getItem('haven.session') ?? '{}').access_token as string,
  );
  // A token renewed in the same second it was issued would be identical.
  const { iat } = decodeJwt(first);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat ?? 0);
  await page.route('**/rest/v1/**', async (route) => {
    const bearer = (await route.request().headerValue('authorization')) ?? '';
    tokens.add(bearer);
    if (bearer !== `Bearer ${first}`) return route.fallback();
    return route.fulfill({ status: 401, json: over });
  });
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token');
  await page.goto(linkTo('clients'));
  await renewed;
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect(tokens.size).toBe(2);
});

testSessionAndNotes(BEHIND);
testNotificationAge(AHEAD);
