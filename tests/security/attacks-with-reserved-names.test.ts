import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../support/backend.ts';
import { queryDatabase } from './sql.ts';
import { type Person, person, succeed, tenantOwner, uniqueSubdomain } from './world.ts';

const RESERVED_NAMES = [
  'Haven Exchange',
  'HAVEN  EXCHANGE',
  'Haven-Exchange Brokers',
  'H a v e n E x c h a n g e',
  'Hаvеn Exchаnge',
  'Ηaven Exchange',
  'Haven\u200bExchange',
  'Hav\u00adenExchange',
  'H\u00e4v\u00e9n Exchange',
  'Ｈａｖｅｎ Ｅｘｃｈａｎｇｅ',
  'Haven Exchange 2',
  'H4ven Exchange',
  'Haven Realty',
  'Haven',
  'Haven Support',
  'Harbor Support',
  'Harbor Supp0rt Team',
  'Harbor S-u-p-p-o-r-t',
  'Security',
  'Security Team',
  'Billing',
  'BiIIing',
  'Admin',
  'Adm1n',
  'Official Haven Billing Department LLC',
  'Customer Service',
];
const OTHER_NAMES = [
  'Oak Haven Senior Living',
  'Haven House of Duluth',
  'Harbor & Sons',
  'The Care Group',
  'Supportive Living of Ohio',
  'Securitas Advisors',
  'Badminton Partners',
  '東京不動産',
];
const RESERVED_SUBDOMAINS = [
  ...['secure', 'www', 'www2', 'api', 'api-2', 'admin', 'adm1n', 'login', 'log-in', 'auth', 'mail'],
  ...['support', 'supp0rt', 'harbor-support', 'status', 'cdn', 'static', 'app', 'accounts'],
  ...['billing', 'bi11ing', 'help', 'docs', 'blog', 'haven', 'haven-exchange', 'havenexchange-us'],
  ...['h4venexchange', 'haven-realty', 'haven-billing', 'xn--hven-exchange-x9g', 'sso', 'payments'],
];
const OTHER_SUBDOMAINS = ['oak-haven', 'harbor', 'cedar-and-main', 'apiary', 'mailand', 'homehelp'];

const findRejected = async (call: string, values: readonly string[]) => {
  const list = values.map((value) => `'${value}'`).join(', ');
  const rows = await queryDatabase(
    `select v as value from unnest(array[${list}]) v where private.${call}(v)`,
  );
  return rows.map(({ value }) => value);
};

describe('reserved name list', () => {
  it('contains every name that could be mistaken for the product or its team', async () => {
    expect(await findRejected('is_reserved_name', RESERVED_NAMES)).toEqual(RESERVED_NAMES);
    expect(await findRejected('is_reserved_name', OTHER_NAMES)).toEqual([]);
  });

  it('contains every subdomain the product could use itself', async () => {
    expect(await findRejected('is_reserved_subdomain', RESERVED_SUBDOMAINS)).toEqual(
      RESERVED_SUBDOMAINS,
    );
    expect(await findRejected('is_reserved_subdomain', OTHER_SUBDOMAINS)).toEqual([]);
  });
});

describe('a member', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await tenantOwner();
  });
  const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
    (await call).error?.code;

  it("can't create a workspace with a reserved name or subdomain", async () => {
    const { client } = await person('broker');
    const create = (name: string, subdomain: string) =>
      codeOf(client.rpc('create_tenant', { name, subdomain }));
    expect(await create('Haven Support', uniqueSubdomain())).toBe('HXTNR');
    expect(await create('Harbor House', 'secure')).toBe('HXTSR');
  });

  it("can't rename a workspace to a reserved name", async () => {
    const change = { name: 'Haven Exchange' };
    const rename = owner.client.from('tenants').update(change).eq('id', owner.tenantId).select();
    expect(await codeOf(rename)).toBe('HXTNR');
  });

  it("can't save or publish a brand with a reserved name", async () => {
    const save = (product_name: string) =>
      owner.client.rpc('save_brand', {
        ...{ product_name, surface: '#9caf88', accent_light: '#1e3329', accent_dark: '#b5c7a1' },
        ...{ typeface: 'house', mail_footer: '', sign_in_title: '', sign_in_text: '' },
      });
    expect(await codeOf(save('Harbor Support'))).toBe('HXTNR');
    await succeed(save('Harbor House'));
    const plan = { plan_type: 'enterprise' };
    await succeed(service().from('tenants').update(plan).eq('id', owner.tenantId).select('id'));
    // A draft saved before the name was reserved.
    await queryDatabase(
      `update private.tenant_brands set product_name = 'Security' where tenant_id = '${owner.tenantId}'`,
    );
    expect(await codeOf(owner.client.rpc('publish_brand', {}))).toBe('HXTNR');
  });
});
