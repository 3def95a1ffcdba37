import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend, service } from '../../support/backend.ts';
import { CARDS, sessionOf } from '../../support/payments.ts';
import { advanceAccount, BANKS, callPayoutFunction, submitPage } from '../../support/payouts.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, keys, NOT_DIRECTORS, type Role, type Team } from './team.ts';

const DAY = 86_400;
let team: Team;
let invoice: string;
let account: string;
let ahead = 0;

const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const owner = () => ({ kind: 'community' as const, id: team.community });
const connect = (role: Role) =>
  callPayoutFunction(team.who(role).client, 'connected-account', {
    action: 'connect',
    owner: owner(),
    returnPath: '/operator/billing',
  });
const begin = (cents: number, role: Role = 'family', values: object = {}) =>
  callPayoutFunction(team.who(role).client, 'online-payment', {
    action: 'pay',
    id: randomUUID(),
    invoiceId: invoice,
    method: 'card',
    cents,
    ...values,
  });
const urlOf = (answer: { url: string | null } | string): string => {
  if (typeof answer === 'string' || answer.url === null) throw new Error(`Refused: ${answer}`);
  return answer.url;
};
const wait = async (seconds: number) => {
  ahead += seconds;
  await advanceAccount(account, ahead);
};
/** What is open of the invoice, from its statement. */
const openCents = async (): Promise<number> => {
  const [resident] = await succeed(call('family', 'list_my_statements'));
  return resident.invoices[0].open_cents;
};
const ledgerCents = async (number: string): Promise<number> => {
  const [row] = await queryDatabase(
    `select coalesce(sum(cents), 0)::int as cents from private.ledger_lines
     where community_id = '${team.community}' and account = '${number}'`,
  );
  return Number(row?.cents);
};
const paymentOf = async (url: string) => {
  const [row] = await queryDatabase(
    `select id, state, refunded_cents, returned_cents, intent_id from private.online_payments where session_id = '${sessionOf(url)}'`,
  );
  return row as { id: string; state: string; intent_id: string };
};

beforeAll(async () => {
  team = await createTeam();
  for (const [unit, rent] of [
    [team.unit, 5000],
    [team.otherUnit, 6000],
  ] as const) {
    await succeed(keys().from('units').update({ market_rate: rent }).eq('id', unit).select('id'));
  }
  await team.share('statements', true);
  const { today } = await succeed(
    call('business_office', 'get_billing', { p_community_id: team.community }),
  );
  const p_month = `${today.slice(0, 7)}-01`;
  const preview = await succeed(
    call('business_office', 'preview_billing_run', { p_community_id: team.community, p_month }),
  );
  const p_id = randomUUID();
  await succeed(
    call('business_office', 'approve_billing_run', {
      p_id,
      p_community_id: team.community,
      p_month,
      p_fingerprint: preview.fingerprint,
    }),
  );
  await succeed(call('business_office', 'post_billing_run', { p_id }));
  const [statement] = await succeed(call('family', 'list_my_statements'));
  invoice = statement.invoices[0].id;
});

describe('connected accounts', () => {
  it('can be connected only by the executive director', async () => {
    expect(await begin(1000)).toBe('HXOYN');
    for (const role of NOT_DIRECTORS) {
      expect(await connect(role)).toBe('42501');
    }
    const url = urlOf(await connect('executive_director'));
    expect(await submitPage(url, { account: BANKS.good })).toBe('done');
    expect(
      await succeed(
        call('business_office', 'get_connected_account', {
          p_owner: 'community',
          p_owner_id: team.community,
        }),
      ),
    ).toMatchObject({ state: 'ready', can_change: false, bank_last4: '6789' });
    account = await succeed(
      call('executive_director', 'find_my_connected_account', {
        p_owner: 'community',
        p_owner_id: team.community,
      }),
    );
  });

  it('stay hidden from other communities, vendors, and families', async () => {
    const args = { p_owner: 'community', p_owner_id: team.community };
    for (const role of ['family', 'nurse', 'stranger', 'former', 'neighbor'] as const) {
      expect(await codeOf(call(role, 'get_connected_account', args))).toBe('42501');
      expect(await codeOf(call(role, 'find_my_connected_account', args))).toBe('42501');
    }
    expect(
      await codeOf(
        call('executive_director', 'get_connected_account', {
          p_owner: 'vendor',
          p_owner_id: team.community,
        }),
      ),
    ).toBe('42501');
  });

  it('ignore an outdated state from a slower request', async () => {
    const server = service() as unknown as ReturnType<typeof keys>;
    const p_provider_id = account;
    const p_ticket = await succeed(server.rpc('begin_connected_account_sync', { p_provider_id }));
    const p_state = JSON.stringify({
      can_charge: true,
      can_pay_out: true,
      has_details: true,
      requirements: 0,
      bank_last4: '6789',
      available_cents: 0,
      pending_cents: 0,
      payouts: [],
    });
    const apply = () => server.rpc('apply_connected_account', { p_provider_id, p_ticket, p_state });
    expect(await succeed(apply())).toBe('applied');
    expect(await succeed(apply())).toBe('outdated');
  });
});

describe('attacks on online payments', () => {
  it("can't pay another resident's invoice, or any after consent ends", async () => {
    for (const role of ['stranger', 'former', 'neighbor', 'nurse', 'business_office'] as const) {
      expect(await begin(1000, role)).toBe('42501');
    }
    const [other] = await queryDatabase(
      `select id from private.resident_invoices where resident_id = '${team.bea}'`,
    );
    expect(await begin(1000, 'family', { invoiceId: String(other?.id) })).toBe('42501');
    await team.share('statements', false);
    expect(await begin(1000)).toBe('42501');
    await team.share('statements', true);
  });

  it('rejects amounts above the balance, below the minimum, or changed after the start', async () => {
    const open = await openCents();
    expect(await begin(open + 1)).toBe('HXOYO');
    expect(await begin(49)).toBe('HXOYA');
    expect(await begin(-100)).toBe('bad_request');
    expect(await begin(0.5)).toBe('bad_request');
    const id = randomUUID();
    await begin(1000, 'family', { id });
    expect(await begin(2000, 'family', { id })).toBe('HXOYC');
  });

  it('returns the same checkout for a repeat in a later second', async () => {
    const id = randomUUID();
    const second = () => Math.floor(Date.now() / 1000);
    const url = urlOf(await begin(1000, 'family', { id }));
    const started = second();
    await expect.poll(second).toBeGreaterThan(started);
    expect(urlOf(await begin(1000, 'family', { id }))).toBe(url);
  });

  it('keeps only one checkout of an invoice open', async () => {
    const first = urlOf(await begin(1500));
    const second = urlOf(await begin(1600));
    expect(await submitPage(first, { number: CARDS.good })).toBe('This page has expired.');
    expect((await paymentOf(first)).state).toBe('expired');
    expect((await paymentOf(second)).state).toBe('open');
  });

  it('denies server-only calls to users', async () => {
    const server: readonly (readonly [string, object])[] = [
      ['link_connected_account', { p_id: randomUUID(), p_provider_id: 'acct_123456789' }],
      ['begin_connected_account_sync', { p_provider_id: account }],
      ['apply_connected_account', { p_provider_id: account, p_ticket: 99, p_state: '{}' }],
      ['save_online_payment_session', { p_id: randomUUID(), p_session_id: 'cs_test_12345678' }],
      ['begin_online_payment_sync', { p_reference: account }],
      ['apply_online_payment', { p_id: randomUUID(), p_ticket: 99, p_state: '{}' }],
    ];
    for (const role of ['executive_director', 'business_office', 'family'] as const) {
      for (const [name, args] of server) expect(await codeOf(call(role, name, args))).toBe('42501');
    }
  });

  it('posts nothing for a forged event', async () => {
    const before = await openCents();
    const url = urlOf(await begin(1700));
    const { id } = await paymentOf(url);
    const forged = await fetch(`${backend().url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      body: JSON.stringify({
        type: 'payment_intent.succeeded',
        data: { object: { object: 'payment_intent', metadata: { online_payment: id } } },
      }),
    });
    expect(forged.status).toBe(400);
    // A check only re-fetches.
    await callPayoutFunction(team.who('family').client, 'online-payment', { action: 'check', id });
    expect(await openCents()).toBe(before);
    expect(
      await callPayoutFunction(team.who('neighbor').client, 'online-payment', {
        action: 'check',
        id,
      }),
    ).toBe('42501');
  });
});

describe('online payments', () => {
  it('post a card payment and its fee once, however often the provider reports it', async () => {
    const [open, cash] = [await openCents(), await ledgerCents('1010')];
    const url = urlOf(await begin(100_000));
    expect(await submitPage(url, { number: CARDS.declined })).toBe('declined');
    expect(await openCents()).toBe(open);
    expect(await submitPage(url, { number: CARDS.good })).toBe('done');
    const { id } = await paymentOf(url);
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await callPayoutFunction(team.who('family').client, 'online-payment', {
        action: 'check',
        id,
      });
    }
    expect(await openCents()).toBe(open - 100_000);
    // 2.9% and $0.30.
    expect(await ledgerCents('1010')).toBe(cash + 100_000 - 2930);
    expect(await succeed(call('family', 'get_online_payment', { p_id: id }))).toMatchObject({
      state: 'succeeded',
    });
    // One receipt, to the people who read the resident's statements.
    expect(
      await queryDatabase(
        `select user_id, title from public.notifications where kind = 'statement_paid' and created_at > now() - interval '1 minute'
           and user_id in (select user_id from public.community_members where community_id = '${team.community}')`,
      ),
    ).toMatchObject([{ user_id: team.who('family').id }]);
  });

  it('ignore an older state that arrives later', async () => {
    const url = urlOf(await begin(2000));
    const { id } = await paymentOf(url);
    const server = service() as unknown as ReturnType<typeof keys>;
    const early = await succeed(server.rpc('begin_online_payment_sync', { p_reference: id }));
    expect(await submitPage(url, { number: CARDS.good })).toBe('done');
    const state = {
      state: 'open',
      intent_id: null,
      last4: null,
      failure: null,
      received_cents: 0,
      refunded_cents: 0,
      returned_cents: 0,
      received_at: null,
    };
    expect(
      await succeed(
        server.rpc('apply_online_payment', {
          p_id: id,
          p_ticket: early.ticket,
          p_state: JSON.stringify(state),
        }),
      ),
    ).toBe('outdated');
    expect((await paymentOf(url)).state).toBe('succeeded');
  });

  it('refund a part once, and no more than was paid', async () => {
    const url = urlOf(await begin(50_000));
    await submitPage(url, { number: CARDS.good });
    const { id } = await paymentOf(url);
    const open = await openCents();
    const refund = (cents: number, role: Role = 'business_office', refundId = randomUUID()) =>
      callPayoutFunction(team.who(role).client, 'online-payment', {
        action: 'refund',
        id,
        refundId,
        cents,
      });
    expect(await refund(100, 'family')).toBe('42501');
    expect(await refund(100, 'neighbor')).toBe('42501');
    const refundId = randomUUID();
    await refund(20_000, 'business_office', refundId);
    await refund(20_000, 'business_office', refundId);
    expect(await openCents()).toBe(open + 20_000);
    expect(await refund(30_001)).toBe('HXOYP');
    await refund(30_000);
    expect(await openCents()).toBe(open + 50_000);
    expect(await refund(1)).toBe('HXOYP');
  });

  it('reserve a bank payment until it clears, and open the invoice again when it is returned', async () => {
    const open = await openCents();
    const url = urlOf(await begin(30_000, 'family', { method: 'ach' }));
    expect(await submitPage(url, { account: BANKS.returned })).toBe('done');
    expect((await paymentOf(url)).state).toBe('processing');
    expect(await openCents()).toBe(open);
    expect(await begin(open)).toBe('HXOYO');
    await wait(DAY / 2);
    expect((await paymentOf(url)).state).toBe('succeeded');
    expect(await openCents()).toBe(open - 30_000);
    await wait(2 * DAY);
    expect(await paymentOf(url)).toMatchObject({ returned_cents: '30000' });
    expect(await openCents()).toBe(open);
  });

  it('show a failed bank payment and leave the invoice open', async () => {
    const open = await openCents();
    const url = urlOf(await begin(30_000, 'family', { method: 'ach' }));
    await submitPage(url, { account: BANKS.closed });
    await wait(DAY);
    expect((await paymentOf(url)).state).toBe('failed');
    expect(await openCents()).toBe(open);
  });

  it('agree with the ledger and pay out', async () => {
    const receivable = await ledgerCents('1200');
    const open = await queryDatabase(
      `select sum(cents)::int as cents from private.list_open_items('${team.community}')`,
    );
    expect(receivable).toBe(Number(open[0]?.cents));
    await wait(3 * DAY);
    const state = await succeed(
      call('business_office', 'get_connected_account', {
        p_owner: 'community',
        p_owner_id: team.community,
      }),
    );
    expect(state.payouts.length).toBeGreaterThan(0);
  });
});
