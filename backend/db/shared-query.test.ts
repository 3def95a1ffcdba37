import { expect, test } from 'vitest';
import { SharedQuery } from './shared-query.ts';

/** A query whose end the test decides. */
function controlled() {
  const begun: PromiseWithResolvers<number>[] = [];
  const query = new SharedQuery(() => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  });
  return { begun, query };
}

test('serves callers that arrive during a query from a later query', async () => {
  const { begun, query } = controlled();
  const first = query.ask();
  await expect.poll(() => begun.length).toBe(1);
  const later = [query.ask(), query.ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('queries again after a failure', async () => {
  const { begun, query } = controlled();
  const failed = query.ask();
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.reject(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  const next = query.ask();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve(3);
  expect(await next).toBe(3);
});
