import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';
import { readErrorCode, type Vendor } from '../support/projects.ts';
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
  passDeadline,
  type RfpTeam,
  readRfp,
  rfpTerms,
  sendBid,
  sign,
  succeedVoid,
  timeAhead,
} from '../support/rfps.ts';

let team: RfpTeam;
let maple: Vendor;
let oak: Vendor;

beforeAll(async () => {
  team = await createRfpTeam();
  [maple, oak] = await createTwoVendors();
});

const criterionOf = async (rfp: string) =>
  (await readRfp(team.author, rfp)).criteria.find(({ is_price }) => !is_price)?.id ?? '';

const noticesOf = async ({ client }: Person) =>
  (await succeed(client.rpc('my_notifications', { page_size: 100 }))).flatMap(({ kind, title }) => [
    kind,
    title,
  ]);

it('runs an RFP from draft to review', async () => {
  const { author, approver, manager } = team;
  const id = await createOpenRfp(team, [maple, oak], {
    p_required_credentials: ['insurance:general'],
  });
  await insure(maple, dayAhead(200));
  const criterion = await criterionOf(id);
  for (const vendor of [maple, oak]) await intend(vendor, id);

  const question = { p_rfp_id: id, p_id: randomUUID(), p_question: 'Is there asbestos?' };
  await succeedVoid(maple.client.rpc('ask_rfp_question', question));
  const answer = { p_id: question.p_id, p_answer: 'None.' };
  await succeedVoid(author.client.rpc('answer_rfp_question', answer));
  expect((await readRfp(oak, id)).questions).toMatchObject([
    { question: 'Is there asbestos?', answer: 'None.', is_mine: false },
  ]);

  const amendment = { p_id: id, p_amendment_id: randomUUID(), p_body: 'Gutters are included.' };
  const n = await succeed(
    author.client.rpc('amend_rfp', { ...amendment, p_deadline: timeAhead(21) }),
  );
  expect((await sendBid(maple, id, bidContent(criterion))).code).toBe('HXRBA');
  for (const vendor of [maple, oak]) {
    await succeedVoid(vendor.client.rpc('acknowledge_rfp', { p_rfp_id: id, p_n: n }));
  }

  const first = await sendBid(maple, id, bidContent(criterion, 99_000));
  expect(first.status).toBe(200);
  expect((await sendBid(maple, id, bidContent(criterion, 90_000))).status).toBe(200);
  expect((await sendBid(oak, id, bidContent(criterion, 80_000))).status).toBe(200);
  expect((await readRfp(maple, id)).bids.map(({ status }) => status)).toEqual([
    'replaced',
    'sealed',
  ]);

  await passDeadline(id);
  expect((await sendBid(oak, id, bidContent(criterion, 70_000))).code).toBe('HXRBL');
  expect((await invokeBids(author, { action: 'open', rfp: id })).data).toEqual({ opened: 2 });
  await evaluate(team, id, [9, 6]);
  const opened = await readRfp(author, id);
  const [m, o] = opened.vendors;
  expect(opened.status).toBe('evaluation');
  expect([m?.name, m?.bids[0]?.price, m?.bids[0]?.gaps]).toEqual(['Maple Roofs', 90_000, []]);
  expect(o?.bids[0]?.gaps).toEqual(['General liability insurance is not verified.']);
  expect(m?.points?.map(({ points }) => points)).toEqual([54, 35.6]);
  expect(o?.points?.map(({ points }) => points)).toEqual([36, 40]);

  const both = [m?.id ?? '', o?.id ?? ''];
  await succeedVoid(author.client.rpc('shortlist_rfp', { p_id: id, p_participants: both }));
  const final = { p_id: id, p_deadline: timeAhead(22) };
  await succeedVoid(author.client.rpc('request_final_offers', final));
  expect((await sendBid(maple, id, bidContent(criterion, 85_000))).status).toBe(200);
  await passDeadline(id, 2);
  expect((await invokeBids(manager, { action: 'open', rfp: id })).data).toEqual({ opened: 1 });

  const award = (participant: string) =>
    author.client.rpc('award_rfp', {
      p_id: id,
      p_participant_id: participant,
      p_reason: 'Best value.',
    });
  expect(await readErrorCode(award(both[1] ?? ''))).toBe('HXRBX');
  await succeedVoid(award(both[0] ?? ''));
  expect((await readRfp(maple, id)).my_status).toBe('won');
  const debrief = { p_participant_id: both[1] ?? '', p_text: 'Your plan did not cover exits.' };
  await succeedVoid(author.client.rpc('debrief_rfp_vendor', debrief));
  expect((await readRfp(oak, id)).debrief).toMatchObject({
    text: 'Your plan did not cover exits.',
    winning_points: 91.6,
  });

  expect((await sign(author, id)).error).toBeNull();
  expect((await sign(maple, id)).error).toBeNull();
  const { contract, status } = await readRfp(maple, id);
  expect(status).toBe('contracted');
  const change = {
    p_id: randomUUID(),
    p_rfp_id: id,
    p_title: 'New gutters',
    p_details: 'Copper in place of aluminum.',
    p_amount: 5000,
    p_is_credit: false,
    p_due_on: dayAhead(115),
  };
  await succeedVoid(maple.client.rpc('propose_rfp_change', change));
  expect(await readErrorCode(move(author, id, 'complete'))).toBe('HXRBO');
  await succeedVoid(
    manager.client.rpc('decide_rfp_change', { p_id: change.p_id, p_is_accepted: true }),
  );
  const work = await readRfp(manager, id);
  expect([contract?.total, work.contract?.total]).toEqual([85_000, 90_000]);
  for (const { id: p_id } of work.contract?.milestones ?? []) {
    await succeedVoid(maple.client.rpc('report_rfp_milestone', { p_id }));
    await succeedVoid(manager.client.rpc('decide_rfp_milestone', { p_id, p_is_accepted: true }));
  }
  await succeed(move(manager, id, 'complete'));
  const review = { p_rfp_id: id, p_rating: 5, p_signed: 'Ada L.', p_body: 'On time.' };
  await succeedVoid(author.client.rpc('review_rfp_vendor', review));
  expect((await readRfp(author, id)).review).toMatchObject({ rating: 5, state: 'waiting' });
  expect(await noticesOf(maple)).toEqual(
    expect.arrayContaining(['rfp_invited', 'You won the RFP', 'The work was marked completed']),
  );
  expect(await noticesOf(approver)).toContain('An RFP needs approval');
});

it('needs a second person to approve, and evaluators', async () => {
  const alone = await createRfp(team, { p_team: [] });
  expect(await readErrorCode(move(team.author, alone, 'self_approve'))).toBe('HXRBV');
  const id = await createRfp(team, {
    p_team: [{ account: team.author.id, is_approver: true, is_evaluator: true }],
  });
  expect(await readErrorCode(move(team.author, id, 'submit'))).toBe('HXRBP');
  expect(await readErrorCode(move(team.author, id, 'self_approve'))).toBe('HXRBP');
  const solo = await person('operator');
  const own = randomUUID();
  const evaluator = [{ account: solo.id, is_evaluator: true }];
  const terms = { p_id: own, ...rfpTerms(), p_team: evaluator, p_is_public: true };
  await succeed(solo.client.rpc('save_rfp', terms));
  expect(await succeed(move(solo, own, 'self_approve'))).toBe('approved');
  expect(await succeed(move(solo, own, 'publish'))).toBe('open');
  const listed = await succeed(oak.client.rpc('vendor_rfps', { statuses: ['available'] }));
  expect(listed.map(({ id: listedId }) => listedId)).toContain(own);
});

it('rejects unbalanced weights, late decisions, and steps out of order', async () => {
  const save = (more: object) =>
    team.author.client.rpc('save_rfp', { p_id: randomUUID(), ...rfpTerms(more) });
  expect(await readErrorCode(save({ p_criteria: [{ name: 'Approach', weight: 99 }] }))).toBe(
    'HXRBC',
  );
  expect(await readErrorCode(save({ p_deadline: timeAhead(-1) }))).toBe('HXRBD');
  expect(await readErrorCode(save({ p_questions_until: timeAhead(30) }))).toBe('HXRBQ');
  expect(await readErrorCode(save({ p_decides_on: dayAhead(1) }))).toBe('HXRBE');
  const id = await createRfp(team);
  for (const action of ['publish', 'complete', 'open_bids', 'award', 'nonsense']) {
    expect(await readErrorCode(move(team.author, id, action))).toBe('HXRBS');
  }
});

it('ends canceled or without an award, with the reason', async () => {
  const id = await createOpenRfp(team, [maple]);
  expect(await readErrorCode(move(team.author, id, 'cancel'))).toBe('HXRBW');
  await succeed(move(team.author, id, 'cancel', 'The budget was cut.'));
  expect((await readRfp(maple, id)).my_status).toBe('cancelled');
  const empty = await createOpenRfp(team, [maple]);
  await passDeadline(empty);
  expect((await invokeBids(team.author, { action: 'open', rfp: empty })).data).toEqual({
    opened: 0,
  });
  await succeed(move(team.author, empty, 'no_award', 'No vendor sent a bid.'));
  expect((await readRfp(maple, empty)).my_status).toBe('closed');
});

it('lists RFPs by stage with what is due next', async () => {
  const id = await createOpenRfp(team, [oak]);
  const [row] = await succeed(team.author.client.rpc('my_rfps', { statuses: ['open'] }));
  expect(row).toMatchObject({ id, vendors: 1, intends: 0, bids: null });
  const summary = await succeed(team.approver.client.rpc('rfp_summary'));
  expect(summary).toMatchObject({ is_vendor: false });
  expect(JSON.stringify(summary)).toContain('Bids due');
  const [own] = await succeed(oak.client.rpc('vendor_rfps', { statuses: ['invited'] }));
  expect(own).toMatchObject({ id, status: 'invited' });
  const rows = await queryDatabase('select count(*)::int as n from private.rfp_transitions()');
  expect(rows[0]?.n).toBeGreaterThan(20);
});
