import { describe, expect, it } from 'vitest';
import { anonymous, type Client } from '../../support/backend.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

const admin = async () => withRole(await person('buyer'), 'admin');
const support = async () => withRole(await person('buyer'), 'support');

const keepUp = (client: Client, act: string) =>
  client.functions.invoke('keep-up', { body: { act } });

/** Returns the log entries of a user's actions, newest first. */
async function actsOf({ client, id }: Person) {
  const acts = await succeed(
    client
      .from('admin_audit_log')
      .select('action, details')
      .eq('actor_id', id)
      .order('id', { ascending: false }),
  );
  return acts;
}

const OF_ADMINISTRATORS = [
  ['maintenance_status', {}],
  ['require_maintenance_access', {}],
  ['run_security_scan', {}],
] as const;
const OF_THE_TEAM = [
  ['log_audit_log_view', {}],
  ['log_list_export', { list: 'accounts' }],
] as const;

describe('product maintenance', () => {
  it.each(['signed out', 'buyer', 'broker', 'vendor', 'operator'] as const)(
    "can't be run, seen or recorded outside the team: %s",
    async (who) => {
      const { client } = who === 'signed out' ? { client: anonymous() } : await person(who);
      for (const [name, params] of [...OF_ADMINISTRATORS, ...OF_THE_TEAM]) {
        const { data, error } = await client.rpc(name, params as never);
        expect({ name, data, code: error?.code }).toEqual({ name, data: null, code: '42501' });
      }
      for (const act of ['cache_clear', 'maintenance']) {
        const { data, error } = await keepUp(client, act);
        expect(data).toBeNull();
        expect([401, 403]).toContain(error?.context.status);
      }
    },
  );

  it("can't be run by support, who can read the log and export lists", async () => {
    const { client } = await support();
    for (const [name, params] of OF_ADMINISTRATORS) {
      const { error } = await client.rpc(name, params as never);
      expect({ name, code: error?.code }).toEqual({ name, code: '42501' });
    }
    const { error } = await keepUp(client, 'maintenance');
    expect(error?.context.status).toBe(403);
    for (const [name, params] of OF_THE_TEAM) await succeed(client.rpc(name, params as never));
  });

  it("can't be recorded as done by others, even by administrators", async () => {
    const { client, id } = await admin();
    const { error } = await client.rpc('log_maintenance', {
      actor_id: id,
      act: 'maintenance',
      details: {},
    });
    expect(error?.code).toBe('42501');
    const { error: written } = await client
      .from('admin_audit_log')
      .insert({ actor_id: id, action: 'cache_clear', details: {} } as never);
    expect(written?.code).toBe('42501');
  });

  it('rejects an unknown action and records nothing', async () => {
    const one = await admin();
    for (const act of ['', 'toString', '__proto__', 'security_scan']) {
      const { error } = await keepUp(one.client, act);
      expect(error?.context.status).toBe(400);
    }
    const { error } = await one.client.rpc('log_list_export', { list: 'auth.users' });
    expect(error?.code).toBe('22023');
    expect(await actsOf(one)).toEqual([]);
  });

  it('is logged by action, with who ran it and its result', async () => {
    const one = await admin();
    const { data: maintained } = await keepUp(one.client, 'maintenance');
    expect(maintained.done).toContainEqual(
      expect.objectContaining({ name: 'prune', has_failed: false }),
    );
    const found = await succeed(one.client.rpc('run_security_scan'));
    await succeed(one.client.rpc('log_list_export', { list: 'tickets' }));
    await succeed(one.client.rpc('log_audit_log_view'));
    // Again within the hour, so it is not logged twice.
    await succeed(one.client.rpc('log_audit_log_view'));
    const acts = await actsOf(one);
    expect(acts.map(({ action }) => action)).toEqual([
      'audit_view',
      'data_export',
      'security_scan',
      'maintenance',
      'maintenance',
    ]);
    expect(acts[1]?.details).toEqual({ list: 'tickets' });
    expect(acts[3]?.details).toEqual({ done: maintained.done });
    expect(acts[4]?.details).toEqual({ begun: true });
    // All schema checks pass; this administrator has no second factor and is reported for it.
    expect(found).toMatchObject({
      open_tables: { count: 0 },
      one_step_tables: { names: [] },
      loose_functions: { names: [] },
      public_functions: { names: [] },
      public_buckets: { count: 0 },
      silenced_triggers: { names: [] },
      open_log: { count: 0 },
    });
    expect(await succeed(one.client.rpc('maintenance_status'))).toMatchObject({
      maintenance: { by: expect.stringContaining('@') },
    });
  });
});
