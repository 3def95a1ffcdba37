import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, withSecondFactor } from '../../support/authenticator.ts';
import { anonymous, mailTo, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';

const ROUTING = '021000021';
const ACCOUNT = '778800451236';
const CALL = { p_spoke_with: 'Kay Benson', p_phone: '+1 216 555 0130' };

let broker: Person;
let buyer: Person;
let seller: Person;
let bidder: Person;
let outsider: Person;
let buyersApp: Authenticator;
let id: string;
let marker: string;

const enter = (who: Person, more: object = {}) =>
  who.client.rpc('enter_wire', {
    ...{
      p_id: randomUUID(),
      p_transaction_id: id,
      p_purpose: 'funds',
      p_bank: 'Lake Erie Savings',
    },
    ...{ p_beneficiary: 'Erie Title', p_routing: ROUTING, p_account: ACCOUNT },
    ...more,
  });

async function entered(more: object = {}): Promise<string> {
  const p_id = randomUUID();
  await succeed(enter(broker, { p_id, ...more }));
  return p_id;
}

/** Returns the entered data, as the person on the phone would state it. */
const getWireDetails = async (p_wire_id: string) => {
  const [wire] = await queryDatabase(`select version, beneficiary, bank, amount::float8 as amount
    from private.wires where id = '${p_wire_id}'`);
  return {
    ...{ p_version: Number(wire?.version ?? 1), p_beneficiary: String(wire?.beneficiary) },
    ...{ p_bank: String(wire?.bank), p_routing: ROUTING },
    ...(wire?.amount != null && { p_amount: Number(wire.amount) }),
  };
};

const call = async (
  who: Person,
  p_wire_id: string,
  p_account: string = ACCOUNT,
  more: object = {},
) =>
  who.client.rpc('log_wire_call', {
    ...{ p_id: randomUUID(), p_wire_id, ...CALL, ...(await getWireDetails(p_wire_id)), p_account },
    ...more,
  });
const show = (who: Person, p_id: string) => who.client.rpc('show_wire', { p_id });
const send = (who: Person, p_id: string) => who.client.rpc('mark_wire_sent', { p_id });
const emailOf = async ({ id: userId }: Person) =>
  (await service().auth.admin.getUserById(userId)).data.user?.email ?? '';
const forgetPace = () =>
  queryDatabase(`delete from private.message_pace where kind in ('wire', 'wire_call')`);

/** Returns the error of a call made while the user is temporarily the sale's buyer. */
async function callAsBuyer(who: Person, wire: string): Promise<string | undefined> {
  const setBuyer = async (one: Person) =>
    queryDatabase(`update public.transaction_parties set email = '${await emailOf(one)}'
      where transaction_id = '${id}' and role = 'buyer'`);
  await setBuyer(who);
  const { error } = await call(who, wire);
  await setBuyer(buyer);
  return error?.code;
}

beforeAll(async () => {
  marker = `w${randomUUID().slice(0, 8)}`;
  broker = await tenantOwner();
  [buyer, seller, bidder, outsider] = await Promise.all([
    person('buyer'),
    person('seller'),
    person('buyer'),
    person('broker'),
  ]);
  const row = { property_name: `${marker} Court`, price: 9e6, expected_close: '2099-05-08' };
  const rows = broker.client.from('transactions').insert(row).select('id').single();
  id = (await succeed(rows)).id;
  const parties = await Promise.all(
    Object.entries({ buyer, seller, bidder }).map(async ([role, who]) => ({
      ...{ transaction_id: id, role, name: `${marker} ${role}`, email: await emailOf(who) },
    })),
  );
  const lender = { role: 'lender', name: 'Bank', email: `${marker}-lender@people.example` };
  await succeed(
    broker.client
      .from('transaction_parties')
      .insert([...parties, { transaction_id: id, ...lender }])
      .select('id'),
  );
  const [, app] = await Promise.all([
    withSecondFactor(broker.client),
    withSecondFactor(buyer.client),
    withSecondFactor(seller.client),
    withSecondFactor(bidder.client),
    withSecondFactor(outsider.client),
  ]);
  buyersApp = app;
});

describe('wire instructions', () => {
  it('are visible only to the user who entered them until another has called back', async () => {
    const wire = await entered();
    expect((await show(buyer, wire)).error?.code).toBe('HXWIU');
    expect((await send(buyer, wire)).error?.code).toBe('HXWIU');
    expect((await send(broker, wire)).error?.code).toBe('HXWIU');
    expect((await show(broker, wire)).data).toEqual([{ routing: ROUTING, account: ACCOUNT }]);
    expect((await call(broker, wire)).error?.code).toBe('HXWIO');
    expect((await call(buyer, wire)).data).toBe(true);
    expect((await show(buyer, wire)).data).toEqual([{ routing: ROUTING, account: ACCOUNT }]);
    const looks = await succeed(broker.client.rpc('wire_history', { p_transaction_id: id }));
    expect(looks.filter(({ kind }) => kind === 'looked')).toHaveLength(2);
    expect(looks.find(({ kind }) => kind === 'matched')).toMatchObject({
      ...{ spoke_with: CALL.p_spoke_with, phone: CALL.p_phone, last_four: '1236' },
    });
    const seen = await succeed(buyer.client.rpc('wire_history', { p_transaction_id: id }));
    expect(seen.map(({ kind }) => kind)).not.toContain('looked');
  });

  it('must be confirmed again once changed, and the old ones can no longer be seen or used', async () => {
    const before = await entered();
    await succeed(call(buyer, before));
    const after = await entered({ p_account: '990011223344' });
    expect((await show(buyer, before)).error?.code).toBe('HXWIV');
    expect((await send(buyer, before)).error?.code).toBe('HXWIV');
    expect((await call(buyer, before)).error?.code).toBe('HXWIV');
    expect((await send(buyer, after)).error?.code).toBe('HXWIU');
    expect((await call(buyer, after, ACCOUNT)).data).toBe(false);
    expect((await send(buyer, after)).error?.code).toBe('HXWIU');
    expect((await call(buyer, after, '9900-1122 3344')).data).toBe(true);
    await forgetPace();
  });

  it('lose their confirmation if a later call gives another account', async () => {
    const wire = await entered();
    await succeed(call(buyer, wire));
    expect((await call(buyer, wire, '1111')).data).toBe(false);
    expect((await send(broker, wire)).error?.code).toBe('HXWIU');
    await forgetPace();
  });

  it('belong to one side: the other side, bidders, outsiders and visitors get nothing by any call', async () => {
    const wire = await entered();
    await succeed(call(buyer, wire));
    for (const other of [seller, bidder, outsider]) {
      const calls = [show(other, wire), call(other, wire), send(other, wire)];
      const codes = (await Promise.all(calls)).map(({ error }) => error?.code);
      expect(codes).toEqual(['42501', '42501', '42501']);
      const missing = randomUUID();
      expect((await show(other, missing)).error).toEqual((await show(other, wire)).error);
      const seen = await succeed(other.client.rpc('transaction_wires', { p_id: id }));
      expect(seen).toEqual([]);
      expect(await succeed(other.client.rpc('wire_history', { p_transaction_id: id }))).toEqual([]);
      expect(await succeed(other.client.rpc('my_wires'))).toEqual([]);
      expect((await enter(other)).error?.code).toBe('42501');
    }
    expect((await enter(buyer)).error?.code).toBe('42501');
    expect((await anonymous().rpc('show_wire', { p_id: wire })).error?.code).toBe('42501');
    const stolen = await enter(broker, { p_id: wire, p_purpose: 'deposit' });
    expect(stolen.error?.code).toBe('42501');
  });

  it('show numbers only with a code at most ten minutes old', async () => {
    const wire = await entered();
    await succeed(call(buyer, wire));
    await queryDatabase(`
      update auth.mfa_amr_claims set created_at = now() - interval '11 minutes', updated_at = now()
      where session_id in (select s.id from auth.sessions s where s.user_id = '${buyer.id}')`);
    await buyer.client.auth.refreshSession();
    for (const stale of [show(buyer, wire), call(buyer, wire), send(buyer, wire)]) {
      expect((await stale).error?.code).toBe('HXWIC');
    }
    const { factorId } = buyersApp;
    const proof = { factorId, code: buyersApp.code() };
    await buyer.client.auth.mfa.challengeAndVerify(proof);
    expect((await show(buyer, wire)).data).toHaveLength(1);

    const plain = await tenantOwner();
    const row = { property_name: 'Plain Court' };
    const own = await succeed(plain.client.from('transactions').insert(row).select('id').single());
    expect((await enter(plain, { p_transaction_id: own.id })).error?.code).toBe('HXWIA');
  });

  it('never show their numbers in an email, notification, list, error or readable table', async () => {
    await forgetPace();
    const secret = '55554444333322';
    const wire = await entered({ p_account: secret });
    const wrong = await enter(broker, { p_account: `${secret}999999`, p_routing: ROUTING });
    expect(wrong.error?.code).toBe('HXWIN');
    const long = await enter(broker, { p_account: secret, p_bank: 'x'.repeat(400) });
    expect(long.error).not.toBeNull();
    const heard = [
      JSON.stringify([wrong.error, long.error]),
      JSON.stringify(await succeed(broker.client.rpc('transaction_wires', { p_id: id }))),
      JSON.stringify(await succeed(broker.client.rpc('wire_history', { p_transaction_id: id }))),
      JSON.stringify(
        await queryDatabase('select metadata, title, message from public.notifications'),
      ),
      JSON.stringify(await queryDatabase('select * from private.wire_events')),
      JSON.stringify(await queryDatabase('select * from private.wires')),
    ];
    const people = await Promise.all([buyer, seller, broker].map(emailOf));
    for (const email of [...people, `${marker}-lender@people.example`]) {
      const [mail] = await mailTo(email);
      expect(mail?.subject).toMatch(/^Wire instructions for/);
      heard.push(JSON.stringify(mail));
    }
    for (const text of heard) expect(text).not.toContain(secret);
    const bidders = await mailTo(await emailOf(bidder));
    expect(JSON.stringify(bidders)).not.toContain('Wire instructions');
    await succeed(call(buyer, wire, secret));
    await succeed(send(buyer, wire));
    expect((await enter(broker)).error?.code).toBe('HXWIS');
  });

  it.each([
    ['routing number', { p_routing: '011000015' }],
    ['beneficiary', { p_beneficiary: 'Eerie Title' }],
    ['bank', { p_bank: 'Lake Eerie Savings' }],
    ['amount', { p_amount: 1 }],
    ['amount, or none', { p_amount: null }],
  ])("can't be confirmed with a different %s", async (_field, heard) => {
    await forgetPace();
    const wire = await entered({ p_purpose: 'deposit', p_amount: 250_000 });
    expect((await call(buyer, wire, ACCOUNT, heard)).data).toBe(false);
    expect((await send(buyer, wire)).error?.code).toBe('HXWIU');
    expect((await call(buyer, wire)).data).toBe(true);
  });

  it("can't be confirmed for a version other than the one viewed", async () => {
    const wire = await entered({ p_purpose: 'deposit' });
    const { p_version } = await getWireDetails(wire);
    const stale = await call(buyer, wire, ACCOUNT, { p_version: p_version - 1 });
    expect(stale.error?.code).toBe('HXWIV');
    await forgetPace();
  });

  it.each(['aaaaaaaaaaa', '1234567', '+1 012 345 6789', '+0 44 20 7946 0018', '555 0130'])(
    "can't be confirmed by a call to %s, which is not a phone number",
    async (p_phone) => {
      const wire = await entered({ p_purpose: 'deposit' });
      expect((await call(buyer, wire, ACCOUNT, { p_phone })).error?.code).toBe('HXWIP');
      await forgetPace();
    },
  );
});

describe('the user who confirms wire instructions', () => {
  let colleague: Person;
  const setParty = (role: string, email: string) =>
    queryDatabase(`update public.transaction_parties set email = '${email}'
      where transaction_id = '${id}' and role = '${role}'`);
  const addParty = async (by: Person, role: string, email: string) =>
    succeed(
      by.client
        .from('transaction_parties')
        .insert({ transaction_id: id, role, name: `Second ${role}`, email })
        .select('id'),
    );
  const admit = (who: Person, by: Person | undefined) =>
    queryDatabase(`update public.tenant_users set admitted_by = ${by ? `'${by.id}'` : 'null'}
      where user_id = '${who.id}'`);
  const withAuthenticator = async (role: 'broker' | 'buyer') => {
    const one = await person(role);
    await withSecondFactor(one.client);
    return one;
  };
  const confirm = async (who: Person, wire: string) => {
    await forgetPace();
    const { data, error } = await call(who, wire);
    return error?.code ?? data;
  };

  beforeAll(async () => {
    colleague = await withAuthenticator('broker');
    await queryDatabase(`insert into public.tenant_users (tenant_id, user_id, is_active)
      select tenant_id, '${colleague.id}', true from public.tenant_users where user_id = '${broker.id}'`);
  });
  beforeEach(forgetPace);

  it("can be a colleague the author didn't invite", async () => {
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await confirm(colleague, wire)).toBe(true);
  });

  it("can't be a colleague who was admitted by the author, or who admitted the author", async () => {
    const wire = await entered({ p_purpose: 'deposit' });
    await admit(colleague, broker);
    expect(await confirm(colleague, wire)).toBe('HXWII');
    await admit(colleague, undefined);
    await admit(broker, colleague);
    expect(await confirm(colleague, wire)).toBe('HXWII');
    await admit(broker, undefined);
  });

  it("can't be a colleague admitted by a user the author admitted", async () => {
    const wire = await entered({ p_purpose: 'deposit' });
    const between = await person('broker');
    await queryDatabase(`insert into public.tenant_users (tenant_id, user_id, admitted_by)
      select tenant_id, '${between.id}', '${broker.id}' from public.tenant_users where user_id = '${broker.id}'`);
    await admit(colleague, between);
    expect(await confirm(colleague, wire)).toBe('HXWII');
    await admit(colleague, undefined);
  });

  it("can't be an account the author added to the transaction", async () => {
    const second = await withAuthenticator('buyer');
    await addParty(broker, 'lender', await emailOf(second));
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await confirm(second, wire)).toBe('HXWII');
  });

  it('can be a party a colleague of the author added', async () => {
    const second = await withAuthenticator('buyer');
    await addParty(colleague, 'buyer_counsel', await emailOf(second));
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await confirm(second, wire)).toBe(true);
  });

  it("can't be another alias of the author's mailbox", async () => {
    const alias = await withAuthenticator('buyer');
    const [name, domain] = (await emailOf(broker)).split('@');
    await service().auth.admin.updateUserById(alias.id, { email: `${name}+buyer@${domain}` });
    await setParty('buyer', await emailOf(alias));
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await confirm(alias, wire)).toBe('HXWII');
    await setParty('buyer', await emailOf(buyer));
  });

  it("can't share a device with the author", async () => {
    const wire = await entered({ p_purpose: 'deposit' });
    const sessions = `update auth.sessions set user_agent = 'Firefox', ip`;
    const both = `where user_id in ('${broker.id}', '${buyer.id}')`;
    await queryDatabase(`${sessions} = '203.0.113.7' ${both}`);
    expect(await confirm(buyer, wire)).toBe('HXWII');
    await queryDatabase(`${sessions} = '192.168.1.7' ${both}`);
    expect(await confirm(buyer, wire)).toBe(true);
  });

  it("can't be the payee", async () => {
    const proceeds = await entered({ p_purpose: 'proceeds' });
    expect(await confirm(seller, proceeds)).toBe('HXWII');
    const title = await withAuthenticator('buyer');
    await addParty(broker, 'title', await emailOf(title));
    const deposit = await entered({ p_purpose: 'deposit' });
    expect(await confirm(title, deposit)).toBe('HXWII');
    expect(await confirm(title, proceeds)).toBe(true);
  });

  it("can't be confirmed by a user the author invited, even after they left", async () => {
    const guest = await person('broker');
    await withSecondFactor(guest.client);
    await queryDatabase(`insert into private.tenant_invitations (
        tenant_id, email, role, token_hash, invited_by, expires_at, accepted_at
      )
      select tenant_id, '${await emailOf(guest)}', 'member', '${guest.id}', '${broker.id}', now(), now()
      from public.tenant_users where user_id = '${broker.id}'`);
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await callAsBuyer(guest, wire)).toBe('HXWII');
  });

  it("can't be confirmed by a second account with the author's mailbox", async () => {
    const alias = await person('broker');
    await withSecondFactor(alias.client);
    const email = (await emailOf(broker)).replace('@', '+second@');
    const { error } = await service().auth.admin.updateUserById(alias.id, {
      email,
      email_confirm: true,
    });
    expect(error).toBeNull();
    const wire = await entered({ p_purpose: 'deposit' });
    expect(await callAsBuyer(alias, wire)).toBe('HXWII');
  });
});
