import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  acceptQuote,
  answerQuestion,
  closeProject,
  createProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  getProject,
  getProjectRequest,
  listNotificationKinds,
  question,
  ROOF,
  readErrorCode,
  requestQuotes,
  saveProject,
  submitQuote,
  type Vendor,
} from '../../support/projects.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

let requester: Person;
let outsider: Person;
let maple: Vendor;
let oak: Vendor;

beforeAll(async () => {
  [requester, outsider, maple, oak] = await Promise.all([
    person('operator'),
    person('operator'),
    createVendor('Maple Roofs'),
    createVendor('Oak Roofs'),
  ]);
});

const block = (blocker: Person, blocked: Person) =>
  succeed(
    blocker.client
      .from('user_blocks')
      .insert({ user_id: blocker.id, blocked_id: blocked.id })
      .select('blocked_id'),
  );
const addressOf = async ({ client }: Person) => (await client.auth.getUser()).data.user?.email;
const suspend = ({ id }: Person) =>
  succeed(
    service()
      .from('profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', id)
      .select('id'),
  );

describe("another user's project", () => {
  it("can't be read, changed, sent, decided or ended, and responds like a missing one", async () => {
    const id = await createSentProject(requester, [maple]);
    const request = await getNewestRequestId(maple);
    await succeed(submitQuote(maple, request, 70_000));
    const questionId = randomUUID();
    await succeed(question(maple, request, 'How old is it?', questionId));
    for (const who of [outsider, maple, oak]) {
      for (const [project, its, about] of [
        [id, request, questionId],
        [UNUSED_ID, UNUSED_ID, UNUSED_ID],
      ] as const) {
        expect(await getProject(who, project)).toBeNull();
        const candidates = who.client.rpc('vendors_for_project', { p_id: project });
        expect((await candidates).data).toBeNull();
        for (const call of [
          saveProject(who, project, { p_n: 1 }),
          saveProject(who, project, { p_title: 'Mine now', p_n: 2 }),
          requestQuotes(who, project, [oak]),
          acceptQuote(who, its),
          closeProject(who, project, false),
          answerQuestion(who, about, 'Yes.'),
        ]) {
          expect(await readErrorCode(call)).toBe('HXPJN');
        }
      }
      // A new project with a taken ID returns nothing of the existing one.
      const result = await saveProject(who, id);
      expect([result.data, result.error?.code]).toEqual([null, 'HXPJN']);
      const rows = await succeed(who.client.rpc('my_projects'));
      expect(rows.map((row) => row.id)).not.toContain(id);
    }
    expect(await getProject(requester, id)).toMatchObject({
      status: 'open',
      n: 1,
      title: 'New roof',
    });
  });

  it("can't have its requests read or answered by a rival or the requester", async () => {
    await createSentProject(requester, [maple]);
    const request = await getNewestRequestId(maple);
    for (const who of [outsider, oak, requester]) {
      for (const id of [request, UNUSED_ID]) {
        expect(await getProjectRequest(who, id)).toBeNull();
        for (const call of [
          submitQuote(who, id, 1),
          who.client.rpc('decline_project', { p_id: id }),
          question(who, id, 'How old is it?', randomUUID()),
        ]) {
          expect(await readErrorCode(call)).toBe('HXPJL');
        }
      }
    }
    expect(await getProjectRequest(maple, request)).toMatchObject({ status: 'asked' });
  });

  it('has tables closed to everyone, even with the secret key', async () => {
    for (const client of [anonymous(), requester.client, service()]) {
      for (const table of ['projects', 'project_quotes', 'project_questions']) {
        expect((await client.from(table as never).select()).error).not.toBeNull();
      }
    }
    for (const call of ['my_projects', 'my_requests', 'project', 'project_request'] as const) {
      const { error } = await anonymous().rpc(call, { p_id: UNUSED_ID } as never);
      expect(['42501', 'PGRST202']).toContain(error?.code);
    }
  });
});

describe('a rival', () => {
  it("can't see a price, other invited vendors, unanswered questions, or who asked", async () => {
    const id = await createSentProject(requester, [maple, oak]);
    const [m, o] = [await getNewestRequestId(maple), await getNewestRequestId(oak)];
    await succeed(submitQuote(maple, m, 71_234));
    const questionId = randomUUID();
    await succeed(question(maple, m, 'Is there asbestos?', questionId));
    const seen = async () => {
      const lists = await succeed(oak.client.rpc('my_requests'));
      const figures = (await oak.client.rpc('my_figures')).data;
      return JSON.stringify([await getProjectRequest(oak, o), lists, figures]);
    };
    const ids = [m, requester.id, maple.id, maple.vendor, id];
    for (const hidden of ['71234', 'Maple', 'asbestos', questionId, ...ids]) {
      expect(await seen()).not.toContain(hidden);
    }
    await succeed(answerQuestion(requester, questionId, 'None.'));
    expect((await getProjectRequest(oak, o))?.questions).toMatchObject([
      { question: 'Is there asbestos?', answer: 'None.', vendor: null, is_mine: false },
    ]);
    for (const hidden of ['71234', 'Maple', ...ids]) expect(await seen()).not.toContain(hidden);
    const [mine] = (await getProject(requester, id))?.questions ?? [];
    expect(mine).toMatchObject({ vendor: 'Maple Roofs' });
  });

  it("can't see the chosen vendor's questions about the work", async () => {
    await createSentProject(requester, [maple, oak]);
    const [m, o] = [await getNewestRequestId(maple), await getNewestRequestId(oak)];
    await succeed(submitQuote(maple, m, 70_000));
    await succeed(acceptQuote(requester, m));
    const questionId = randomUUID();
    await succeed(question(maple, m, 'Where is the key?', questionId));
    expect(await readErrorCode(question(oak, o, 'Why not we?', randomUUID()))).toBe('HXPJR');
    await succeed(answerQuestion(requester, questionId, 'Under the mat.'));
    expect((await getProjectRequest(maple, m))?.questions).toHaveLength(1);
    expect((await getProjectRequest(oak, o))?.questions).toEqual([]);
    expect(await listNotificationKinds(oak)).not.toContain('project_done');
  });

  it("can't change a question by reusing its ID", async () => {
    const id = await createSentProject(requester, [maple, oak]);
    const [m, o] = [await getNewestRequestId(maple), await getNewestRequestId(oak)];
    const questionId = randomUUID();
    await succeed(question(maple, m, 'How old is it?', questionId));
    expect(await readErrorCode(question(oak, o, 'Changed.', questionId))).toBeUndefined();
    const { questions = [] } = (await getProject(requester, id)) ?? {};
    expect(questions).toMatchObject([{ question: 'How old is it?', vendor: 'Maple Roofs' }]);
  });
});

describe("a project's owner", () => {
  const named = async (name: string | null, company_name: string | null) => {
    const who = await person('operator');
    const profileFields = { full_name: name, company_name };
    await succeed(service().from('profiles').update(profileFields).eq('id', who.id).select('id'));
    return who;
  };
  const titles = async (who: Person) =>
    (await succeed(who.client.rpc('my_notifications'))).map(({ title }) => title);

  it('is shown only to the chosen vendor, and no notification reveals it before', async () => {
    const who = await named('Nora Keller', 'Keller Homes');
    const [ash, elm] = [await createVendor('Ash Roofs'), await createVendor('Elm Roofs')];
    await createSentProject(who, [ash, elm]);
    const [a, e] = [await getNewestRequestId(ash), await getNewestRequestId(elm)];
    await succeed(submitQuote(ash, a, 1000));
    await succeed(submitQuote(elm, e, 2000));
    const seen = async (by: Person, id: string) =>
      JSON.stringify([
        await getProjectRequest(by, id),
        await succeed(by.client.rpc('my_requests')),
        await titles(by),
      ]);
    for (const hidden of ['Keller', who.id]) {
      expect(await seen(ash, a)).not.toContain(hidden);
      expect(await seen(elm, e)).not.toContain(hidden);
    }
    await succeed(acceptQuote(who, a));
    expect(await getProjectRequest(ash, a)).toMatchObject({
      asker: 'Nora Keller',
      company: 'Keller Homes',
    });
    expect(await titles(ash)).toContain('Keller Homes chose your quote');
    expect(await titles(elm)).toContain('A member chose another vendor');
    expect(await seen(elm, e)).not.toContain('Keller');
  });

  it("and the chosen vendor get each other's contact details, no one else and not before", async () => {
    const named = await person('operator');
    const id = await createSentProject(named, [maple, oak], { p_is_named: true });
    const [mine, theirs] = await Promise.all([getNewestRequestId(maple), getNewestRequestId(oak)]);
    await Promise.all(
      [submitQuote(maple, mine, 70_000), submitQuote(oak, theirs, 60_000)].map(succeed),
    );
    const contacts = async () => ({
      asker: (await getProject(named, id))?.quotes.map(({ contact }) => contact?.email ?? null),
      maple: (await getProjectRequest(maple, mine))?.contact?.email ?? null,
      oak: (await getProjectRequest(oak, theirs))?.contact?.email ?? null,
    });
    expect(await contacts()).toEqual({ asker: [null, null], maple: null, oak: null });
    await succeed(acceptQuote(named, mine));
    expect(await contacts()).toEqual({
      asker: [await addressOf(maple), null],
      maple: await addressOf(named),
      oak: null,
    });
  });

  it('never has an email shown in place of a missing name', async () => {
    const who = await named(null, null);
    const { data } = await who.client.auth.getUser();
    const vendor = await createVendor('Fir Roofs');
    await createSentProject(who, [vendor], { p_is_named: true });
    const request = await getNewestRequestId(vendor);
    await succeed(submitQuote(vendor, request, 1000));
    expect(JSON.stringify(await getProjectRequest(vendor, request))).not.toContain(
      data.user?.email,
    );
    await succeed(acceptQuote(who, request));
    expect(await titles(vendor)).toContain('A member chose your quote');
    expect(JSON.stringify(await titles(vendor))).not.toContain(data.user?.email);
  });

  it("can't be found by blocking possible users", async () => {
    const vendor = await createVendor('Yew Roofs');
    await createSentProject(requester, [vendor]);
    const request = await getNewestRequestId(vendor);
    await block(vendor, requester);
    expect(await readErrorCode(submitQuote(vendor, request, 1000))).toBeUndefined();
    expect(await readErrorCode(question(vendor, request, 'Who?', randomUUID()))).toBeUndefined();
  });
});

describe("a vendor who can't work for a user", () => {
  const takes = async (client: Person['client'], vendor_id: string) =>
    ((await client.rpc('get_vendor', { vendor_id })).data as { takes_requests?: boolean } | null)
      ?.takes_requests;

  it("can't be asked, whatever the reason, and all responses are the same", async () => {
    const who = await createVendor('Own Roofs');
    const [blocking, blocked, suspended, banned, rejected] = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) => createVendor(`Roofs ${name}`)),
    );
    if (!blocking || !blocked || !suspended || !banned || !rejected) throw new Error('Too few.');
    await block(blocking, who);
    await block(who, blocked);
    await suspend(suspended);
    await service().auth.admin.updateUserById(banned.id, { ban_duration: '24h' });
    const rejection = { requires_approval: true, approval_status: 'rejected' as const };
    await succeed(service().from('profiles').update(rejection).eq('id', rejected.id).select('id'));
    const unclaimed = service()
      .from('vendors')
      .insert({
        user_id: null,
        company_name: 'Unclaimed Roofs',
        category: 'construction',
        verification_status: 'verified',
      })
      .select('id')
      .single();
    const others = [
      await createVendor('Pending', { verification_status: 'pending' }),
      await createVendor('Rejected', { verification_status: 'rejected' }),
      await createVendor('Busy', { availability_status: 'unavailable' }),
      { vendor: (await succeed(unclaimed)).id },
      { vendor: UNUSED_ID },
    ];
    const all = [who, blocking, blocked, suspended, banned, rejected, ...others];
    const id = await createProject(who);
    const outcomes = new Set<string>();
    for (const one of all) {
      const { error } = await requestQuotes(who, id, [maple, one]);
      outcomes.add(JSON.stringify([error?.code, error?.message]));
      expect(await takes(who.client, one.vendor)).not.toBe(true);
    }
    expect([...outcomes]).toEqual([
      JSON.stringify(['HXPJW', 'One of these vendors is not accepting requests.']),
    ]);
    expect(await getProject(who, id)).toMatchObject({ status: 'draft', quotes: [] });
    const offered = who.client.rpc('vendors_for_project', { p_id: id, p_is_everywhere: true });
    const listed = JSON.stringify(await succeed(offered));
    for (const one of all) expect(listed).not.toContain(one.vendor);
  });

  it("takes requests from members, and a visitor doesn't see whether they do", async () => {
    expect(await takes(requester.client, maple.vendor)).toBe(true);
    expect(await takes(anonymous(), maple.vendor)).toBe(false);
  });

  it("can't send anything or be chosen once unverified or blocked by the requester", async () => {
    const who = await person('operator');
    const [doubted, shut] = [await createVendor('Doubtful'), await createVendor('Shut out')];
    await createSentProject(who, [doubted, shut]);
    const [d, s] = [await getNewestRequestId(doubted), await getNewestRequestId(shut)];
    await succeed(submitQuote(doubted, d, 1000));
    await succeed(submitQuote(shut, s, 1000));
    const lost = service().from('vendors').update({ verification_status: 'pending' });
    await succeed(lost.eq('id', doubted.vendor).select('id'));
    await block(who, shut);
    for (const [vendor, request, code] of [
      [doubted, d, 'HXPJU'],
      [shut, s, 'HXPJR'],
    ] as const) {
      expect(await readErrorCode(submitQuote(vendor, request, 900))).toBe(code);
      expect(await readErrorCode(question(vendor, request, 'Why?', randomUUID()))).toBe(code);
      expect(await readErrorCode(acceptQuote(who, request))).toBe('HXPJG');
    }
    await suspend(doubted);
    expect(await getProjectRequest(doubted, d)).toBeNull();
  });

  it("whose profile is deleted can withdraw open quotes under their company's name", async () => {
    const who = await person('operator');
    const deletedVendor = await createVendor('Gone Roofs');
    const id = await createSentProject(who, [deletedVendor]);
    const request = await getNewestRequestId(deletedVendor);
    await succeed(submitQuote(deletedVendor, request, 1000));
    await succeed(
      deletedVendor.client.from('vendors').delete().eq('id', deletedVendor.vendor).select('id'),
    );
    expect((await getProject(who, id))?.quotes).toMatchObject([
      { vendor: 'Gone Roofs', status: 'withdrawn', price: 1000 },
    ]);
    expect(await readErrorCode(acceptQuote(who, request))).toBe('HXPJQ');
    expect(await listNotificationKinds(who)).toEqual(['project_quoted', 'project_declined']);
    expect(await getProjectRequest(deletedVendor, request)).toBeNull();
  });
});

describe('project decision', () => {
  it("applies only to the quote that was read, if it isn't outdated or expired", async () => {
    const id = await createSentProject(requester, [maple]);
    const request = await getNewestRequestId(maple);
    expect(await readErrorCode(acceptQuote(requester, request, 0))).toBe('HXPJQ');
    await succeed(submitQuote(maple, request, 70_000));
    await succeed(submitQuote(maple, request, 90_000));
    expect(await readErrorCode(acceptQuote(requester, request, 1))).toBe('HXPJQ');
    await succeed(
      saveProject(requester, id, { p_details: `${ROOF.p_details} And a third.`, p_n: 1 }),
    );
    expect(await readErrorCode(saveProject(requester, id, { p_title: 'Stale', p_n: 1 }))).toBe(
      'HXPJC',
    );
    expect(await readErrorCode(acceptQuote(requester, request, 2))).toBe('HXPJS');
    expect(await readErrorCode(submitQuote(maple, request, 90_000, { p_project_n: 1 }))).toBe(
      'HXPJC',
    );
    await succeed(submitQuote(maple, request, 90_000, { p_project_n: 2 }));
    await succeed(maple.client.rpc('decline_project', { p_id: request }));
    expect(await readErrorCode(acceptQuote(requester, request, 3))).toBe('HXPJQ');
  });

  it('accepts no quote after the quote deadline', async () => {
    const id = await createSentProject(requester, [maple]);
    const request = await getNewestRequestId(maple);
    await queryDatabase(
      `update private.projects set answers_by = current_date - 2 where id = '${id}'`,
    );
    expect(await readErrorCode(submitQuote(maple, request, 70_000))).toBe('HXPJP');
  });

  it('chooses one vendor, even if two are chosen at the same time or one is updating a quote', async () => {
    const id = await createSentProject(requester, [maple, oak]);
    const [m, o] = [await getNewestRequestId(maple), await getNewestRequestId(oak)];
    await succeed(submitQuote(maple, m, 1000));
    await succeed(submitQuote(oak, o, 2000));
    await Promise.all([
      acceptQuote(requester, m),
      acceptQuote(requester, o),
      submitQuote(maple, m, 3000),
      acceptQuote(requester, m),
      acceptQuote(requester, o),
      closeProject(requester, id, true),
    ]);
    const { quotes = [], status } = (await getProject(requester, id)) ?? {};
    const chosen = quotes.filter((one) => one.status === 'chosen');
    expect(chosen).toHaveLength(1);
    expect(['awarded', 'done']).toContain(status);
    // The accepted price must be the one that was read.
    expect([1000, 2000]).toContain(chosen[0]?.price);
  });

  it('is limited to ten vendors, even when asked at the same time', async () => {
    const many = await Promise.all(
      Array.from({ length: 11 }, (_, at) => createVendor(`Roofs ${at}`)),
    );
    const id = await createProject(requester);
    expect(await readErrorCode(requestQuotes(requester, id, many))).toBe('HXPJV');
    const calls = await Promise.all([
      requestQuotes(requester, id, many.slice(0, 6)),
      requestQuotes(requester, id, many.slice(5)),
    ]);
    expect(calls.map(({ error }) => error?.code ?? '').toSorted()).toEqual(['', 'HXPJV']);
    const { quotes = [] } = (await getProject(requester, id)) ?? {};
    expect(quotes).toHaveLength(6);
    expect(await succeed(requestQuotes(requester, id, many.slice(5, 6)))).toBe(0);
  });

  it('is final: later requests, answers and changes are rejected', async () => {
    const id = await createSentProject(requester, [maple]);
    const request = await getNewestRequestId(maple);
    const questionId = randomUUID();
    await succeed(question(maple, request, 'How old is it?', questionId));
    await Promise.all([closeProject(requester, id, false), requestQuotes(requester, id, [oak])]);
    expect(await getProject(requester, id)).toMatchObject({ status: 'cancelled' });
    for (const call of [
      saveProject(requester, id, { p_title: 'Again', p_n: 1 }),
      answerQuestion(requester, questionId, 'Late.'),
      closeProject(requester, id, true),
    ]) {
      expect(await readErrorCode(call)).toBe('HXPJO');
    }
    expect(await readErrorCode(submitQuote(maple, request, 1000))).toBe('HXPJR');
    expect(await readErrorCode(maple.client.rpc('decline_project', { p_id: request }))).toBe(
      'HXPJR',
    );
  });
});

it('of a deleted user removes their text, and vendors learn only that it closed', async () => {
  const [who, vendor] = [await person('operator'), await createVendor('Left Roofs')];
  const draft = await createProject(who);
  await createSentProject(who, [vendor], { p_is_named: true, p_place: 'Dayton' });
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 1000));
  const questionId = randomUUID();
  await succeed(question(vendor, request, 'How old is it?', questionId));
  await succeed(answerQuestion(who, questionId, 'Ask Nora.'));
  // Runs twice, as a retried step would.
  for (let time = 0; time < 2; time += 1) {
    await queryDatabase(`select private.anonymize_deleted_account_projects('${who.id}')`);
  }
  expect(await getProject(who, draft)).toBeNull();
  const seen = await getProjectRequest(vendor, request);
  const closed = { title: 'Deleted request', place: '', status: 'cancelled' };
  expect(seen).toMatchObject({ status: 'passed', price: 1000, project: closed, questions: [] });
  const [notice] = await succeed(vendor.client.rpc('my_notifications'));
  expect(notice).toMatchObject({ kind: 'project_cancelled', message: 'Deleted request' });
  expect(await listNotificationKinds(vendor)).toEqual([
    'project_asked',
    'project_answer',
    'project_cancelled',
  ]);
});
