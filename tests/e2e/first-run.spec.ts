import { describeProperty, FirstRun } from './first-run.ts';
import { test } from './product.ts';

test('a new broker starts a listing', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Broker');
  await describeProperty(run, 'Add listing');
  run.report('broker');
  await run.expectDone('1 of 4');
});
