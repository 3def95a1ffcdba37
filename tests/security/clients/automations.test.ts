import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { backend, service, uniqueEmail } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

type Act = Readonly<Record<string, Json>>;
interface Rule {
  readonly name?: string;
  readonly occasion?: string;
  readonly occasion_value?: string | null;
  readonly whose?: string;
  readonly matches?: string;
  readonly conditions?: Json;
  readonly acts?: readonly Act[];
}

const TASK = { do: 'task', title: 'Call {record}', to: 'me', days: 2 };
const CALL = { name: 'Call every lead', occasion: 'lead_came', acts: [TASK] };

let owner: Person;
let teammate: Person;
let outsider: Person;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const ruleOf = (rule: Rule) =>
  ({ whose: 'mine', matches: 'all', conditions: [], ...CALL, ...rule }) as unknown as Json;
const keep = (who: Person, rule: Rule) =>
  who.client.rpc('save_automation', { p_rule: ruleOf(rule) });
const on = async (who: Person, rule: Rule) => {
  const p_id = await succeed(keep(who, rule));
  await succeed(who.client.rpc('set_automation_enabled', { p_id, p_on: true }));
  return p_id;
};
const add = async (who: Person, table: 'leads' | 'contacts' | 'deals', values: object = {}) => {
  const rows = who.client.from(table);
  const row = { name: 'Ada Lovelace', ...values };
  return (
    await succeed(
      rows
        .insert(row as never)
        .select('id')
        .single(),
    )
  ).id;
};
/** Runs the scheduled job, which may also be running itself; done once nothing is pending. */
async function work(at = 'now()') {
  await queryDatabase(`select private.work_automations(${at})`);
  await vi.waitFor(async () => {
    const pending = await queryDatabase('select id from private.automation_events limit 1');
    expect(pending).toEqual([]);
  });
}
const runsOf = (who: Person, automation_id: string) =>
  succeed(who.client.from('automation_runs').select().match({ automation_id }).order('at'));
const outcomes = async (who: Person, id: string) =>
  (await runsOf(who, id)).map(({ outcome, reason }) => reason ?? outcome);
const tasksAt = (record_id: string) =>
  succeed(service().from('record_tasks').select('title, by, assignee_id').match({ record_id }));
const stateOf = async (who: Person, id: string) =>
  (await succeed(who.client.rpc('my_automations'))).find((rule) => rule.id === id);
const all = (who: Person) => succeed(who.client.from('automations').select('id'));

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId);
});

beforeEach(async ({ skip }) => {
  skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
  for (const who of [owner, teammate, outsider]) {
    for (const { id } of await all(who)) {
      await succeed(who.client.rpc('remove_automation', { p_id: id }));
    }
  }
});

describe('automation', () => {
  it('acts as its owner, once per event, and its run can be undone', async () => {
    const id = await on(teammate, {
      conditions: [{ field: 'state', is: 'any_of', value: ['TX'] }],
      acts: [TASK, { do: 'tag', tag: 'hot' }, { do: 'note', words: 'Came by itself' }],
    });
    const texan = await add(teammate, 'leads', { state: 'TX' });
    const other = await add(teammate, 'leads', { state: 'OH' });
    const ofOwner = await add(owner, 'leads', { state: 'TX' });
    await work();
    await work();
    expect(await tasksAt(texan)).toEqual([
      { title: 'Call Ada Lovelace', by: teammate.id, assignee_id: teammate.id },
    ]);
    expect([...(await tasksAt(other)), ...(await tasksAt(ofOwner))]).toEqual([]);
    const [done, left] = await runsOf(teammate, id);
    expect([done?.outcome, left?.outcome, left?.reason]).toEqual(['done', 'not_run', 'condition']);
    expect(left?.detail).toMatchObject({ field: 'state', value: ['TX'] });
    const p_id = done?.id ?? '';
    const tags = async () =>
      (await succeed(teammate.client.from('leads').select('tags').eq('id', texan).single())).tags;
    expect(await tags()).toEqual(['hot']);
    await succeed(teammate.client.rpc('undo_automation_run', { p_id }));
    expect([await tags(), await tasksAt(texan)]).toEqual([[], []]);
    const notes = service().from('record_comments').select('id').is('deleted_at', null);
    expect(await succeed(notes.eq('record_id', texan))).toEqual([]);
    expect(await codeOf(teammate.client.rpc('undo_automation_run', { p_id }))).toBe('HXAUR');
  });

  it('does not undo what a user has changed since', async () => {
    const id = await on(teammate, { acts: [{ do: 'set', field: 'timeline', value: 'now' }] });
    const lead = await add(teammate, 'leads');
    await work();
    await succeed(owner.client.from('leads').update({ city: 'Ames' }).eq('id', lead).select('id'));
    const [run] = await runsOf(teammate, id);
    const undo = teammate.client.rpc('undo_automation_run', { p_id: run?.id ?? '' });
    expect(await codeOf(undo)).toBe('HXAUV');
    const row = await succeed(
      teammate.client.from('leads').select('timeline').eq('id', lead).single(),
    );
    expect(row.timeline).toBe('now');
  });

  it('moves a deal only if its stage requirements are met, and reports what was rejected', async () => {
    const tagged = await on(teammate, {
      occasion: 'deal_moved',
      occasion_value: 'teaser',
      acts: [{ do: 'set', field: 'stage', value: 'loi_signed' }],
    });
    const deal = await add(teammate, 'deals', { price: 9_000_000, commission_percent: 3 });
    await succeed(
      teammate.client.from('deals').update({ stage: 'teaser' }).eq('id', deal).select('id'),
    );
    await work();
    const [run] = await runsOf(teammate, tagged);
    expect(run).toMatchObject({ outcome: 'refused', detail: { code: 'HXDLN', said: 'buyer' } });
    const row = await succeed(
      teammate.client.from('deals').select('stage').eq('id', deal).single(),
    );
    expect(row.stage).toBe('teaser');
  });

  it('reads a record by rules, waits for approval, and continues and undoes with its steps', async () => {
    const id = await on(teammate, {
      acts: [
        { do: 'classify', tag: 'urgent', words: 'hospital, 1031' },
        { do: 'extract' },
        { do: 'summarize' },
        { do: 'draft', words: 'Thank you, {record}.' },
        { do: 'approve' },
      ],
    });
    const later = await on(teammate, { name: 'Later', acts: [{ do: 'approve' }, TASK] });
    const message = 'Needs to close a 1031 exchange: $4.2 million, 60 beds, call (512) 555-0142.';
    const lead = await add(teammate, 'leads', { message });
    await work();
    const [run] = await runsOf(teammate, id);
    expect(run?.outcome).toBe('waiting');
    const steps = run?.steps as readonly Record<string, unknown>[];
    expect(steps.map(({ output }) => output ?? null)).toEqual([
      '1031',
      expect.stringMatching(/512.{2}555-0142.*\$4\.2 million.*60 beds/),
      expect.stringContaining('Summary of Ada Lovelace'),
      'Thank you, Ada Lovelace.',
      null,
    ]);
    expect(steps.slice(0, 4).map(({ by, cost_cents }) => [by, cost_cents])).toEqual(
      Array.from({ length: 4 }, () => ['rules', 0]),
    );
    expect(await tasksAt(lead)).toEqual([]);
    const [waiting] = await runsOf(teammate, later);
    expect(
      await codeOf(outsider.client.rpc('approve_automation_run', { p_id: waiting?.id ?? '' })),
    ).toBe('HXAUR');
    await succeed(teammate.client.rpc('approve_automation_run', { p_id: waiting?.id ?? '' }));
    expect(await tasksAt(lead)).toHaveLength(1);
    await succeed(teammate.client.rpc('approve_automation_run', { p_id: run?.id ?? '' }));
    await succeed(teammate.client.rpc('undo_automation_run', { p_id: run?.id ?? '' }));
    const row = await succeed(teammate.client.from('leads').select('tags').eq('id', lead).single());
    expect(row.tags).toEqual([]);
    const comments = service().from('record_comments').select('id').is('deleted_at', null);
    expect(await succeed(comments.eq('record_id', lead))).toEqual([]);
  });

  it('asks before it converts a lead to a deal, and does so only for its owner', async () => {
    const id = await on(teammate, { acts: [{ do: 'deal' }, TASK] });
    const lead = await add(teammate, 'leads');
    await work();
    const [run] = await runsOf(teammate, id);
    expect(run?.outcome).toBe('waiting');
    expect(await tasksAt(lead)).toHaveLength(1);
    const deals = () => succeed(service().from('leads').select('deal_id').eq('id', lead).single());
    expect((await deals()).deal_id).toBeNull();
    const p_id = run?.id ?? '';
    for (const who of [owner, outsider]) {
      for (const call of ['approve', 'dismiss', 'undo'] as const) {
        expect(await codeOf(who.client.rpc(`${call}_automation_run`, { p_id }))).toBe('HXAUR');
      }
    }
    await succeed(teammate.client.rpc('approve_automation_run', { p_id }));
    expect((await deals()).deal_id).not.toBeNull();
    await succeed(teammate.client.rpc('undo_automation_run', { p_id }));
    expect((await deals()).deal_id).toBeNull();
  });

  it('finds each time-based event once', async () => {
    const id = await on(teammate, { occasion: 'lead_waits', occasion_value: '30' });
    const early = new Date(Date.now() - 29 * 60_000).toISOString();
    const lead = await add(teammate, 'leads', { received_at: early });
    const later = () => work(`now() + interval '5 minutes'`);
    await work();
    expect(await runsOf(teammate, id)).toEqual([]);
    await later();
    await later();
    expect(await tasksAt(lead)).toHaveLength(1);
  });
});

describe('automation privilege escalation', () => {
  it('sees and changes nothing in another workspace, even with a shared team', async () => {
    const id = await on(teammate, { whose: 'all', acts: [{ do: 'tag', tag: 'mine' }, TASK] });
    const secret = await add(owner, 'leads', { sharing: 'private' });
    const foreign = await add(outsider, 'leads');
    const shared = await add(owner, 'leads');
    await work();
    const runs = await runsOf(teammate, id);
    expect(runs.map(({ record_id }) => record_id)).toEqual([shared]);
    expect([...(await tasksAt(secret)), ...(await tasksAt(foreign))]).toEqual([]);
    // An event forged past the triggers is still limited by access rights.
    await queryDatabase(`
      insert into private.automation_events (occasion, kind, record_id, workspace_id, cause)
      values ('lead_came', 'leads', '${secret}', '${owner.tenantId}', 'forged:1'),
        ('lead_came', 'leads', '${foreign}', '${owner.tenantId}', 'forged:2')`);
    await work();
    expect(await runsOf(teammate, id)).toHaveLength(1);
    const rows = service().from('leads').select('tags').in('id', [secret, foreign]);
    expect(await succeed(rows)).toEqual([{ tags: [] }, { tags: [] }]);
  });

  it("can't assign to outsiders, name strangers or use another team's sequence", async () => {
    const sequence = await succeed(
      outsider.client.from('email_sequences').insert({ name: 'Theirs' }).select('id').single(),
    );
    const acts: readonly Act[] = [
      { do: 'assign', to: outsider.id },
      { do: 'notify', to: outsider.id, words: 'Psst' },
      { ...TASK, to: outsider.id },
    ];
    for (const act of acts) expect(await codeOf(keep(teammate, { acts: [act] }))).toBe('HXRTO');
    const enrol = { do: 'enrol', sequence_id: sequence.id };
    expect(await codeOf(keep(teammate, { acts: [enrol] }))).toBe('HXSQG');
  });

  it("can't give away a colleague's records that its owner couldn't by hand, and pauses", async () => {
    const id = await on(teammate, { whose: 'all', acts: [{ do: 'assign', to: 'me' }] });
    const lead = await add(owner, 'leads');
    await work();
    expect(
      (await succeed(owner.client.from('leads').select('owner_id').eq('id', lead))).map(
        (row) => row.owner_id,
      ),
    ).toEqual([owner.id]);
    expect(await outcomes(teammate, id)).toEqual(['refused']);
    expect(await stateOf(teammate, id)).toMatchObject({ is_on: false, paused_because: 'rights' });
  });

  it("can't enroll contacts who refused consent or unsubscribed", async () => {
    const p_address = '12 Harbor Street, Duluth, MN 55802';
    await succeed(owner.client.rpc('set_postal_address', { p_address }));
    const sequences = teammate.client.from('email_sequences');
    const { id: p_id } = await succeed(sequences.insert({ name: 'One' }).select('id').single());
    const step = { p_sequence_id: p_id, p_kind: 'email', p_wait_days: 1, p_title: 'Hello' };
    await succeed(teammate.client.rpc('save_sequence_step', { ...step, p_body: 'Hello' }));
    await succeed(teammate.client.rpc('run_sequence', { p_id, p_runs: true }));
    const id = await on(teammate, {
      occasion: 'contact_made',
      acts: [{ do: 'enrol', sequence_id: p_id }],
    });
    const email = uniqueEmail('reader');
    await add(teammate, 'contacts', { email, consent: 'refused' });
    await add(teammate, 'contacts', { email: uniqueEmail('quiet'), do_not_contact: true });
    await work();
    const runs = await runsOf(teammate, id);
    expect(runs.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
    for (const run of runs) {
      const yes = teammate.client.rpc('approve_automation_run', { p_id: run.id });
      expect(await codeOf(yes)).toBe('HXAUE');
    }
    const people = service().from('sequence_enrolments').select('id').eq('sequence_id', p_id);
    expect(await succeed(people)).toEqual([]);
    for (const field of ['consent', 'do_not_contact', 'sharing', 'owner_id', 'deleted_at']) {
      const acts = [{ do: 'set', field, value: 'given' }];
      expect(await codeOf(keep(teammate, { occasion: 'contact_made', acts }))).toBe('HXAUF');
    }
  });

  it('stops once its owner is suspended or has left the team', async () => {
    const leaver = await memberOf(owner.tenantId);
    const id = await on(leaver, { whose: 'all' });
    const suspend = (at: string) =>
      queryDatabase(`update public.profiles set suspended_at = ${at} where id = '${leaver.id}'`);
    await suspend('now()');
    const lead = await add(owner, 'leads');
    await work();
    await suspend('null');
    expect(await tasksAt(lead)).toEqual([]);
    expect(await stateOf(leaver, id)).toMatchObject({ is_on: false, paused_because: 'not_let_in' });
    await succeed(leaver.client.rpc('set_automation_enabled', { p_id: id, p_on: true }));
    const removal = service().from('tenant_users').delete().match({ user_id: leaver.id });
    await succeed(removal.select('id'));
    const second = await add(owner, 'leads');
    await work();
    expect(await tasksAt(second)).toEqual([]);
    expect(await stateOf(leaver, id)).toMatchObject({ is_on: false, paused_because: 'left' });
  });
});

describe('a rule crafted to bypass the screen', () => {
  it('is rejected: unknown fields, operators and actions, SQL, huge lists', async () => {
    const is = (field: string, comparison: string, value: Json) => ({
      conditions: [{ field, is: comparison, value }],
    });
    const rejectedRules: readonly (readonly [Rule, string])[] = [
      [is('workspace_id', 'is', owner.tenantId), 'HXRFI'],
      [is('encrypted_password', 'not_empty', null), 'HXRFI'],
      [is('name) or true --', 'is', 'x'), 'HXRFI'],
      [is('name', 'matches', '.*'), 'HXRFI'],
      [is('price_most', 'at_least', '1; drop table public.leads'), 'HXRFI'],
      [
        is(
          'state',
          'any_of',
          Array.from({ length: 501 }, () => 'TX'),
        ),
        'HXRFI',
      ],
      [
        { conditions: Array.from({ length: 11 }, () => ({ field: 'state', is: 'empty' })) },
        'HXAUC',
      ],
      [{ conditions: [{ all: [{ any: [] }] }] }, 'HXAUC'],
      [{ conditions: { field: 'state', is: 'empty' } }, 'HXAUC'],
      [{ occasion: 'account_made' }, 'HXAUO'],
      [{ occasion: 'lead_waits', occasion_value: '-5' }, 'HXAUO'],
      [{ acts: [] }, 'HXAUX'],
      [{ acts: Array.from({ length: 6 }, () => TASK) }, 'HXAUX'],
      [{ acts: [{ do: 'delete' }] }, 'HXAUX'],
      [{ acts: [{ ...TASK, sql: 'select 1' }] }, 'HXAUX'],
      [{ acts: [{ ...TASK, title: '\u202Eevil' }] }, 'HXAUW'],
      [{ acts: [{ do: 'set', field: 'price_most', value: 'cheap' }] }, 'HXAUF'],
      [{ acts: [{ do: 'set', field: 'respond_by', value: '2030-01-01' }] }, 'HXAUF'],
      [{ name: 'a\nb' }, 'HXAUW'],
    ];
    for (const [rule, code] of rejectedRules) {
      expect([rule, await codeOf(keep(teammate, rule))]).toEqual([rule, code]);
    }
    expect(await all(teammate)).toEqual([]);
  });

  it('treats text that looks like SQL or HTML as text', async () => {
    const text = `'); drop table public.leads; --`;
    const name = '<img src=x onerror=alert(1)>';
    const conditions = [{ field: 'city', is: 'contains', value: text }];
    const id = await on(teammate, {
      name,
      conditions,
      acts: [{ ...TASK, title: '%s {record} {0}' }],
    });
    const lead = await add(teammate, 'leads', { name, city: text });
    await work();
    expect((await tasksAt(lead)).map(({ title }) => title)).toEqual([`%s ${name} {0}`]);
    expect((await stateOf(teammate, id))?.name).toBe(name);
  });
});

describe('endless automations', () => {
  it('two rules that trigger each other, and one that triggers itself, stop', async () => {
    const move = (from: string, to: string) =>
      on(teammate, {
        occasion: 'contact_tagged',
        occasion_value: from,
        acts: [
          { do: 'set', field: 'city', value: to },
          { do: 'tag', tag: to },
        ],
      });
    const [one, two] = [await move('a', 'b'), await move('b', 'a')];
    const contact = await add(teammate, 'contacts');
    const tag = (tags: string[]) =>
      succeed(teammate.client.from('contacts').update({ tags }).eq('id', contact).select('id'));
    await tag(['a']);
    for (let round = 0; round < 6; round += 1) await work();
    expect([await outcomes(teammate, one), await outcomes(teammate, two)]).toEqual([
      ['done'],
      ['done'],
    ]);
    await tag([]);
    await tag(['a']);
    await work();
    expect(await outcomes(teammate, one)).toEqual(['done', 'again']);
    const ring = await on(teammate, { acts: [{ do: 'deal' }] });
    await queryDatabase(`
      insert into private.automation_events (occasion, kind, record_id, account_id, cause, chain)
      values ('lead_came', 'leads', '${await add(teammate, 'leads')}', '${teammate.id}', 'ring', array['${ring}']::uuid[])`);
    await work();
    expect(await outcomes(teammate, ring)).toContain('chain');
  });

  it('a flood of events runs up to the hourly limit, then the rule pauses', async () => {
    const flooder = await person('broker');
    const id = await on(flooder, {});
    const rows = Array.from({ length: 130 }, (_, place) => ({ name: `Lead ${place}` }));
    await succeed(flooder.client.from('leads').insert(rows).select('id'));
    await work();
    const found = await outcomes(flooder, id);
    expect(found.filter((outcome) => outcome === 'done')).toHaveLength(100);
    expect(found.filter((outcome) => outcome === 'pace')).toHaveLength(1);
    expect(await stateOf(flooder, id)).toMatchObject({ is_on: false, paused_because: 'flood' });
    await succeed(flooder.client.from('leads').insert(rows).select('id'));
    const [pending] = await queryDatabase(
      `select count(*)::integer as count from private.automation_events where workspace_id = '${flooder.id}'`,
    );
    expect(pending?.count).toBe(0);
  });
});

describe('a trial', () => {
  it("writes nothing and shows only the caller's own records", async () => {
    const tester = await person('broker');
    const lead = await add(tester, 'leads', { state: 'TX' });
    await add(tester, 'leads', { state: 'OH' });
    await add(outsider, 'leads', { state: 'TX' });
    const p_rule = ruleOf({
      whose: 'all',
      conditions: [{ field: 'state', is: 'any_of', value: ['TX'] }],
      acts: [TASK, { do: 'tag', tag: 'hot' }, { do: 'deal' }],
    });
    const count = async () =>
      await queryDatabase(`
        select (select count(*) from public.record_tasks)::integer as tasks,
          (select count(*) from public.automation_runs)::integer as runs,
          (select count(*) from private.automation_events)::integer as events,
          (select sum(version) from public.leads where owner_id = '${tester.id}')::integer as versions`);
    const before = await count();
    const preview = await succeed(tester.client.rpc('preview_automation', { p_rule }));
    expect(preview).toMatchObject({ kind: 'leads', happened: 2, meets: 1 });
    const lines = (preview as unknown as { lines: { record_id: string; failing: Json }[] }).lines;
    expect(lines.find(({ failing }) => failing === null)?.record_id).toBe(lead);
    expect(await count()).toEqual(before);
  });
});

describe("another user's rules and runs", () => {
  it("can't be read, changed or switched by their team or by strangers", async () => {
    const id = await on(teammate, {});
    await add(teammate, 'leads');
    await work();
    expect(await runsOf(teammate, id)).toHaveLength(1);
    for (const who of [owner, outsider]) {
      expect(await all(who)).toEqual([]);
      expect(await runsOf(who, id)).toEqual([]);
      expect(await succeed(who.client.rpc('my_automations'))).toEqual([]);
      const save = { p_rule: ruleOf({}), p_id: id, p_version: 1 };
      const calls = [
        who.client.rpc('save_automation', save),
        who.client.rpc('set_automation_enabled', { p_id: id, p_on: false }),
        who.client.rpc('remove_automation', { p_id: id }),
      ];
      for (const call of calls) expect(await codeOf(call)).toBe('HXAUN');
    }
    const write = teammate.client.from('automations').update({ is_on: false }).eq('id', id);
    expect(await codeOf(write)).toBe('42501');
  });
});
