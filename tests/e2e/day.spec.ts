import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { arriveSignedIn, expect, testInOwnProfile as test } from './product.ts';
import { grown, WorkingDay } from './workingDay.ts';

test('rounds of a day’s work leave no memory, listener or channel behind', async ({
  page,
  product,
}) => {
  await arriveSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto('/broker-dashboard');
  const day = new WorkingDay(page);
  // What is kept for the screens of a round is there after the second.
  await day.round();
  await day.round();
  const before = await day.weigh();
  await day.round();
  expect(grown(before, await day.weigh())).toEqual([]);
});
