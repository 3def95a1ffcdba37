import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { CARDS, sessionOf } from '../../support/payments.ts';
import { advanceAccount, BANKS, callPayoutFunction, submitPage } from '../../support/payouts.ts';
import { readErrorCode, type Vendor } from '../../support/projects.ts';
import {
  bidContent,
  createOpenRfp,
  createRfpTeam,
  createTwoVendors,
  dayAhead,
  evaluate,
  intend,
  invokeBids,
  passDeadline,
  type RfpTeam,
  readRfp,
  sendBid,
  sign,
  succeedVoid,
} from '../../support/rfps.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

const DAY = 86_400;
const YEAR = new Date().getUTCFullYear();
const PRICE_CENTS = 9_000_000;

let team: RfpTeam;
let otherTeam: RfpTeam;
let maple: Vendor;
let oak: Vendor;
let buyer: Person;
let rfp: string;
/** The large milestone of $89,999 and the small one of $1. */
let large: string;
let small: string;
let account: string;

/** Milestones with their payments, as either side reads them. */
interface Paid {
  readonly milestones: readonly {
    readonly id: string;
    readonly paid_cents: number;
    readonly open_cents: number;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly cents: number;
    readonly fee_cents: number | null;
    readonly state: string;
  }[];
}
const readPaid = async (who: Person) => (await readRfp(who, rfp)).contract as unknown as Paid;
const openCents = async (id = large) =>
  (await readPaid(team.author)).milestones.find((one) => one.id === id)?.open_cents;

const pay = (who: Person, cents: number, more: object = {}) =>
  callPayoutFunction(who.client, 'online-payment', {
    action: 'pay',
    id: randomUUID(),
    milestoneId: large,
    method: 'card',
    cents,
    ...more,
  });
const urlOf = (answer: { url: string | null } | string): string => {
  if (typeof answer === 'string' || answer.url === null) throw new Error(`Refused: ${answer}`);
  return answer.url;
};
const paymentIn = async (url: string): Promise<string> => {
  const [row] = await queryDatabase(
    `select id from private.online_payments where session_id = '${sessionOf(url)}'`,
  );
  return String(row?.id);
};
const record = (who: Person, p_cents: number, more: object = {}) =>
  who.client.rpc('record_milestone_payment', {
    p_id: randomUUID(),
    p_milestone_id: large,
    p_method: 'check',
    p_cents,
    p_paid_on: dayAhead(-1),
    ...more,
  });

beforeAll(async () => {
  [team, otherTeam, buyer] = await Promise.all([createRfpTeam(), createRfpTeam(), person('buyer')]);
  [maple, oak] = await createTwoVendors();
  rfp = await createOpenRfp(team, [maple, oak]);
  const { criteria } = await readRfp(team.author, rfp);
  const criterion = criteria.find(({ is_price: isPrice }) => !isPrice)?.id ?? '';
  for (const vendor of [maple, oak]) {
    await intend(vendor, rfp);
    expect((await sendBid(vendor, rfp, bidContent(criterion))).status).toBe(200);
  }
  await passDeadline(rfp);
  await invokeBids(team.author, { action: 'open', rfp });
  await evaluate(team, rfp, [9, 3]);
  const { vendors } = await readRfp(team.author, rfp);
  const best = vendors.find(({ name }) => name === 'Maple Roofs')?.id ?? '';
  await succeedVoid(team.author.client.rpc('shortlist_rfp', { p_id: rfp, p_participants: [best] }));
  await succeedVoid(
    team.author.client.rpc('award_rfp', {
      p_id: rfp,
      p_participant_id: best,
      p_reason: 'Best value.',
    }),
  );
  expect((await sign(maple, rfp)).error).toBeNull();
  expect((await sign(team.author, rfp)).error).toBeNull();
  [large = '', small = ''] = (await readPaid(maple)).milestones.map(({ id }) => id);
});

const accept = async (p_id: string) => {
  await succeedVoid(maple.client.rpc('report_rfp_milestone', { p_id }));
  await succeedVoid(team.author.client.rpc('decide_rfp_milestone', { p_id, p_is_accepted: true }));
};

describe('payments of a vendor', () => {
  it("require an accepted milestone and the vendor's account", async () => {
    expect(await pay(team.author, 1000)).toBe('HXRPA');
    expect(await readErrorCode(record(team.author, 1000))).toBe('HXRPA');
    expect(await openCents()).toBe(0);
    await accept(large);
    expect(await pay(team.author, 1000)).toBe('HXRPN');
    const connected = await callPayoutFunction(maple.client, 'connected-account', {
      action: 'connect',
      owner: { kind: 'vendor', id: maple.vendor },
      returnPath: '/vendor-payment-settings',
    });
    expect(await submitPage(urlOf(connected), { account: BANKS.good })).toBe('done');
    account =
      (await succeed(
        maple.client.rpc('find_my_connected_account', {
          p_owner: 'vendor',
          p_owner_id: maple.vendor,
        }),
      )) ?? '';
    expect(await openCents()).toBe(PRICE_CENTS - 100);
  });

  it('can be started only by managers of the RFP, and look missing to others', async () => {
    for (const who of [maple, oak, buyer, otherTeam.author]) {
      expect(await pay(who, 1000)).toBe('HXRBN');
      expect(await readErrorCode(record(who, 1000))).toBe('HXRBN');
    }
    expect(await pay(team.approver, 1000)).toBe('HXRBR');
    expect(await readErrorCode(record(team.approver, 1000))).toBe('HXRBR');
    expect(await pay(team.author, 1000, { milestoneId: randomUUID() })).toBe('HXRBN');
  });

  it('reject more than is open, less than the minimum, and a changed amount', async () => {
    expect(await pay(team.author, PRICE_CENTS)).toBe('HXOYO');
    expect(await pay(team.author, 49)).toBe('HXOYA');
    const id = randomUUID();
    const url = urlOf(await pay(team.author, 1000, { id }));
    expect(urlOf(await pay(team.author, 1000, { id }))).toBe(url);
    expect(await pay(team.author, 2000, { id })).toBe('HXOYC');
    expect(await pay(team.author, 1000, { id, milestoneId: small })).toBe('HXRPA');
  });

  it('arrive once, with the fee shown to the vendor and not to the client', async () => {
    const url = urlOf(await pay(team.author, 100_000));
    expect(await submitPage(url, { number: CARDS.good })).toBe('done');
    const id = await paymentIn(url);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await callPayoutFunction(team.author.client, 'online-payment', { action: 'check', id });
    }
    expect(await openCents()).toBe(PRICE_CENTS - 100 - 100_000);
    expect((await readPaid(maple)).payments).toMatchObject([
      { id, cents: 100_000, fee_cents: 2930, state: 'succeeded' },
    ]);
    expect((await readPaid(team.author)).payments).toMatchObject([{ id, fee_cents: null }]);
    const rows = await succeed(
      maple.client.rpc('list_vendor_payments', { p_vendor_id: maple.vendor, p_year: YEAR }),
    );
    expect(rows).toMatchObject([{ id, client: expect.any(String) as string, fee_cents: 2930 }]);
    const notices = await succeed(maple.client.rpc('my_notifications', { page_size: 100 }));
    expect(JSON.stringify(notices).match(/A payment arrived/g)).toHaveLength(1);
  });

  it('stay hidden from rivals, other teams, and buyers', async () => {
    const [row] = await queryDatabase(
      `select id from private.online_payments where milestone_id = '${large}' and state = 'succeeded'`,
    );
    const p_id = String(row?.id);
    for (const who of [oak, buyer, otherTeam.author]) {
      expect(await readErrorCode(who.client.rpc('get_online_payment', { p_id }))).toBe('42501');
      expect(
        await callPayoutFunction(who.client, 'online-payment', { action: 'check', id: p_id }),
      ).toBe('42501');
      const own = who.client.rpc('list_vendor_payments', {
        p_vendor_id: maple.vendor,
        p_year: YEAR,
      });
      expect(await readErrorCode(own)).toBe('42501');
      expect(await succeed(who.client.rpc('list_vendor_tax_totals', { p_year: YEAR }))).toEqual([]);
    }
  });

  it('can be refunded only by the vendor', async () => {
    const url = urlOf(await pay(team.author, 50_000));
    await submitPage(url, { number: CARDS.good });
    const id = await paymentIn(url);
    const before = await openCents();
    const refund = (who: Person) =>
      callPayoutFunction(who.client, 'online-payment', {
        action: 'refund',
        id,
        refundId: randomUUID(),
        cents: 50_000,
      });
    for (const who of [team.author, oak, buyer]) expect(await refund(who)).toBe('42501');
    await refund(maple);
    expect(await openCents()).toBe((before ?? 0) + 50_000);
    expect(await refund(maple)).toBe('HXOYP');
  });

  it('reserve a bank payment until it clears, and reopen the milestone when it is returned', async () => {
    const before = (await openCents()) ?? 0;
    const url = urlOf(await pay(team.author, 30_000, { method: 'ach' }));
    expect(await submitPage(url, { account: BANKS.returned })).toBe('done');
    expect(await openCents()).toBe(before - 30_000);
    expect(await pay(team.author, before)).toBe('HXOYO');
    await advanceAccount(account, 3 * DAY);
    expect(await openCents()).toBe(before);
  });

  it('recorded by hand count once, can be removed, and make up the 1099 total', async () => {
    const before = (await openCents()) ?? 0;
    const p_id = randomUUID();
    await succeedVoid(record(team.author, 250_000, { p_id, p_reference: 'Check 1182' }));
    await succeedVoid(record(team.author, 250_000, { p_id }));
    expect(await openCents()).toBe(before - 250_000);
    expect(await readErrorCode(record(team.author, 1000, { p_paid_on: dayAhead(3) }))).toBe(
      'HXRPT',
    );
    expect(
      await succeed(team.author.client.rpc('list_vendor_tax_totals', { p_year: YEAR })),
    ).toMatchObject([
      { vendor: 'Maple Roofs', has_w9: false, direct_cents: 250_000, online_cents: 100_000 },
    ]);
    for (const who of [maple, oak, otherTeam.author]) {
      const removal = who.client.rpc('delete_milestone_payment', { p_id });
      expect(await readErrorCode(removal)).toMatch(/HXRBN|HXRBR/);
    }
    await succeedVoid(team.author.client.rpc('delete_milestone_payment', { p_id }));
    expect(await openCents()).toBe(before);
  });

  it('cannot exceed a contract that a credit reduced', async () => {
    const credit = {
      p_id: randomUUID(),
      p_rfp_id: rfp,
      p_title: 'No gutters',
      p_details: 'The gutters stay.',
      p_amount: 88_000,
      p_is_credit: true,
      p_due_on: dayAhead(90),
    };
    await succeedVoid(maple.client.rpc('propose_rfp_change', credit));
    await succeedVoid(
      team.author.client.rpc('decide_rfp_change', { p_id: credit.p_id, p_is_accepted: true }),
    );
    // $2,000 remain of the contract, of which $1,000 is paid.
    expect(await openCents()).toBe(100_000);
    expect(await pay(team.author, 100_001)).toBe('HXOYO');
  });

  it('deny server-only calls to both sides', async () => {
    for (const who of [maple, team.author]) {
      const forged = who.client.rpc('apply_online_payment', {
        p_id: randomUUID(),
        p_ticket: 99,
        p_state: '{}',
      });
      expect(await readErrorCode(forged)).toBe('42501');
    }
    const { error } = await service()
      .from('rfp_payments' as never)
      .select();
    expect(error?.code).toBe('PGRST205');
  });
});
