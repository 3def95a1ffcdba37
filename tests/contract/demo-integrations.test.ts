import { beforeAll, expect, it } from 'vitest';
import { signedInAs, skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

it('demo integrations have a history of changes by their owners, newest first', async () => {
  const client = await signedInAs('broker@demo.havenexchange.example');
  const { data, error } = await client.rpc('list_integration_changes');
  expect(error).toBeNull();
  const added = (data ?? []).filter(({ act }) => act === 'created');
  expect(added.length).toBeGreaterThan(5);
  expect(added.filter(({ is_automatic: isAutomatic }) => isAutomatic)).toEqual([]);
  const times = added.map(({ happened_at: at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Math.max(...times)).toBeLessThan(Date.now() - 86_400_000);
});
