import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BidTerms, PublicBidKey } from '#shared/vendors/rfps/sealBid.ts';
import { anonymous, backend, service } from '../../support/backend.ts';
import { readErrorCode, type Vendor } from '../../support/projects.ts';
import {
  bidContent,
  createOpenRfp,
  createRfp,
  createRfpTeam,
  createTwoVendors,
  dayAhead,
  evaluate,
  insure,
  intend,
  invokeBids,
  move,
  openUnsealed,
  passDeadline,
  type RfpTeam,
  readRfp,
  seal,
  sealingSecret,
  sendBid,
  setWithoutTriggers,
  sign,
  succeedVoid,
  timeAhead,
} from '../../support/rfps.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

const SECRET_TEXT = 'our secret method with copper flashing';
const SECRET_PRICE = 73_519;

let team: RfpTeam;
let outsider: Person;
let maple: Vendor;
let oak: Vendor;

beforeAll(async () => {
  [team, outsider] = await Promise.all([createRfpTeam(), person('operator')]);
  [maple, oak] = await createTwoVendors();
});

const criterionOf = async (rfp: string) =>
  (await readRfp(team.author, rfp)).criteria.find(({ is_price }) => !is_price)?.id ?? '';

/** An open RFP with a sealed bid of Maple. */
async function sealed() {
  const rfp = await createOpenRfp(team, [maple, oak]);
  await intend(maple, rfp);
  const responses = { [await criterionOf(rfp)]: `Exit ${randomUUID()} stays open.` };
  const content = bidContent('', SECRET_PRICE, { summary: SECRET_TEXT, responses });
  const bid = await sendBid(maple, rfp, content);
  expect(bid.status).toBe(200);
  return { rfp, content, ...bid };
}

/** An RFP whose bids of Maple and Oak are opened and not scored yet. */
async function opened(more: object = {}) {
  const rfp = await createOpenRfp(team, [maple, oak], more);
  const criterion = await criterionOf(rfp);
  for (const vendor of [maple, oak]) {
    await intend(vendor, rfp);
    expect((await sendBid(vendor, rfp, bidContent(criterion))).status).toBe(200);
  }
  await passDeadline(rfp);
  expect((await invokeBids(team.author, { action: 'open', rfp })).status).toBe(200);
  return { rfp, criterion };
}

const contains = (text: string) =>
  text.includes(SECRET_TEXT) || text.includes(String(SECRET_PRICE));

describe('a sealed bid', () => {
  it("can't be read through the API before the deadline, even with the secret key", async () => {
    const { rfp } = await sealed();
    for (const { client } of [team.author, team.approver, outsider, oak, { client: service() }]) {
      for (const table of ['rfps', 'rfp_bids', 'rfp_vendors', 'rfp_rounds', 'rfp_scores']) {
        expect((await client.from(table as never).select()).error).not.toBeNull();
      }
      for (const call of ['rfp', 'rfp_opening'] as const) {
        const { data } = await client.rpc(call, { p_id: rfp, p_rfp_id: rfp } as never);
        expect(contains(JSON.stringify(data))).toBe(false);
      }
      expect((await invokeBids({ client }, { action: 'open', rfp })).status).not.toBe(200);
    }
    expect(await readErrorCode(team.author.client.rpc('rfp_opening', { p_rfp_id: rfp }))).toBe(
      'HXRBU',
    );
    // Not even how many bids there are.
    const { vendors } = await readRfp(team.author, rfp);
    expect(vendors.flatMap(({ bids }) => bids)).toEqual([]);
  });

  it('stays unreadable in a dump of the whole database', async () => {
    const { rfp, content } = await sealed();
    const rows = await queryDatabase(
      `select (to_jsonb(b) || to_jsonb(d) || to_jsonb(r))::text as dump from private.rfp_bids b
        join private.rfp_rounds d on d.rfp_id = b.rfp_id join private.rfps r on r.id = b.rfp_id`,
    );
    const dump = rows.map((row) => String(row.dump)).join('\n');
    expect(dump).toContain(rfp);
    expect(contains(dump)).toBe(false);
    expect(dump).not.toContain(String(Object.values(content.responses)[0]));
    // The secret is in a file that only the backend reads, and nowhere in the database.
    expect(dump).not.toContain(sealingSecret());
    const settings = await queryDatabase(
      'select to_jsonb(s) as setting from public.system_settings s',
    );
    expect(JSON.stringify(settings)).not.toContain(sealingSecret());
  });

  it('stays sealed if the owner of the database moves the deadline to the past', async () => {
    const { rfp, id } = await sealed();
    const past = new Date(Date.now() - 60_000).toISOString();
    await expect(
      queryDatabase(`update private.rfp_rounds set deadline = '${past}' where rfp_id = '${rfp}'`),
    ).rejects.toThrow();
    await setWithoutTriggers(
      `update private.rfp_rounds set deadline = '${past}' where rfp_id = '${rfp}'`,
    );
    // The bid's own deadline is ahead.
    expect((await invokeBids(team.author, { action: 'open', rfp })).code).toBe('HXRBU');
    // With that one changed too, its key is another one.
    await queryDatabase(`update private.rfp_bids set key_deadline = '${past}' where id = '${id}'`);
    expect((await invokeBids(team.author, { action: 'open', rfp })).data).toEqual({ opened: 0 });
    const { vendors } = await readRfp(team.author, rfp);
    expect(vendors.flatMap(({ bids }) => bids.map(({ status }) => status))).toEqual(['unreadable']);
    expect(contains(JSON.stringify(vendors))).toBe(false);
  });

  it("can't be copied to another vendor, round, or RFP", async () => {
    const { rfp, id, envelope } = await sealed();
    await intend(oak, rfp);
    const copy = { action: 'submit', rfp, id: randomUUID(), envelope };
    expect((await invokeBids(oak, copy)).code).toBe('HXRBH');
    expect((await invokeBids(oak, { ...copy, id })).code).toBe('HXRBH');
    const other = await createOpenRfp(team, [maple]);
    await intend(maple, other);
    expect((await invokeBids(maple, { ...copy, id, rfp: other })).code).toBe('HXRBH');
    // A row that the owner of the database copies has no receipt of the server.
    await queryDatabase(
      `update private.rfp_bids set participant_id =
        (select v.id from private.rfp_vendors v where v.rfp_id = '${rfp}' and v.vendor_id = '${oak.vendor}')
        where id = '${id}'`,
    );
    await openUnsealed(team, rfp);
    const { vendors } = await readRfp(team.author, rfp);
    expect(contains(JSON.stringify(vendors))).toBe(false);
  });

  it("can't be planted after the deadline without the server's receipt", async () => {
    const { rfp, content } = await sealed();
    const { terms, key } = (await invokeBids(maple, { action: 'key', rfp })).data as {
      terms: BidTerms;
      key: PublicBidKey;
    };
    const id = randomUUID();
    const envelope = await seal({ ...content, price: 1 }, { id, terms, key });
    await queryDatabase(
      `delete from private.rfp_bids where rfp_id = '${rfp}';
      insert into private.rfp_bids (id, participant_id, rfp_id, round, envelope, envelope_sha256, key_deadline, received_at, receipt)
      values ('${id}', '${terms.participant}', '${rfp}', 1, '${envelope}', '${'0'.repeat(64)}', '${terms.deadline}', now(), '${'a'.repeat(43)}')`,
    );
    await openUnsealed(team, rfp);
    const { vendors } = await readRfp(team.author, rfp);
    expect(vendors.flatMap(({ bids }) => bids.map(({ status }) => status))).toEqual(['unreadable']);
  });

  it("is rejected when late by the server's clock, even at the last moment", async () => {
    const rfp = await createOpenRfp(team, [maple]);
    await intend(maple, rfp);
    const { terms, key } = (await invokeBids(maple, { action: 'key', rfp })).data as {
      terms: BidTerms;
      key: PublicBidKey;
    };
    const id = randomUUID();
    const envelope = await seal(bidContent(await criterionOf(rfp)), { id, terms, key });
    await passDeadline(rfp);
    expect((await invokeBids(maple, { action: 'submit', rfp, id, envelope })).code).toBe('HXRBL');
    expect((await invokeBids(maple, { action: 'key', rfp })).code).toBe('HXRBL');
    expect(await readErrorCode(maple.client.rpc('rfp_bid_terms', { p_rfp_id: rfp }))).toBe('HXRBL');
    const recorded = service().rpc('record_rfp_bid', {
      p_id: id,
      p_participant_id: terms.participant,
      p_round: 1,
      p_deadline: terms.deadline,
      p_envelope: envelope,
      p_received_at: timeAhead(-1),
      p_receipt: 'a'.repeat(43),
    });
    expect(await readErrorCode(recorded)).toBe('HXRBL');
  });

  it("can't be withdrawn or replaced after the deadline", async () => {
    const { rfp } = await sealed();
    await passDeadline(rfp);
    const withdraw = maple.client.rpc('withdraw_rfp_bid', { p_rfp_id: rfp });
    expect(await readErrorCode(withdraw)).toBe('HXRBL');
  });

  it('keeps no sealed content once it is withdrawn', async () => {
    const { rfp, id } = await sealed();
    await succeedVoid(maple.client.rpc('withdraw_rfp_bid', { p_rfp_id: rfp }));
    const rows = await queryDatabase(
      `select status, envelope from private.rfp_bids where id = '${id}'`,
    );
    expect(rows).toMatchObject([{ status: 'withdrawn', envelope: null }]);
  });

  it('stays sealed until the later deadline if that is extended', async () => {
    const { rfp } = await sealed();
    const amended = { p_id: rfp, p_amendment_id: randomUUID(), p_body: 'More time.' };
    const shorter = { ...amended, p_deadline: timeAhead(1) };
    expect(await readErrorCode(team.author.client.rpc('amend_rfp', shorter))).toBe('HXRBD');
    const later = timeAhead(25);
    await succeed(team.author.client.rpc('amend_rfp', { ...amended, p_deadline: later }));
    expect((await invokeBids(team.author, { action: 'open', rfp })).code).toBe('HXRBU');
    await succeedVoid(maple.client.rpc('acknowledge_rfp', { p_rfp_id: rfp, p_n: 2 }));
    const { terms } = (await invokeBids(maple, { action: 'key', rfp })).data as { terms: BidTerms };
    expect(Date.parse(terms.deadline)).toBe(Date.parse(later));
  });

  it('is bound to one key file with owner-only access', async () => {
    const folder = backend().dataDir;
    expect(readdirSync(folder)).toContain('bid-sealing-key.json');
    const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as object;
    expect(Object.values(keys)).not.toContain(sealingSecret());
  });
});

describe('an RFP of another company', () => {
  it("can't be read or changed, and responds like a missing one", async () => {
    const rfp = await createOpenRfp(team, [maple]);
    const { questions, vendors } = await readRfp(team.author, rfp);
    expect(questions).toEqual([]);
    for (const who of [outsider, oak]) {
      for (const id of [rfp, UNUSED_ID]) {
        expect((await who.client.rpc('rfp', { p_id: id })).data).toBeNull();
        expect((await who.client.rpc('vendors_for_rfp', { p_id: id })).data).toBeNull();
        const calls = [
          move(who, id, 'cancel', 'Because.'),
          who.client.rpc('invite_rfp_vendors', { p_id: id, p_vendors: [oak.vendor] }),
          who.client.rpc('amend_rfp', { p_id: id, p_amendment_id: randomUUID(), p_body: 'More.' }),
          who.client.rpc('award_rfp', {
            p_id: id,
            p_participant_id: vendors[0]?.id ?? '',
            p_reason: 'Best.',
          }),
          who.client.rpc('submit_rfp_scores', { p_rfp_id: id }),
          who.client.rpc('respond_to_rfp', { p_rfp_id: id, p_n: 1, p_intends: true }),
          who.client.rpc('ask_rfp_question', {
            p_rfp_id: id,
            p_id: randomUUID(),
            p_question: 'Why?',
          }),
          who.client.rpc('rfp_bid_terms', { p_rfp_id: id }),
          who.client.rpc('rfp_opening', { p_rfp_id: id }),
          sign(who, id).catch(() => ({ error: { code: 'HXRBN' } })),
        ];
        for (const call of calls) expect(await readErrorCode(call)).toBe('HXRBN');
      }
    }
    for (const call of ['rfp', 'my_rfps', 'vendor_rfps', 'rfp_summary'] as const) {
      const { error } = await anonymous().rpc(call, { p_id: UNUSED_ID } as never);
      expect(['42501', 'PGRST202']).toContain(error?.code);
    }
  });

  it('is closed to a teammate who left the workspace, at once', async () => {
    const own = await createRfpTeam();
    const rfp = await createOpenRfp(own, [maple]);
    expect((await readRfp(own.manager, rfp)).side).toBe('team');
    const seat = service().from('tenant_users').delete().eq('user_id', own.manager.id);
    await succeed(seat.select('user_id'));
    expect((await own.manager.client.rpc('rfp', { p_id: rfp })).data).toBeNull();
    expect(await readErrorCode(move(own.manager, rfp, 'cancel', 'Revenge.'))).toBe('HXRBN');
    expect(await succeed(own.manager.client.rpc('my_rfps'))).toEqual([]);
  });

  it('is not visible to invited vendors before it is published', async () => {
    const rfp = await createRfp(team);
    await succeed(
      team.author.client.rpc('invite_rfp_vendors', { p_id: rfp, p_vendors: [maple.vendor] }),
    );
    expect((await maple.client.rpc('rfp', { p_id: rfp })).data).toBeNull();
    const listed = await succeed(maple.client.rpc('vendor_rfps'));
    expect(listed.map(({ id }) => id)).not.toContain(rfp);
  });
});

describe('evaluation', () => {
  it("hides other evaluators' scores until the user's own are submitted and locked", async () => {
    const { rfp, criterion } = await opened();
    const { vendors } = await readRfp(team.author, rfp);
    for (const bid of vendors.flatMap(({ bids }) => bids)) {
      await succeedVoid(
        team.author.client.rpc('screen_rfp_bid', { p_bid_id: bid.id, p_is_complete: true }),
      );
    }
    const score = (who: Person, points: number) =>
      Promise.all(
        vendors.map(({ id }) =>
          succeedVoid(
            who.client.rpc('score_rfp_bid', {
              p_participant_id: id,
              p_scores: [{ criterion, score: points }],
            }),
          ),
        ),
      );
    await score(team.approver, 9);
    await succeedVoid(team.approver.client.rpc('submit_rfp_scores', { p_rfp_id: rfp }));
    await score(team.manager, 4);
    const scores = async (who: Person) =>
      (await readRfp(who, rfp)).vendors.flatMap((vendor) => vendor.scores.map((one) => one.score));
    expect(await scores(team.manager)).toEqual([4, 4]);
    expect(await scores(team.author)).toEqual([]);
    // The manager has not submitted, so the approver does not see theirs either.
    expect(await scores(team.approver)).toEqual([9, 9]);
    expect((await readRfp(team.approver, rfp)).vendors[0]?.points).toBeNull();
    const again = team.approver.client.rpc('score_rfp_bid', {
      p_participant_id: vendors[0]?.id ?? '',
      p_scores: [{ criterion, score: 0 }],
    });
    expect(await readErrorCode(again)).toBe('HXRB1');
    const early = { p_id: rfp, p_participants: vendors.map(({ id }) => id) };
    expect(await readErrorCode(team.author.client.rpc('shortlist_rfp', early))).toBe('HXRB4');
    await succeedVoid(team.manager.client.rpc('submit_rfp_scores', { p_rfp_id: rfp }));
    expect((await scores(team.author)).toSorted()).toEqual([4, 4, 9, 9]);
  });

  it("hides rivals, scores, and the shortlist from a vendor who isn't on it", async () => {
    const { rfp } = await opened();
    await evaluate(team, rfp, [9, 3]);
    const { vendors } = await readRfp(team.author, rfp);
    const best = vendors.find(({ name }) => name === 'Maple Roofs')?.id ?? '';
    await succeedVoid(
      team.author.client.rpc('shortlist_rfp', { p_id: rfp, p_participants: [best] }),
    );
    const seen = await readRfp(oak, rfp);
    expect([seen.status, seen.my_status, seen.debrief]).toEqual(['evaluation', 'bid', null]);
    const text = JSON.stringify([seen, await succeed(oak.client.rpc('vendor_rfps'))]);
    for (const hidden of ['Maple Roofs', best, maple.vendor, team.author.id, team.manager.id]) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toContain('"status":"shortlist"');
  });

  it('survives a bid that its vendor made unreadable, without blocking the others', async () => {
    const rfp = await createOpenRfp(team, [maple, oak]);
    const criterion = await criterionOf(rfp);
    for (const vendor of [maple, oak]) await intend(vendor, rfp);
    expect((await sendBid(maple, rfp, { price: 'free', milestones: {} })).status).toBe(200);
    expect((await sendBid(oak, rfp, bidContent(criterion))).status).toBe(200);
    await passDeadline(rfp);
    expect((await invokeBids(team.author, { action: 'open', rfp })).status).toBe(200);
    const { vendors } = await readRfp(team.author, rfp);
    expect(vendors.map(({ bids }) => bids[0]?.status)).toEqual(['unreadable', 'opened']);
  });

  it("keeps an issuer's own company and teammates out of the bidding", async () => {
    const own = await createRfpTeam();
    await succeed(
      service()
        .from('tenant_users')
        .insert({ tenant_id: own.tenantId, user_id: maple.id, role: 'member' })
        .select('user_id'),
    );
    const rfp = await createRfp(own);
    const invited = own.author.client.rpc('invite_rfp_vendors', {
      p_id: rfp,
      p_vendors: [maple.vendor],
    });
    expect(await readErrorCode(invited)).toBe('HXRBJ');
    const seat = service().from('tenant_users').delete().eq('user_id', maple.id);
    await succeed(seat.select('user_id'));
  });
});

describe('an award', () => {
  it('is blocked while a required credential has lapsed, and again if it lapses while bidding', async () => {
    const vendor = (await createTwoVendors())[0];
    await insure(vendor, dayAhead(30));
    const rfp = await createOpenRfp(team, [vendor], {
      p_required_credentials: ['insurance:general'],
    });
    await intend(vendor, rfp);
    expect((await sendBid(vendor, rfp, bidContent(await criterionOf(rfp)))).status).toBe(200);
    await passDeadline(rfp);
    await invokeBids(team.author, { action: 'open', rfp });
    await evaluate(team, rfp, [8]);
    const p_participant_id = (await readRfp(team.author, rfp)).vendors[0]?.id ?? '';
    await succeedVoid(
      team.author.client.rpc('shortlist_rfp', { p_id: rfp, p_participants: [p_participant_id] }),
    );
    const certificate = service()
      .from('vendor_credentials')
      .update({ expires_on: dayAhead(-3) });
    await succeed(certificate.eq('vendor_id', vendor.vendor).select('id'));
    const award = () =>
      team.author.client.rpc('award_rfp', { p_id: rfp, p_participant_id, p_reason: 'Best value.' });
    expect((await award()).error).toMatchObject({
      code: 'HXRBX',
      details: expect.stringContaining('General liability insurance expired on') as string,
    });
    const gaps = (await readRfp(team.author, rfp)).vendors[0]?.award_gaps;
    expect(gaps?.[0]).toContain('General liability insurance expired on');
    await insure(vendor, dayAhead(300));
    await succeedVoid(award());
  });

  it('goes to one vendor when two managers award at the same moment', async () => {
    const { rfp } = await opened();
    await evaluate(team, rfp, [8, 8]);
    const ids = (await readRfp(team.author, rfp)).vendors.map(({ id }) => id);
    await succeedVoid(team.author.client.rpc('shortlist_rfp', { p_id: rfp, p_participants: ids }));
    const results = await Promise.all(
      [team.author, team.manager].map((who, index) =>
        who.client.rpc('award_rfp', {
          p_id: rfp,
          p_participant_id: ids[index] ?? '',
          p_reason: 'Best value.',
        }),
      ),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    const winners = (await readRfp(team.author, rfp)).vendors.filter(({ is_winner }) => is_winner);
    expect(winners).toHaveLength(1);
    // The loser can neither sign nor report work.
    const loser = winners[0]?.name === 'Maple Roofs' ? oak : maple;
    expect((await readRfp(loser, rfp)).contract).toBeNull();
    expect(await readErrorCode(sign(loser, rfp))).toBe('HXRBN');
  });

  it("can't be signed for the other side, with another text, or changed after signing", async () => {
    const { rfp } = await opened();
    await evaluate(team, rfp, [9, 1]);
    const best = (await readRfp(team.author, rfp)).vendors.find(
      ({ name }) => name === 'Maple Roofs',
    );
    const p_participant_id = best?.id ?? '';
    await succeedVoid(
      team.author.client.rpc('shortlist_rfp', { p_id: rfp, p_participants: [p_participant_id] }),
    );
    await succeedVoid(
      team.author.client.rpc('award_rfp', { p_id: rfp, p_participant_id, p_reason: 'Best value.' }),
    );
    const forged = maple.client.rpc('sign_rfp_contract', {
      p_rfp_id: rfp,
      p_id: randomUUID(),
      p_name: 'Ada Lovelace',
      p_drawing: null as never,
      p_consents: true,
      p_hash: '0'.repeat(64),
    });
    expect(await readErrorCode(forged)).toBe('HXDRN');
    expect((await sign(maple, rfp)).error).toBeNull();
    expect((await sign(maple, rfp)).error).toBeNull();
    expect((await readRfp(team.author, rfp)).status).toBe('awarded');
    expect((await sign(team.author, rfp)).error).toBeNull();
    const [milestone] = (await readRfp(maple, rfp)).contract?.milestones ?? [];
    const accept = { p_id: milestone?.id ?? '', p_is_accepted: true };
    expect(await readErrorCode(maple.client.rpc('decide_rfp_milestone', accept))).toBe('HXRBR');
    const credit = {
      p_id: randomUUID(),
      p_rfp_id: rfp,
      p_title: 'Everything free',
      p_details: 'A credit of the whole price.',
      p_amount: 90_000,
      p_is_credit: true,
      p_due_on: dayAhead(90),
    };
    await succeedVoid(team.author.client.rpc('propose_rfp_change', credit));
    const decision = { p_id: credit.p_id, p_is_accepted: true };
    expect(await readErrorCode(team.author.client.rpc('decide_rfp_change', decision))).toBe(
      'HXRBR',
    );
    expect(await readErrorCode(maple.client.rpc('decide_rfp_change', decision))).toBe('HXRBS');
    expect(await readErrorCode(move(team.author, rfp, 'withdraw_award', 'Too late.'))).toBe(
      'HXRBS',
    );
  });
});

it('allows no status change outside of the transitions, even for the owner of the database', async () => {
  const rfp = await createRfp(team);
  await expect(
    queryDatabase(`update private.rfps set status = 'awarded' where id = '${rfp}'`),
  ).rejects.toThrow('not possible');
});
