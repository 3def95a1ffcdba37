import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { EXPECTATIONS, type TableName } from '../expectations.ts';
import { queryDatabase } from '../sql.ts';
import { recordTablesAmong, type TenantTable, tenantTables } from '../tenant-tables.ts';
import { buildWorld, type Person, succeed, tenantOwner, type World } from '../world.ts';

/**
 * Every tenant table can be read in one way: the table itself if the API exposes it, or the call that reads from it.
 * The database catalog determines these tables; a new one fails here until it is listed.
 */
const CALL_BY_TABLE: Readonly<Record<string, string>> = {
  ai_providers: 'get_ai_settings',
  scim_groups: 'get_directory',
  scim_tokens: 'get_directory',
  scim_users: 'get_directory',
  service_accounts: 'list_service_accounts',
  sso_connections: 'get_sign_in_settings',
  tenant_sign_in_policies: 'get_sign_in_settings',
  automation_events: 'my_automations',
  brokerages: 'brokerage_desk',
  connector_connections: 'list_connectors',
  course_assignments: 'list_course_assignments',
  file_drops: 'list_file_drops',
  integration_changes: 'list_integration_changes',
  scheduled_exports: 'list_scheduled_exports',
  concentration_limits: 'get_portfolio',
  contact_keys: 'find_duplicates',
  investor_relationships: 'list_investor_relationships',
  listing_returns: 'get_listing_to_sign',
  listing_sign_offs: 'brokerage_desk',
  lead_rotation: 'my_lead_rules',
  lead_rules: 'my_lead_rules',
  offerings: 'list_offerings',
  postal_addresses: 'my_postal_address',
  record_imports: 'undo_import',
  rfps: 'my_rfps',
  tenant_activity: 'tenant_log',
  tenant_brands: 'brand_studio',
  tenant_domains: 'tenant_domains',
  tenant_invitations: 'tenant_invitations',
  tenant_join_requests: 'join_requests',
};

/** Tables that another record's row adds to. */
const BROUGHT = ['investment_entities', 'properties'];

const rowsOf = (client: Person['client'], table: string) =>
  (client as unknown as SupabaseClient).from(table);

let world: World;
let one: Person;
let other: Person;
let tables: readonly TenantTable[];
beforeAll(async () => {
  world = await buildWorld();
  [one, other] = [await tenantOwner(), await tenantOwner()];
  tables = await tenantTables();
});

it('every tenant table has a known way to read it', async () => {
  const calls = new Set(
    (
      await queryDatabase(
        `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
      )
    ).map(({ name }) => name),
  );
  for (const { schema, name } of tables) {
    const accessPath =
      schema === 'public' ? EXPECTATIONS[name as TableName] : calls.has(CALL_BY_TABLE[name] ?? '');
    expect(accessPath, `${schema}.${name} has no way in`).toBeTruthy();
  }
  const names = tables.filter(({ schema }) => schema === 'private').map(({ name }) => name);
  expect(Object.keys(CALL_BY_TABLE).filter((name) => !names.includes(name))).toEqual([]);
});

describe('two tenants', () => {
  const nouns = () => recordTablesAmong(tables);

  it('no row, count or estimate of one is visible to the other through a table', async () => {
    expect(nouns().length).toBeGreaterThan(4);
    for (const name of nouns()) {
      const { rows } = EXPECTATIONS[name as TableName];
      if (typeof rows === 'function') throw new Error(`${name} brings no row to fill it with.`);
      for (const { id, tenantId } of [one, other]) {
        const row = { ...rows.row?.(world), owner_id: id, tenant_id: tenantId, sharing: 'team' };
        await succeed(rowsOf(service(), name).insert(row));
      }
      for (const [currentUser, otherUser] of [
        [one, other],
        [other, one],
      ] as const) {
        const read = (tenantId: string) =>
          rowsOf(currentUser.client, name)
            .select('id', { count: 'exact' })
            .eq('tenant_id', tenantId);
        const own = await read(currentUser.tenantId);
        // A deal brings its property, and a holding its entity.
        expect(own.count, name).toBe(BROUGHT.includes(name) ? 2 : 1);
        const foreign = await read(otherUser.tenantId);
        expect({ name, rows: foreign.data, count: foreign.count }).toEqual({
          name,
          rows: [],
          count: 0,
        });
      }
    }
  });

  it('no list or count of one is visible to the other through a call', async () => {
    for (const name of nouns()) {
      const found = (await rowsOf(service(), name)
        .select('id')
        .eq('tenant_id', other.tenantId)) as {
        data: { id: string }[];
      };
      const call = (callName: string) =>
        (one.client as unknown as SupabaseClient).rpc(callName, {}) as unknown as Promise<{
          data: unknown;
        }>;
      const listed = JSON.stringify((await call(`find_${name}`)).data ?? null);
      for (const { id } of found.data) expect(listed, `find_${name}`).not.toContain(id);
    }
  });

  it("no call's result for one contains data of the other", async () => {
    const email = `secret-${crypto.randomUUID()}@people.example`;
    await succeed(other.client.rpc('invite_to_tenant', { email, role: 'member' }));
    const calls = [
      'tenant_team',
      'tenant_invitations',
      'tenant_log',
      'tenant_domains',
      'join_requests',
      'my_invitations',
      'my_lead_rules',
      'brand_studio',
      'record_people',
      'my_account',
    ] as const;
    for (const call of calls) {
      const visible = JSON.stringify(await succeed(one.client.rpc(call) as never));
      expect(visible, call).not.toContain(email);
      expect(visible, call).not.toContain(other.id);
      expect(visible, call).not.toContain(other.tenantId);
    }
    const slug = (
      await succeed(service().from('tenants').select('subdomain').eq('id', other.tenantId).single())
    ).subdomain;
    expect(await succeed(one.client.rpc('brokerage_desk', { slug }))).toBeNull();
  });
});
