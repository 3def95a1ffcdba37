import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../../support/authenticator.ts';
import { PDF } from '../../support/file-samples.ts';
import { codeOf } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed } from '../world.ts';
import {
  accredit,
  admit,
  approve,
  emailOf,
  fund,
  investor,
  offer,
  rpc,
  setStatus,
  sponsor,
  uploadTo,
} from './offering.ts';

/** Today in the timezone of the product's dates. */
const localDay = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();

let owner: Person;
let ada: Person;
let bea: Person;
let stranger: Person;
let other: Person;
/** A 506(c) offering in which Ada and Bea hold interests. */
let offering: string;
let adas: string;

beforeAll(async () => {
  [owner, other, ada, bea, stranger] = await Promise.all([
    sponsor(),
    sponsor(),
    investor(),
    investor(),
    investor(),
  ]);
  offering = await offer(owner);
  adas = await admit(owner, ada, { offering, cents: 2_000_000 });
  await admit(owner, bea, { offering, cents: 3_100_000 });
});

const files = (who: Person) => who.client.storage.from('offering-files');
const statement = (who: Person, p_subscription_id: string) =>
  rpc(who, 'get_position_statement', {
    p_subscription_id,
    p_from: '2025-01-01',
    p_to: '2026-12-31',
  });

describe('files of offerings', () => {
  it('open to those they are for, and by no link', async () => {
    const document = await uploadTo(owner, offering);
    const tax = await uploadTo(owner, offering);
    const path = (id: string) => `${offering}/${id}`;
    await rpc(owner, 'attach_offering_file', {
      p_offering_id: offering,
      p_file_id: document,
      p_name: 'ppm.pdf',
    });
    expect(
      (
        await rpc(owner, 'attach_offering_file', {
          p_offering_id: offering,
          p_file_id: tax,
          p_name: 'k1.pdf',
          p_subscription_id: adas,
          p_tax_year: 2025,
        })
      ).error,
    ).toBeNull();
    const opens = async (who: Person, id: string) =>
      (await files(who).download(path(id))).error === null;
    await rpc(ada, 'open_offering_file', { p_id: tax });
    await rpc(bea, 'open_offering_file', { p_id: tax });
    expect(await Promise.all([owner, ada, bea, other].map((who) => opens(who, tax)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await Promise.all([owner, ada, stranger].map((who) => opens(who, document)))).toEqual([
      true,
      true,
      true,
    ]);
    expect((await files(ada).createSignedUrl(path(tax), 60)).error).not.toBeNull();
    expect((await files(bea).remove([path(tax)])).data ?? []).toEqual([]);
    // The name of another's file doesn't appear in a listing either.
    expect(JSON.stringify((await files(bea).list(offering)).data)).not.toContain(tax);
    await setStatus(owner, offering, 'closed');
    expect(await opens(stranger, document)).toBe(false);
    await setStatus(owner, offering, 'open');
    const { error } = await files(stranger).upload(`${randomUUID()}/${randomUUID()}`, PDF);
    expect(error).not.toBeNull();
  });

  it("of one investor's evidence can't be taken over by another", async () => {
    const eve = await investor();
    const file = await uploadTo(eve, offering);
    const take = (who: Person) =>
      rpc(who, 'submit_accreditation', {
        p_id: randomUUID(),
        p_offering_id: offering,
        p_method: 'letter',
        p_file_id: file,
        p_name: 'letter.pdf',
      });
    expect(await codeOf(take(stranger))).toBe('HXRFM');
    expect((await take(eve)).error).toBeNull();
    expect((await files(stranger).download(`${offering}/${file}`)).error).not.toBeNull();
    expect((await files(owner).download(`${offering}/${file}`)).error).toBeNull();
  });
});

describe('wire instructions', () => {
  it('need a code to enter, and a call-back and a code to see', async () => {
    const p_offering_id = offering;
    const entered = {
      p_id: randomUUID(),
      p_offering_id,
      p_beneficiary: 'Willow LLC',
      p_bank: 'First Bank',
      p_routing: '021000021',
      p_account: '123456789',
    };
    expect(await codeOf(rpc(owner, 'enter_offering_wire', entered))).toBe('HXWIA');
    await withSecondFactor(owner.client);
    expect((await rpc(owner, 'enter_offering_wire', entered)).error).toBeNull();
    const seen = await succeed(rpc(ada, 'get_offering_wire', { p_offering_id }));
    expect(JSON.stringify(seen)).not.toContain('123456789');
    expect(seen).toMatchObject({ last_four: '6789', is_called_back: false });
    expect((await rpc(stranger, 'get_offering_wire', { p_offering_id })).data).toBeNull();
    const show = (who: Person) => rpc(who, 'show_offering_wire', { p_id: entered.p_id });
    expect(await codeOf(show(stranger))).toBe('42501');
    expect(await codeOf(show(ada))).toBe('HXWIA');
    await withSecondFactor(ada.client);
    expect(await codeOf(show(ada))).toBe('HXWIU');
    const heard = { p_wire_id: entered.p_id, p_spoke_with: 'Olive Hart', p_phone: '614-555-0100' };
    await rpc(ada, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: true });
    expect((await succeed(show(ada)))[0]).toEqual({ routing: '021000021', account: '123456789' });
    await rpc(ada, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: false });
    expect(await codeOf(show(ada))).toBe('HXWIU');
    expect(
      await codeOf(
        rpc(stranger, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: true }),
      ),
    ).toBe('42501');
  });
});

describe('a transferred interest', () => {
  it('shows the new holder nothing from before, and the old one nothing after', async () => {
    const own = await offer(owner, { title: 'Transferred' });
    const [from, to] = await Promise.all([investor(), investor()]);
    const id = await admit(owner, from, { offering: own, cents: 1_000_000 });
    await fund(owner, own, { cents: 1_000_000, on: '2025-01-01' });
    await succeed(
      rpc(owner, 'advance_distribution', {
        p_id: await approve(owner, own, { cents: 50_000, on: '2025-07-01' }),
      }),
    );
    const p_id = randomUUID();
    await rpc(from, 'request_transfer', {
      p_id,
      p_subscription_id: id,
      p_name: 'Faye Moss',
      p_email: await emailOf(to),
    });
    const today = localDay();
    const decide = (who: Person, kyc: object = { p_kyc_reference: 'Report 7', p_kyc_on: today }) =>
      rpc(who, 'decide_transfer', { p_id, p_accepts: true, ...kyc });
    expect(await codeOf(decide(other))).toBe('HXSYS');
    expect(await codeOf(decide(owner))).toBe('HXSDG');
    await accredit(owner, to, own);
    // The receiver is checked like a subscriber, and a refused approval records no check.
    expect(await codeOf(decide(owner, {}))).toBe('HXSYH');
    expect(
      await codeOf(decide(owner, { p_kyc_reference: 'Report 7', p_kyc_on: '2020-01-01' })),
    ).toBe('HXSYJ');
    expect(await codeOf(decide(owner, { p_kyc_reference: ' ', p_kyc_on: today }))).toBe('HXSYZ');
    expect(await succeed(rpc(owner, 'list_transfers', { p_offering_id: own }))).toMatchObject([
      { has_kyc: false, amount_cents: 1_000_000, interest_cents: 1_000_000, status: 'requested' },
    ]);
    expect((await decide(owner)).error).toBeNull();
    expect((await decide(owner)).error).toBeNull();
    await succeed(
      rpc(owner, 'advance_distribution', {
        p_id: await approve(owner, own, { cents: 60_000, on: '2026-01-01' }),
      }),
    );
    const [before, after] = await Promise.all([statement(from, id), statement(to, id)]);
    expect(before.data).toMatchObject({
      distributed_cents: 50_000,
      contributed_cents: 1_000_000,
      commitment_cents: null,
    });
    expect(after.data).toMatchObject({ distributed_cents: 60_000, contributed_cents: 0 });
    expect(await codeOf(rpc(from, 'withdraw_subscription', { p_id: id }))).toBe('HXSYS');
  });

  it('can be a part: money and preferred return are split to the cent, and each sees their own', async () => {
    const own = await offer(owner, { title: 'Divided' });
    const [from, to] = await Promise.all([investor(), investor()]);
    const id = await admit(owner, from, { offering: own, cents: 1_000_000 });
    await admit(owner, ada, { offering: own, cents: 1_000_000 });
    await fund(owner, own, { cents: 2_000_000, on: '2025-01-01' });
    const p_id = randomUUID();
    const ask = async (p_cents: number) =>
      rpc(from, 'request_transfer', {
        p_id,
        p_subscription_id: id,
        p_name: 'Faye Moss',
        p_email: await emailOf(to),
        p_cents,
      });
    expect(await codeOf(ask(150_001))).toBe('HXSLT');
    expect(await codeOf(ask(1_100_000))).toBe('HXSLT');
    expect((await ask(300_000)).error).toBeNull();
    await accredit(owner, to, own);
    const before = await queryDatabase(
      `select round(sum(accrued), 4)::text as accrued, sum(contributed)::int as capital from private.list_positions('${own}', private.get_local_date())`,
    );
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const kyc = { p_kyc_reference: 'Report 8', p_kyc_on: yesterday };
    expect(
      (await rpc(owner, 'decide_transfer', { p_id, p_accepts: true, ...kyc })).error,
    ).toBeNull();
    expect(await succeed(rpc(owner, 'list_transfers', { p_offering_id: own }))).toMatchObject([
      { amount_cents: 300_000, interest_cents: 1_000_000, status: 'approved' },
    ]);
    const after = await queryDatabase(
      `select round(sum(accrued), 4)::text as accrued, sum(contributed)::int as capital from private.list_positions('${own}', private.get_local_date())`,
    );
    expect(after).toEqual(before);
    const { rows } = await succeed(rpc(owner, 'list_subscriptions', { p_offering_id: own }));
    const moved = rows.find(({ investor: name }: { investor: string }) => name === 'Faye Moss');
    expect(moved).toMatchObject({ amount_cents: 300_000, paid_cents: 300_000, status: 'accepted' });
    expect(rows.find(({ id: one }: { id: string }) => one === id)).toMatchObject({
      amount_cents: 700_000,
      paid_cents: 700_000,
    });
    // Nothing is left to call, and a distribution that returns all capital gives each their part.
    expect(
      await codeOf(
        rpc(owner, 'issue_capital_call', {
          p_id: randomUUID(),
          p_offering_id: own,
          p_cents: 100,
          p_due_on: '2199-01-01',
          p_purpose: 'Closing',
        }),
      ),
    ).toBe('HXSDU');
    const today = localDay();
    const run = await approve(owner, own, { cents: 5_000_000, on: today });
    const lines = await queryDatabase(
      `select holder, capital_cents::int as capital from private.distribution_lines where run_id = '${run}' order by capital_cents`,
    );
    expect(lines.map(({ capital }) => capital)).toEqual([300_000, 700_000, 1_000_000]);
    const seen = await statement(to, moved.id);
    expect(seen.data).toMatchObject({ contributed_cents: 0, transferred_cents: 300_000 });
    expect(await codeOf(statement(to, id))).toBe('HXSDM');
    expect(await codeOf(statement(from, moved.id))).toBe('HXSDM');
  });
});
