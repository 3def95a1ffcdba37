import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTxtLookup } from '../../../backend/functions/txt-lookup.ts';
import { handle } from '../../../supabase/functions/check-domain/handler.ts';
import { anonymous, backend, newUser, uniqueEmail } from '../../support/backend.ts';
import { startDnsServer, type Zone } from '../../support/dns-server.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, uniqueSubdomain } from '../world.ts';

type Server = Awaited<ReturnType<typeof startDnsServer>>;

const zone: Zone = new Map();
let dns: Server;
beforeAll(async () => {
  dns = await startDnsServer(zone);
});
afterAll(() => dns.close());

const at = (domain: string) => uniqueEmail('staff').replace('people.example', domain);
const uniqueDomain = () => `harbor-${randomUUID().slice(0, 8)}.example`;
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

async function founderAt(domain: string): Promise<Person> {
  const founder = await newUser({ email: at(domain) });
  const team = { name: 'Domain House', subdomain: uniqueSubdomain() };
  return { ...founder, tenantId: await succeed(founder.client.rpc('create_tenant', team)) };
}
const claim = ({ client }: Person) => client.rpc('claim_domain');
const claimOf = async ({ client }: Person) => (await succeed(client.rpc('tenant_domains')))[0];

const run = (headers: Record<string, string>, body: object = {}) =>
  handle(
    new Request('http://product.example/functions/v1/check-domain', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
    {
      SUPABASE_URL: backend().url,
      SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
      SUPABASE_SECRET_KEY: backend().secretKey,
      lookUpTxt: createTxtLookup([dns.address]),
    },
  );
async function check({ client }: Pick<Person, 'client'>, domain: string) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const response = await run({ Authorization: `Bearer ${token}` }, { domain });
  return { status: response.status, ...((await response.json()) as object) };
}
const runSchedule = () => run({ apikey: backend().secretKey });

/** Adds the record as shown to the workspace. */
async function prove(founder: Person): Promise<string> {
  const { record_name = '', record_value = '' } = (await claimOf(founder)) ?? {};
  zone.set(record_name, ['v=spf1 -all', record_value]);
  return record_name;
}
async function verified(domain = uniqueDomain()): Promise<Person & { domain: string }> {
  const founder = await founderAt(domain);
  await succeed(claim(founder));
  await prove(founder);
  expect(await check(founder, domain)).toEqual({ status: 200, failure: null });
  return { ...founder, domain };
}
const set = (domain: string, changes: string) =>
  queryDatabase(`update private.tenant_domains set ${changes} where domain = '${domain}'`);

describe('a domain', () => {
  const PUBLIC = [
    ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.co.jp', 'yahoo.com.br'],
    ...['yahoo.fr', 'ymail.com', 'rocketmail.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.fr'],
    ...['outlook.com', 'outlook.de', 'live.com', 'live.nl', 'msn.com', 'aol.com', 'aol.co.uk'],
    ...['gmx.com', 'gmx.de', 'gmx.at', 'gmx.net', 'web.de', 't-online.de', 'freenet.de'],
    ...['proton.me', 'protonmail.com', 'pm.me', 'icloud.com', 'me.com', 'mac.com', 'mail.com'],
    ...['mail.ru', 'yandex.ru', 'yandex.com', 'ya.ru', 'qq.com', '163.com', '126.com', 'sina.com'],
    ...['naver.com', 'zoho.com', 'fastmail.com', 'hey.com', 'duck.com', 'comcast.net', 'att.net'],
    ...[
      'verizon.net',
      'orange.fr',
      'libero.it',
      'tutanota.com',
      'mailinator.com',
      'team.gmail.com',
    ],
    ...['co.uk', 'com.au', 'github.io', 'GMAIL.COM', 'gmail.com.'],
  ];
  const PRIVATE = [
    ...[
      'harbor.example',
      'yahoo-realty.com',
      'outlookcapital.com',
      'mail.harbor.com',
      'live.harbor.co.uk',
    ],
    ...['gmail.example', 'proton-partners.de', 'care.me', 'harbor.co.uk'],
  ];

  it("can't be claimed if it is a public email provider", async () => {
    const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
    const findPublicDomains = async (values: readonly string[]) =>
      (
        await queryDatabase(
          `select v as value from unnest(array[${list(values)}]) v where private.is_public_mail_domain(v)`,
        )
      ).map(({ value }) => value);
    expect(await findPublicDomains(PUBLIC)).toEqual(PUBLIC);
    expect(await findPublicDomains(PRIVATE)).toEqual([]);
    expect(await codeOf(claim(await founderAt('yahoo.co.uk')))).toBe('HXTDP');
  });

  it('grants nothing until its DNS record is found', async () => {
    const domain = uniqueDomain();
    const founder = await founderAt(domain);
    expect(await succeed(claim(founder))).toBe(domain);
    const colleague = await newUser({ email: at(domain) });
    const getDomainTenant = () => succeed(colleague.client.rpc('my_domain_tenant'));
    const nothing = async () => {
      expect(await getDomainTenant()).toEqual([]);
      expect(await codeOf(colleague.client.rpc('ask_to_join'))).toBe('HXTDN');
    };
    await nothing();
    expect(await check(founder, domain)).toEqual({ status: 200, failure: 'missing' });
    await nothing();
    const { record_name = '', record_value = '' } = (await claimOf(founder)) ?? {};
    expect(record_name).toBe(`_haven-challenge.${domain}`);
    expect(record_value).toMatch(/^haven-verification=[0-9a-f]{40}$/);
    zone.set(record_name, [`${record_value}0`, 'haven-verification=']);
    expect(await check(founder, domain)).toEqual({ status: 200, failure: 'wrong' });
    zone.set(record_name, 'fails');
    expect(await check(founder, domain)).toEqual({ status: 200, failure: 'unreachable' });
    await nothing();
    await prove(founder);
    expect(await check(founder, domain)).toEqual({ status: 200, failure: null });
    expect(await getDomainTenant()).toMatchObject([{ name: 'Domain House', state: 'open' }]);
  });

  it("is verified for one workspace, and another's claim doesn't block anyone", async () => {
    const domain = uniqueDomain();
    const squatter = await founderAt(domain);
    await succeed(claim(squatter));
    const squatted = await claimOf(squatter);
    const owner = await verified(domain);
    expect((await claimOf(owner))?.record_value).not.toBe(squatted?.record_value);
    zone.set(squatted?.record_name ?? '', [squatted?.record_value ?? '']);
    expect(await check(squatter, domain)).toMatchObject({ status: 200 });
    expect(await claimOf(squatter)).toMatchObject({ verified_at: null, failure: 'taken' });
    const late = await founderAt(domain);
    expect(await codeOf(claim(late))).toBe('HXTDC');
    await succeed(late.client.rpc('release_domain', { domain }));
    expect((await claimOf(owner))?.verified_at).not.toBeNull();
  });

  it('is checked only by its own administrators, with a rate limit', async () => {
    const owner = await verified();
    const { domain, tenantId } = owner;
    const member = await memberOf(tenantId);
    const stranger = await founderAt(uniqueDomain());
    const before = dns.asked.length;
    expect(await check(member, domain)).toMatchObject({ code: 'HXTAD' });
    expect(await check(stranger, domain)).toMatchObject({ code: 'HXTDG' });
    expect((await run({}, { domain })).status).toBe(401);
    const settle = { p_tenant_id: tenantId, p_domain: domain, p_value: '', p_failure: 'wrong' };
    for (const { client } of [owner, { client: anonymous() }]) {
      expect(await codeOf(client.rpc('save_domain_check_result', settle))).toBe('42501');
      expect(await codeOf(client.rpc('domain_checks'))).toBe('42501');
    }
    await queryDatabase(
      `delete from private.message_pace where user_id = '${owner.id}' and kind = 'domain_check'`,
    );
    const start = () => codeOf(owner.client.rpc('start_domain_check', { domain }));
    for (let n = 0; n < 30; n += 1) expect(await start()).toBeUndefined();
    expect(await check(owner, domain)).toMatchObject({ code: 'HXMRT' });
    expect(dns.asked).toHaveLength(before);
  });

  it('stays verified for a week without its record, then ends', async () => {
    const { domain, ...owner } = await verified();
    const colleague = await newUser({ email: at(domain) });
    const offered = () => succeed(colleague.client.rpc('my_domain_tenant'));
    const aDayLater = async () => {
      await set(domain, "checked_at = checked_at - interval '25 hours'");
      expect((await runSchedule()).status).toBe(200);
    };
    zone.delete(`_haven-challenge.${domain}`);
    await aDayLater();
    expect(await claimOf(owner)).toMatchObject({ failure: 'missing' });
    expect((await claimOf(owner))?.ends_at).not.toBeNull();
    expect(await offered()).toHaveLength(1);
    await prove(owner);
    await aDayLater();
    expect(await claimOf(owner)).toMatchObject({ failure: null, ends_at: null });

    zone.set(`_haven-challenge.${domain}`, 'fails');
    await aDayLater();
    await set(domain, "failing_since = now() - interval '8 days'");
    await aDayLater();
    expect(await offered()).toHaveLength(1);
    zone.delete(`_haven-challenge.${domain}`);
    await aDayLater();
    expect(await offered()).toEqual([]);
    expect(await claimOf(owner)).toMatchObject({ verified_at: null, failure: 'missing' });
    const log = await succeed(owner.client.rpc('tenant_log'));
    expect(log.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['domain_lost', 'domain_verified', 'domain_claimed']),
    );
  });

  it('admits only users an administrator approves', async () => {
    const founder = await verified();
    const colleague = await newUser({ email: at(founder.domain) });
    await succeed(colleague.client.rpc('ask_to_join'));
    await succeed(colleague.client.rpc('ask_to_join'));
    const [request, ...more] = await succeed(founder.client.rpc('join_requests'));
    expect(more).toEqual([]);
    const decision = { request_id: request?.id ?? '', is_welcome: true };
    expect(await codeOf(colleague.client.rpc('decide_join_request', decision))).toBe('HXTNC');
    await succeed(founder.client.rpc('decide_join_request', decision));
    expect(await succeed(colleague.client.rpc('tenant_team'))).toHaveLength(2);
  });
});
