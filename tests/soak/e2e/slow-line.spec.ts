import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const CONTACT = 'dec0de00-0000-4000-8000-000000009012';
const NOTE_TEXT = 'Said on a slow line.';

test('on a slow connection a screen loads, and double-clicked or abandoned changes are saved once', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const slow = { latency: 800, downloadThroughput: 30_000, uploadThroughput: 15_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.locator('[data-row]').first().waitFor();
  await page.evaluate(
    (to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    linkTo('client', { id: CONTACT }),
  );
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill(NOTE_TEXT, { timeout: 30_000 });
  await note.press('Tab');
  const add = page.getByRole('button', { name: 'Add note' });
  // Like a user who thinks nothing happened.
  await add.dblclick();
  await expect(page.getByText(NOTE_TEXT, { exact: true }).last()).toBeVisible({
    timeout: 30_000,
  });
  await page.evaluate(() => {
    history.back();
  });
  const rows = () =>
    fetchRows(product, `record_comments?record_id=eq.${CONTACT}&body=eq.${NOTE_TEXT}`);
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(linkTo('client', { id: CONTACT }));
  await expect(page.getByText(NOTE_TEXT, { exact: true })).toHaveCount(1);
  expect(await rows()).toHaveLength(1);
});
