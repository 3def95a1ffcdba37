import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, service, uniqueEmail } from '../../support/backend.ts';
import { clearTicketLimits } from '../sql.ts';
import { brokerOf, listingBy, type Person, person, succeed, tenantOwner } from '../world.ts';

const SITE = 'https://www.cedar-brokers.example';

let owner: Person;
let outsider: Person;

const save = (who: Person, values: object = {}) =>
  who.client.rpc('save_site_widget', {
    p_id: randomUUID(),
    p_kind: 'listings',
    p_title: 'Our communities',
    p_form_id: null as unknown as string,
    p_origins: [SITE],
    p_theme: 'light',
    ...values,
  });
async function widget(who: Person, values: object = {}): Promise<string> {
  const p_id = randomUUID();
  await succeed(save(who, { p_id, ...values }));
  return p_id;
}
const makeForm = async (who: Person, values: object = {}) =>
  (
    await succeed(
      who.client
        .from('lead_forms')
        .insert({ name: 'Site', title: 'Buy with us', is_open: true, ...values })
        .select('id')
        .single(),
    )
  ).id;
const formWidget = async (who: Person, values: object = {}) => {
  const form = await makeForm(who, values);
  return { form, id: await widget(who, { p_kind: 'lead_form', p_form_id: form }) };
};
const address = (id: string) => `${backend().url}/functions/v1/widget/${id}`;
async function open(id: string) {
  const response = await fetch(address(id));
  return { status: response.status, html: await response.text(), headers: response.headers };
}
async function send(id: string, fields: Record<string, string> = {}, headers = {}) {
  const response = await fetch(address(id), {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      request: randomUUID(),
      shown: String(Date.now() - 40_000),
      name: 'Ada Asker',
      email: uniqueEmail('asker'),
      ...fields,
    }),
  });
  return { status: response.status, html: await response.text() };
}
const leadsBy = (form: string, who = owner) =>
  succeed(who.client.from('leads').select().eq('form_id', form).order('received_at'));
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const suspend = (who: Person) =>
  succeed(
    service()
      .from('profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', who.id)
      .select('id'),
  );

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  await clearTicketLimits();
});

describe('widgets of another account', () => {
  it("can't be listed, changed, or revoked", async () => {
    const id = await widget(owner);
    expect(await succeed(outsider.client.rpc('list_my_site_widgets'))).toEqual([]);
    expect(await codeOf(save(outsider, { p_id: id, p_origins: ['https://evil.example'] }))).toBe(
      'HXEWN',
    );
    expect(await succeed(outsider.client.rpc('revoke_site_widget', { p_id: id }))).toBe(false);
    expect((await open(id)).headers.get('content-security-policy')).toContain(
      `frame-ancestors ${SITE}`,
    );
  });

  it("can't be read or submitted through server calls", async () => {
    const id = await widget(owner);
    for (const client of [anonymous(), outsider.client, owner.client]) {
      expect(await codeOf(client.rpc('get_site_widget', { p_id: id }))).toBe('42501');
      const forged = {
        p_id: id,
        p_request_id: randomUUID(),
        p_answers: {},
        p_agrees: true,
        p_looks_automatic: false,
        p_address: '203.0.113.9',
      };
      expect(await codeOf(client.rpc('submit_site_widget', forged))).toBe('42501');
    }
  });
});

describe('the websites of a widget', () => {
  it('are exact origins, so that none can add a directive or a wildcard', async () => {
    const bad = [
      ['*'],
      ['https://*.example'],
      ["https://a.example; script-src 'unsafe-inline'"],
      ['https://a.example/path'],
      ['https://user@a.example'],
      ['http://a.example'],
      ["'self'"],
      ['https://a.example https://b.example'],
      ['https://intranet'],
      [],
      Array.from({ length: 11 }, (_, n) => `https://a${n}.example`),
    ];
    for (const p_origins of bad) {
      expect(await codeOf(save(owner, { p_origins })), String(p_origins)).toBe('HXEWV');
    }
  });

  it('are the only ones that can frame it, and it runs no script', async () => {
    const id = await widget(owner, { p_origins: [SITE, 'https://cedar.example:8443'] });
    const { headers, status } = await open(id);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors https://cedar.example:8443 ${SITE}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('are empty for an unknown widget', async () => {
    for (const id of [randomUUID(), 'x', `${randomUUID()}%00`]) {
      const response = await fetch(address(id));
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      await response.body?.cancel();
    }
  });
});

describe('a widget of listings', () => {
  it('shows what the public site shows: no confidential, unlisted, pending, or withdrawn listing', async () => {
    const broker = await brokerOf(owner.id);
    await listingBy(broker, { property_name: 'Open Oaks' });
    await listingBy(broker, { property_name: 'Secret Sands', is_confidential: true });
    await listingBy(broker, { property_name: 'Link Lodge', is_unlisted: true });
    await listingBy(broker, { property_name: 'Pending Pines', approval_status: 'pending' });
    await listingBy(broker, { property_name: 'Gone Grove', status: 'withdrawn' });
    const { html } = await open(await widget(owner));
    expect(html).toContain('Open Oaks');
    expect(html).not.toMatch(/Secret Sands|Link Lodge|Pending Pines|Gone Grove/);
  });

  it('drops a listing as soon as it becomes confidential', async () => {
    const seller = await person('broker');
    const listing = await listingBy(await brokerOf(seller.id), { property_name: 'Changing Chase' });
    const id = await widget(seller);
    expect((await open(id)).html).toContain('Changing Chase');
    await succeed(
      service().from('listings').update({ is_confidential: true }).eq('id', listing).select('id'),
    );
    expect((await open(id)).html).not.toContain('Changing Chase');
  });

  it('shows markup in names as text', async () => {
    const seller = await person('broker');
    await listingBy(await brokerOf(seller.id), { property_name: '<img src=x onerror=alert(1)>' });
    const { html } = await open(await widget(seller, { p_title: '<script>alert(1)</script>' }));
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img src=x|<script/);
  });

  it('accepts no responses', async () => {
    expect((await send(await widget(owner))).status).toBe(405);
  });
});

describe('a widget of a lead form', () => {
  it('requires a form of the same owner', async () => {
    const foreign = await makeForm(outsider);
    for (const p_form_id of [foreign, randomUUID(), null]) {
      expect(await codeOf(save(owner, { p_kind: 'lead_form', p_form_id }))).toBe('HXEWF');
    }
  });

  it("can't be about a confidential listing, whose seller the website would reveal", async () => {
    const listing_id = await listingBy(await brokerOf(owner.id), { is_confidential: true });
    const confidential = await makeForm(owner, { listing_id });
    expect(await codeOf(save(owner, { p_kind: 'lead_form', p_form_id: confidential }))).toBe(
      'HXEWC',
    );
    const { form, id } = await formWidget(owner);
    await succeed(
      owner.client.from('lead_forms').update({ listing_id }).eq('id', form).select('id'),
    );
    expect(await open(id)).toMatchObject({ status: 404 });
    expect((await send(id)).status).toBe(404);
    expect(await leadsBy(form)).toEqual([]);
  });

  it('creates one normal lead for its owner per submission', async () => {
    const { form, id } = await formWidget(owner, { questions: ['message', 'needs_states'] });
    const fields = { request: randomUUID(), email: uniqueEmail('once'), message: 'Call me' };
    for (let n = 0; n < 2; n += 1) expect((await send(id, fields)).status).toBe(200);
    const more = { owner_id: outsider.id, status: 'converted', source: 'referral' };
    await send(id, more);
    const leads = await leadsBy(form);
    expect(leads).toHaveLength(2);
    expect(leads[0]).toMatchObject({ message: 'Call me', source: 'form', status: 'new' });
    expect(leads[1]).toMatchObject({ owner_id: owner.id, source: 'form', status: 'new' });
  });

  it('shows errors next to their fields with what was typed, and sends nothing', async () => {
    const { form, id } = await formWidget(owner, { questions: ['message'], consent: 'I agree.' });
    const { status, html } = await send(id, { email: 'no', message: '"><script>x</script>' });
    expect(status).toBe(422);
    expect(html).toContain('id="email-error"');
    expect(html).toContain('id="agrees-error"');
    expect(html).toContain('value="Ada Asker"');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(await leadsBy(form)).toEqual([]);
  });

  it('accepts responses only from its own page', async () => {
    const { form, id } = await formWidget(owner);
    expect((await send(id, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(id, { name: 'a'.repeat(70_000) })).status).toBe(413);
    expect(await leadsBy(form)).toEqual([]);
  });

  it('shares the limits of lead forms, and bots trigger no notification', async () => {
    await clearTicketLimits();
    const { form, id } = await formWidget(owner);
    await send(id, { website: 'https://spam.example' });
    expect(await leadsBy(form)).toMatchObject([{ status: 'unqualified' }]);
    let last = 0;
    // Spans at most two clock hours, so one of them reaches the limit.
    for (let n = 0; n < 21 && last !== 429; n += 1) last = (await send(id)).status;
    expect(last).toBe(429);
    await clearTicketLimits();
  });
});

describe('an inactive widget', () => {
  it('shows a notice once it is revoked, and accepts no more responses', async () => {
    const { form, id } = await formWidget(owner);
    await succeed(owner.client.rpc('revoke_site_widget', { p_id: id }));
    const { status, html, headers } = await open(id);
    expect(status).toBe(410);
    expect(html).toContain('The owner removed this content.');
    expect(html).not.toContain('Buy with us');
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`);
    expect((await send(id)).status).toBe(410);
    expect(await leadsBy(form)).toEqual([]);
    expect(await codeOf(save(owner, { p_id: id }))).toBe('HXEWN');
  });

  it('shows nothing while its owner is suspended, and creates no widgets', async () => {
    const seller = await person('broker');
    await listingBy(await brokerOf(seller.id), { property_name: 'Suspended Springs' });
    const listings = await widget(seller);
    const { id } = await formWidget(seller);
    await suspend(seller);
    for (const each of [listings, id]) {
      const { status, html } = await open(each);
      expect(status).toBe(404);
      expect(html).toContain('This isn’t available at the moment.');
      expect(html).not.toMatch(/Suspended Springs|Buy with us/);
    }
    expect((await save(seller)).error).not.toBeNull();
  });

  it('shows nothing while its form is off', async () => {
    const { form, id } = await formWidget(owner);
    await succeed(
      owner.client.from('lead_forms').update({ is_open: false }).eq('id', form).select('id'),
    );
    expect((await open(id)).status).toBe(404);
    const [first] = (await succeed(owner.client.rpc('list_my_site_widgets'))) as { id: string }[];
    expect(first).toMatchObject({ id, problem: 'form_off' });
  });
});
