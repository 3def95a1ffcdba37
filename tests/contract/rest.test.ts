import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { anonymous, backend, type NewUser, newUser, service } from '../support/backend.ts';

let person: NewUser;
beforeAll(async () => {
  person = await newUser({ userMetadata: { first_name: 'Ruth', last_name: 'Contract' } });
});

describe('reading', () => {
  test('filters, orders and pages rows with an exact count', async () => {
    const company = `${randomUUID().slice(0, 8)}.example`;
    for (const name of ['ada', 'ben', 'cleo', 'dora']) {
      await newUser({ email: `${name}@${company}` });
    }
    const { data, count, error } = await service()
      .from('profiles')
      .select('email, created_at', { count: 'exact' })
      .like('email', `%@${company}`)
      .order('email', { ascending: false })
      .range(0, 2);
    expect(error).toBeNull();
    expect(count).toBe(4);
    const emails = data?.map(({ email }) => email) ?? [];
    expect(emails).toHaveLength(3);
    expect(emails).toEqual([...emails].sort().reverse());
  });

  test('embeds related rows in both directions', async () => {
    const { data: down } = await service()
      .from('profiles')
      .select('id, user_roles(role, is_active)')
      .eq('id', person.id)
      .single();
    expect(down?.user_roles).toEqual([{ role: 'buyer', is_active: true }]);
    const { data: up } = await service()
      .from('user_roles')
      .select('role, profiles!inner(email)')
      .eq('profiles.email', person.email)
      .single();
    expect(up).toEqual({ role: 'buyer', profiles: { email: person.email } });
  });

  test('returns PGRST116 for a missing single row, and null with maybeSingle', async () => {
    const missing = service().from('profiles').select('id').eq('id', randomUUID());
    expect((await missing.single()).error?.code).toBe('PGRST116');
    const maybe = await service()
      .from('profiles')
      .select('id')
      .eq('id', randomUUID())
      .maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  test('formats times as ISO 8601 with a T and an offset', async () => {
    const { data } = await service()
      .from('profiles')
      .select('created_at')
      .eq('id', person.id)
      .single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  test('returns no rows for a count-only request', async () => {
    const { data, count } = await service()
      .from('profiles')
      .select('*', { count: 'exact', head: true })
      .eq('id', person.id);
    expect(data).toBeNull();
    expect(count).toBe(1);
  });

  test('or, in, is and not combine', async () => {
    const { data, error } = await service()
      .from('profiles')
      .select('id')
      .or(`id.eq.${person.id},email.is.null`)
      .in('id', [person.id, randomUUID()])
      .not('first_name', 'is', null);
    expect(error).toBeNull();
    expect(data).toEqual([{ id: person.id }]);
  });

  test('distinguishes an unknown table, column and filter', async () => {
    const loose = service() as unknown as import('@supabase/supabase-js').SupabaseClient;
    expect((await loose.from('no_such_table').select()).error?.code).toBe('PGRST205');
    expect((await loose.from('profiles').select('no_such_column')).error?.code).toBe('42703');
    const malformed = await fetch(`${backend().url}/rest/v1/profiles?id=nonsense`, {
      headers: { apikey: backend().secretKey },
    });
    expect(malformed.status).toBe(400);
    expect(await malformed.json()).toMatchObject({ code: 'PGRST100' });
  });
});

describe('writing', () => {
  const tenant = (name = 'Contract House') => ({
    name,
    subdomain: `c${randomUUID().replaceAll('-', '').slice(0, 20)}`,
  });

  test("returns an inserted row with the specification's defaults", async () => {
    const { data, error, status } = await service()
      .from('tenants')
      .insert(tenant())
      .select()
      .single();
    expect(error).toBeNull();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      plan_type: 'basic',
      max_users: 10,
      max_properties: 100,
      branding: {},
    });
  });

  test('inserts rows with different columns', async () => {
    const wide = { ...tenant('Wide'), plan_type: 'enterprise', max_users: 3, max_properties: 5 };
    const { data, error } = await service()
      .from('tenants')
      .insert([wide, { ...tenant('Narrow'), plan_type: 'basic', max_users: 1, max_properties: 1 }])
      .select('name, plan_type, max_users');
    expect(error).toBeNull();
    expect(data).toEqual([
      { name: 'Wide', plan_type: 'enterprise', max_users: 3 },
      { name: 'Narrow', plan_type: 'basic', max_users: 1 },
    ]);
  });

  test('inserts once with an upsert, then updates', async () => {
    const key = `contract_${randomUUID().replaceAll('-', '_')}`;
    for (const value of ['first', 'second']) {
      const { error } = await service()
        .from('system_settings')
        .upsert({ setting_key: key, setting_type: 'text', setting_value: value });
      expect(error).toBeNull();
    }
    const { data } = await service()
      .from('system_settings')
      .select('setting_value')
      .eq('setting_key', key);
    expect(data).toEqual([{ setting_value: 'second' }]);
  });

  test('keeps the shape of JSON documents', async () => {
    const branding = { logo: 'O\'Hara "&" Söhne', sizes: [1, 2.5, null], nested: { deep: true } };
    const { data } = await service()
      .from('tenants')
      .insert({ ...tenant(), branding })
      .select('branding')
      .single();
    expect(data?.branding).toEqual(branding);
  });

  test('updates and deletes only the rows that match', async () => {
    const { data: createdTenants } = await service()
      .from('tenants')
      .insert([tenant('A'), tenant('B')])
      .select('id, name');
    const [a, b] = createdTenants ?? [];
    const updated = await service()
      .from('tenants')
      .update({ name: 'A2' })
      .eq('id', a?.id ?? '')
      .select('name');
    expect(updated.data).toEqual([{ name: 'A2' }]);
    await service()
      .from('tenants')
      .delete()
      .eq('id', a?.id ?? '');
    const { data: left } = await service()
      .from('tenants')
      .select('name')
      .in('id', [a?.id ?? '', b?.id ?? '']);
    expect(left).toEqual([{ name: 'B' }]);
  });

  test('changes nothing without a filter', async () => {
    const everyTenant = service().from('tenants');
    expect((await everyTenant.delete()).error).toMatchObject({ code: '21000' });
    expect((await everyTenant.update({ name: 'all' })).error).toMatchObject({ code: '21000' });
  });

  test('returns status, code and details of violated constraints', async () => {
    const { data: existingTenant } = await service()
      .from('tenants')
      .insert(tenant())
      .select('subdomain')
      .single();
    const twice = await service()
      .from('tenants')
      .insert({ name: 'Twice', subdomain: existingTenant?.subdomain ?? '' });
    expect(twice.status).toBe(409);
    expect(twice.error).toMatchObject({
      code: '23505',
      details: expect.stringContaining('subdomain'),
    });
    const orphan = await service()
      .from('user_roles')
      .insert({ user_id: randomUUID(), role: 'buyer' });
    expect(orphan.status).toBe(409);
    expect(orphan.error?.code).toBe('23503');
    const rejected = await service()
      .from('tenants')
      .insert({ name: 'Shape', subdomain: 'NOT A DOMAIN' });
    expect(rejected.status).toBe(400);
    expect(rejected.error?.code).toBe('23514');
  });
});

describe('function calls', () => {
  test("return the caller's account in one call", async () => {
    const { data, error } = await person.client.rpc('my_account');
    expect(error).toBeNull();
    expect(data).toMatchObject({
      profile: { id: person.id, first_name: 'Ruth', full_name: 'Ruth Contract' },
      primary_role: 'buyer',
    });
  });

  test('return a raised exception as a message with its hint', async () => {
    const admin = service();
    const { data: tenant } = await admin
      .from('tenants')
      .insert({ name: 'Full', subdomain: `f${randomUUID().slice(0, 8)}`, max_users: 1 })
      .select('id')
      .single();
    const join = (user_id: string) =>
      admin.from('tenant_users').insert({ tenant_id: tenant?.id ?? '', user_id });
    expect((await join(person.id)).error).toBeNull();
    const second = await join((await newUser()).id);
    expect(second.status).toBe(400);
    expect(second.error).toMatchObject({
      code: 'P0001',
      message: 'This workspace has reached its limit of 1 users.',
      hint: 'Remove a member or upgrade your plan.',
    });
  });

  test('reject an unknown function and a wrong argument', async () => {
    const loose = person.client as unknown as import('@supabase/supabase-js').SupabaseClient;
    expect((await loose.rpc('no_such_function')).error?.code).toBe('PGRST202');
    expect((await loose.rpc('my_account', { surprise: 1 })).error?.code).toBe('PGRST202');
  });

  test('reject visitors for member functions', async () => {
    const { error, status } = await anonymous().rpc('my_account');
    expect(status).toBe(401);
    expect(error?.code).toBe('42501');
  });
});
