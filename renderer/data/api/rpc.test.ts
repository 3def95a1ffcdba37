import { expect, expectTypeOf, it, vi } from 'vitest';
import type { DataClient } from './dataClient.ts';
import { rpc, rpcWith } from './rpc.ts';

function fakeClient() {
  const send = vi.fn();
  return { client: { rpc: send } as unknown as DataClient, send };
}

it('sends each argument as the parameter of its name', () => {
  const { client, send } = fakeClient();
  rpc('save_emergency_plan', { id: 'a', communityId: 'b', version: 1, values: { name: 'Fire' } })(
    client,
  );
  expect(send).toHaveBeenCalledWith('save_emergency_plan', {
    p_id: 'a',
    p_community_id: 'b',
    p_version: 1,
    p_values: { name: 'Fire' },
  });
});

it('sends no arguments to a function without parameters', () => {
  const { client, send } = fakeClient();
  rpc('my_items_from_brokers')(client);
  expect(send).toHaveBeenCalledWith('my_items_from_brokers', undefined);
});

it('sends only the named arguments', () => {
  const { client, send } = fakeClient();
  const change = { id: 'a', reason: 'Sold', name: 'Fire' };
  rpcWith('remove_insurance_policy', 'id', 'reason')(change)(client);
  expect(send).toHaveBeenCalledWith('remove_insurance_policy', { p_id: 'a', p_reason: 'Sold' });
  expectTypeOf(rpcWith('remove_insurance_policy', 'id')).parameter(0).toBeNever();
});
