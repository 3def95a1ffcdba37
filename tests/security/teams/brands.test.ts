import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

/** A one-pixel WebP. */
const PIXEL = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

const brand = {
  product_name: 'Harbor & Sons',
  surface: '#9caf88',
  accent_light: '#1e3329',
  accent_dark: '#b5c7a1',
  typeface: 'house',
  mail_footer: '12 Pier Road, Duluth',
  sign_in_title: 'Welcome aboard',
  sign_in_text: '',
  logo: PIXEL,
};

let owner: Person;
let subdomain: string;
const save = (changes: Partial<typeof brand> = {}, by = owner) =>
  by.client.rpc('save_brand', { ...brand, ...changes });
const shownTo = (name: string) =>
  succeed(anonymous().rpc('brand_of_subdomain', { subdomain: name }));

beforeAll(async () => {
  owner = await tenantOwner();
  const rows = service().from('tenants').select('subdomain').eq('id', owner.tenantId).single();
  ({ subdomain } = await succeed(rows));
});

describe('a brand contains only data', () => {
  it.each([
    { product_name: 'Oak"; background: url(//evil.example)' },
    { product_name: '<script>' },
    { product_name: '' },
    { surface: 'red' },
    { surface: '#9caf88;x' },
    { typeface: 'comic' },
    { mail_footer: 'one\nBcc: two@people.example' },
    { sign_in_title: 'x'.repeat(81) },
  ])('%o is rejected', async (change) => {
    expect((await save(change)).error?.code).toBe('23514');
  });

  it.each([
    ['that is read badly on paper', { accent_light: '#9caf88' }],
    ['that is read badly on the dark', { accent_dark: '#1e3329' }],
    ['under which words are read badly', { surface: '#1e3329' }],
  ])('a color %s is rejected', async (_name, change) => {
    expect((await save(change)).error?.code).toBe('23514');
  });

  it.each([
    ['a script', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['what is no Base64', '***'],
    [
      'a picture with a script behind it',
      `${PIXEL.slice(0, -2)}${Buffer.from('<script>').toString('base64')}`,
    ],
    ['what is too large', Buffer.alloc(25_000).toString('base64')],
  ])('%s is not accepted as a logo', async (_name, logo) => {
    expect((await save({ logo })).error?.code).toBe('HXBLG');
  });
});

it('a draft stays private until published, and publishing requires the Enterprise plan', async () => {
  await succeed(save());
  expect(await shownTo(subdomain)).toBeNull();
  expect((await owner.client.rpc('publish_brand', {})).error?.code).toBe('HXBPL');
  await succeed(
    service().from('tenants').update({ plan_type: 'enterprise' }).eq('id', owner.tenantId),
  );
  expect(await succeed(owner.client.rpc('publish_brand', {}))).toBe(1);
  expect(await shownTo(subdomain)).toMatchObject({ product_name: 'Harbor & Sons', logo: PIXEL });
  expect(await shownTo(subdomain)).not.toHaveProperty('mail_footer');
});

it('an earlier version can be republished as the newest', async () => {
  await succeed(save({ product_name: 'Harbor Two' }));
  expect(await succeed(owner.client.rpc('publish_brand', {}))).toBe(2);
  expect(await succeed(owner.client.rpc('publish_brand', { version: 1 }))).toBe(3);
  expect(await shownTo(subdomain)).toMatchObject({ product_name: 'Harbor & Sons' });
});

it("members see the brand and can't change it, and strangers see no draft", async () => {
  const member = await memberOf(owner.tenantId);
  const stranger = await tenantOwner();
  expect(await succeed(member.client.rpc('my_brand'))).toMatchObject({
    product_name: 'Harbor & Sons',
  });
  expect(await succeed(member.client.rpc('brand_studio'))).toBeNull();
  expect((await save({}, member)).error?.code).toBe('HXTAD');
  expect((await member.client.rpc('publish_brand', {})).error?.code).toBe('HXTAD');
  expect(await succeed(stranger.client.rpc('my_brand'))).toBeNull();
  expect(await succeed(stranger.client.rpc('brand_studio'))).toMatchObject({
    draft: null,
    live: null,
    versions: [],
  });
});

it("no one can write branding into their tenant's row", async () => {
  const change = { branding: { product_name: 'x' } };
  const { error } = await owner.client.from('tenants').update(change).eq('id', owner.tenantId);
  expect(error?.code).toBe('42501');
});
