import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { PDF } from '../../support/file-samples.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor', 'family'] as const;
const OTHERS = ['caregiver', 'medication_aide', 'sales', 'dining'] as const;
const PLAN = {
  correction: 'The rail was replaced.',
  others_identified: 'All rails were checked.',
  systemic_change: 'Rails are checked each month.',
  monitoring: 'The director reviews the log for three months.',
  due_on: '2026-05-20',
};

let team: Team;
const call = (role: Role, fn: string, args: object = {}) => as(team.who(role)).rpc(fn, args);
const save = async (role: Role, fn: string, p_values: object, p_id: string = randomUUID()) => {
  const args = { p_id, p_community_id: team.community, p_version: 0, p_values };
  await succeed(call(role, fn, args));
  return p_id;
};
const license = (role: Role = 'business_office', values: object = {}) =>
  save(role, 'save_license', { type: 'operating', name: 'Residential care facility', ...values });
const survey = () =>
  save('nurse', 'save_survey', {
    kind: 'standard',
    started_on: '2026-05-01',
    received_on: '2026-05-06',
  });
const finding = async (p_survey_id: string, values: object = {}, role: Role = 'nurse') => {
  const p_id = randomUUID();
  const p_values = { tag: 'F689', title: 'Accidents', grade: 'G', ...values };
  await succeed(call(role, 'save_finding', { p_id, p_survey_id, p_version: 0, p_values }));
  return p_id;
};
const memberOf = async (role: Role): Promise<string> => {
  const [row] = await queryDatabase(
    `select id from public.community_members where community_id = '${team.community}' and user_id = '${team.who(role).id}'`,
  );
  return String(row?.id);
};
const policy = async (positions: readonly string[] = ['caregiver']) => {
  const p_policy_id = await save('nurse', 'save_written_policy', {
    title: 'Falls',
    category: 'care',
    positions,
    review_on: '2027-01-01',
  });
  return p_policy_id;
};
const publish = async (p_policy_id: string) => {
  const p_id = randomUUID();
  const args = { p_id, p_policy_id, p_values: { body: 'Report each fall at once.' } };
  await succeed(call('nurse', 'publish_policy_version', args));
  return p_id;
};

beforeAll(async () => {
  team = await createTeam();
});

describe('compliance of a community', () => {
  it('is closed to other communities, former members, families, and visitors', async () => {
    const here = { p_community_id: team.community };
    for (const outsider of OUTSIDERS) {
      expect(await codeOf(call(outsider, 'get_compliance', here))).toBe('42501');
      const figures = await succeed(call(outsider, 'get_compliance_figures'));
      expect(figures).toMatchObject({ due: [], findings: [], readings: [] });
    }
    expect((await anonymous().rpc('get_compliance', here)).error).not.toBeNull();
  });

  it('shows each position the records it manages, and other staff only their own', async () => {
    await license();
    const here = { p_community_id: team.community };
    const parts = async (role: Role) => {
      const { licenses, surveys, policies } = await succeed(call(role, 'get_compliance', here));
      return [licenses !== null, surveys !== null, policies !== null];
    };
    expect(await parts('executive_director')).toEqual([true, true, true]);
    expect(await parts('nurse')).toEqual([false, true, true]);
    expect(await parts('business_office')).toEqual([true, false, false]);
    for (const role of OTHERS) expect(await parts(role)).toEqual([false, false, false]);
  });

  it("rejects changes by positions that don't manage the record", async () => {
    const own = await survey();
    const p_values = { type: 'operating', name: 'Mine' };
    const add = { p_id: randomUUID(), p_community_id: team.community, p_version: 0, p_values };
    for (const role of [...OTHERS, ...OUTSIDERS, 'nurse'] as const)
      expect(await codeOf(call(role, 'save_license', add))).toBe('42501');
    for (const role of [...OTHERS, ...OUTSIDERS, 'business_office'] as const) {
      const plan = { p_survey_id: own, p_version: 1 };
      expect(await codeOf(call(role, 'submit_plan', plan))).toBe('42501');
      const args = { p_id: randomUUID(), p_survey_id: own, p_version: 0 };
      const values = { tag: 'F1', title: 'Mine' };
      expect(await codeOf(call(role, 'save_finding', { ...args, p_values: values }))).toBe('42501');
    }
  });

  it('has no tables in the API', async () => {
    for (const table of ['licenses', 'surveys', 'survey_findings', 'compliance_files'])
      expect(await codeOf(as(team.who('executive_director')).from(table).select('id'))).toBe(
        'PGRST205',
      );
  });

  it('rejects guessed IDs of another community through every call', async () => {
    const theirs = randomUUID();
    const [elsewhere] = await queryDatabase(
      `select community_id from public.community_members where user_id = '${team.who('neighbor').id}'`,
    );
    const place = String(elsewhere?.community_id);
    const p_values = { type: 'operating', name: 'Theirs' };
    const add = { p_id: theirs, p_community_id: place, p_version: 0, p_values };
    await succeed(call('neighbor', 'save_license', add));
    const mine = { ...add, p_community_id: team.community, p_version: 1 };
    expect(await codeOf(call('executive_director', 'save_license', mine))).toBe('42501');
    const removal = { p_id: theirs, p_reason: 'Not mine' };
    expect(await codeOf(call('executive_director', 'remove_license', removal))).toBe('42501');
    const renewal = { p_license_id: theirs };
    expect(await codeOf(call('executive_director', 'start_license_renewal', renewal))).toBe(
      '42501',
    );
    const renews = { ...mine, p_id: randomUUID(), p_version: 0 };
    const linked = { ...renews, p_values: { ...p_values, renews_id: theirs } };
    expect(await codeOf(call('executive_director', 'save_license', linked))).toBe('42501');
  });

  it('rejects hostile and huge input', async () => {
    const add = (p_values: object) =>
      codeOf(
        call('business_office', 'save_license', {
          p_id: randomUUID(),
          p_community_id: team.community,
          p_version: 0,
          p_values: { type: 'operating', name: 'License', ...p_values },
        }),
      );
    for (const values of [
      { name: 'x'.repeat(121) },
      { name: 'two\nlines' },
      { name: 'turned \u202e around' },
      { name: '  ' },
      { type: 'crown' },
      { capacity: -1 },
      { expires_on: '2999-01-01' },
      { issued_on: '2026-05-02', expires_on: '2026-05-01' },
    ])
      expect(await add(values), JSON.stringify(values)).toBe('23514');
    expect(await add({ capacity: 'many' })).toBe('22P02');
    const own = await survey();
    const args = { p_id: randomUUID(), p_survey_id: own, p_version: 0 };
    for (const values of [{ grade: 'M' }, { regulation: 'x'.repeat(4001) }, { tag: 'x\ty' }])
      expect(
        await codeOf(
          call('nurse', 'save_finding', {
            ...args,
            p_values: { tag: 'F1', title: 'Title', ...values },
          }),
        ),
      ).toBe('23514');
  });

  it('keeps the earlier change when two people edit a license', async () => {
    const p_id = await license();
    const change = (p_version: number, name: string) =>
      codeOf(
        call('business_office', 'save_license', {
          p_id,
          p_community_id: team.community,
          p_version,
          p_values: { name },
        }),
      );
    expect(await change(1, 'First')).toBeUndefined();
    expect(await change(1, 'Second')).toBe('HXXVC');
  });
});

describe('a submitted plan of correction', () => {
  it("must be complete, can't be changed by any call or the server, and accepts addenda", async () => {
    const own = await survey();
    const p_id = await finding(own);
    const submit = (p_version = 1) => call('nurse', 'submit_plan', { p_survey_id: own, p_version });
    expect(await codeOf(submit())).toBe('HXXPI');
    const owner_member_id = await memberOf('nurse');
    const change = (p_version: number, values: object) =>
      call('nurse', 'save_finding', { p_id, p_survey_id: own, p_version, p_values: values });
    await succeed(change(1, { ...PLAN, owner_member_id }));
    const early = { p_id: randomUUID(), p_finding_id: p_id, p_body: 'Too early' };
    expect(await codeOf(call('nurse', 'add_finding_addendum', early))).toBe('HXXAD');
    await succeed(submit());
    expect(await codeOf(change(2, { correction: 'Nothing happened.' }))).toBe('HXXSE');
    expect(await codeOf(change(2, { grade: 'A' }))).toBe('HXXSE');
    expect(await codeOf(call('nurse', 'remove_finding', { p_id }))).toBe('HXXSE');
    const another = { p_id: randomUUID(), p_survey_id: own, p_version: 0 };
    const late = { ...another, p_values: { tag: 'F1', title: 'Late' } };
    expect(await codeOf(call('nurse', 'save_finding', late))).toBe('HXXSE');
    const dates = { p_id: own, p_community_id: team.community, p_version: 2 };
    const received = { ...dates, p_values: { received_on: '2026-05-09' } };
    expect(await codeOf(call('nurse', 'save_survey', received))).toBe('HXXSE');
    await expect(
      queryDatabase(`update private.survey_findings set monitoring = null where id = '${p_id}'`),
    ).rejects.toThrow('The plan was submitted');
    await succeed(call('nurse', 'add_finding_addendum', { ...early, p_body: 'Repeated in June.' }));
    await expect(
      queryDatabase(`update private.finding_addenda set body = 'No' where finding_id = '${p_id}'`),
    ).rejects.toThrow("can't be changed");
    const corrected = { p_id, p_progress: 'corrected', p_on: '2026-05-20' };
    await succeed(call('nurse', 'set_finding_progress', corrected));
  });

  it('is due 10 calendar days after receipt unless the community changed it', async () => {
    const p_id = await survey();
    const [row] = await queryDatabase(
      `select submit_due_on::text as day, submit_rule from private.surveys where id = '${p_id}'`,
    );
    expect(row).toMatchObject({ day: '2026-05-16' });
    expect(row?.submit_rule).toContain('10 calendar days');
  });
});

describe('the owner of a finding', () => {
  it('sees it and records the correction, until the membership or ownership ends', async () => {
    const own = await survey();
    const owner_member_id = await memberOf('caregiver');
    const p_id = await finding(own, { ...PLAN, owner_member_id });
    const here = { p_community_id: team.community };
    const seen = await succeed(call('caregiver', 'get_compliance', here));
    expect(seen.my_findings.map(({ id }: { id: string }) => id)).toContain(p_id);
    const done = { p_id, p_progress: 'corrected', p_on: '2026-05-20' };
    expect(await codeOf(call('dining', 'set_finding_progress', done))).toBe('42501');
    await succeed(call('caregiver', 'set_finding_progress', done));
    for (const p_progress of ['verified', 'pending', 'upheld'])
      expect(await codeOf(call('caregiver', 'set_finding_progress', { ...done, p_progress }))).toBe(
        '42501',
      );
    const p_values = { owner_member_id: await memberOf('nurse') };
    const other = { p_id, p_survey_id: own, p_version: 2, p_values };
    await succeed(call('nurse', 'save_finding', other));
    expect(await codeOf(call('caregiver', 'set_finding_progress', done))).toBe('42501');
  });

  it('sees it among due items, like survey managers and no one else', async () => {
    const owner_member_id = await memberOf('caregiver');
    const p_id = await finding(await survey(), { ...PLAN, owner_member_id });
    const find = async (role: Role) => {
      const { due } = await succeed(call(role, 'get_compliance_figures'));
      return due.find(({ id }: { id: string }) => id === p_id);
    };
    expect(await find('caregiver')).toMatchObject({ kind: 'finding', is_mine: true });
    expect(await find('nurse')).toMatchObject({ kind: 'finding', is_mine: false });
    for (const role of ['dining', 'sales', ...OUTSIDERS] as const)
      expect(await find(role), role).toBeUndefined();
  });

  it('must work in the community', async () => {
    const own = await survey();
    for (const owner_member_id of [
      await memberOf('family'),
      await memberOf('former'),
      randomUUID(),
    ])
      expect(
        await codeOf(
          call('nurse', 'save_finding', {
            p_id: randomUUID(),
            p_survey_id: own,
            p_version: 0,
            p_values: { tag: 'F1', title: 'Title', owner_member_id },
          }),
        ),
      ).toBe('HXXOW');
  });
});

describe('a mock survey', () => {
  it("offers the checklist of the community's state, and labels the others", async () => {
    const { checklists } = (await succeed(
      call('nurse', 'get_compliance', { p_community_id: team.community }),
    )) as {
      checklists: { code: string; fits: boolean; is_of_state: boolean; items: number }[];
    };
    expect(checklists.find(({ fits, is_of_state }) => fits && is_of_state)).toMatchObject({
      code: 'oh_assisted_living',
    });
    expect(checklists.find(({ code }) => code === 'in_assisted_living')).toMatchObject({
      fits: false,
    });
  });

  it('turns failed items into findings, and physical ones into work orders, once', async () => {
    const p_id = await save('nurse', 'save_survey', {
      kind: 'mock',
      checklist: 'assisted_living',
      started_on: '2026-05-01',
      items: [{ id: 'forged', label: 'Forged', tag: 'X' }],
    });
    const [{ items } = { items: [] }] = (await queryDatabase(
      `select items from private.surveys where id = '${p_id}'`,
    )) as { items: { id: string }[] }[];
    expect(items.map(({ id }) => id)).not.toContain('forged');
    const incomplete = { p_id, p_results: { exits: { value: 'fail' } } };
    expect(await codeOf(call('nurse', 'record_mock_survey', incomplete))).toBe('HXXIA');
    const p_results = Object.fromEntries(
      items.map(({ id }) => [id, { value: ['exits', 'food'].includes(id) ? 'fail' : 'pass' }]),
    );
    for (let round = 0; round < 2; round += 1)
      await succeed(call('nurse', 'record_mock_survey', { p_id, p_results }));
    const rows = await queryDatabase(
      `select item, work_order_id is not null as has_order from private.survey_findings where survey_id = '${p_id}' order by item`,
    );
    expect(rows).toEqual([
      { item: 'exits', has_order: true },
      { item: 'food', has_order: false },
    ]);
  });
});

describe('acknowledging a policy', () => {
  it('is done by the reader only for the latest version, and required again after a new one', async () => {
    const id = await policy();
    const first = await publish(id);
    const read = (role: Role, p_version_id: string) =>
      codeOf(call(role, 'acknowledge_policy', { p_version_id }));
    for (const role of ['dining', 'nurse', ...OUTSIDERS] as const)
      expect(await read(role, first)).toBe('42501');
    const forged = { p_version_id: first, p_user_id: team.who('caregiver').id };
    expect(await codeOf(call('nurse', 'acknowledge_policy', forged))).toBe('PGRST202');
    expect(await read('caregiver', first)).toBeUndefined();
    expect(await read('caregiver', first)).toBeUndefined();
    const second = await publish(id);
    expect(await read('caregiver', first)).toBe('42501');
    const mine = await succeed(
      call('caregiver', 'get_compliance', { p_community_id: team.community }),
    );
    expect(mine.my_policies).toContainEqual(
      expect.objectContaining({ version_id: second, number: 2, read_at: null }),
    );
    const [row] = await queryDatabase(
      `select count(*)::int as count from private.policy_acknowledgments where version_id = '${first}'`,
    );
    expect(row).toEqual({ count: 1 });
  });

  it('and versions can never be rewritten, not even by the server', async () => {
    const version = await publish(await policy());
    await succeed(call('caregiver', 'acknowledge_policy', { p_version_id: version }));
    for (const statement of [
      `update private.written_policy_versions set body = 'Other text' where id = '${version}'`,
      `update private.policy_acknowledgments set at = now() - interval '1 year' where version_id = '${version}'`,
      `delete from private.policy_acknowledgments where version_id = '${version}'`,
    ])
      await expect(queryDatabase(statement)).rejects.toThrow("can't be changed");
  });

  it('shows the text to those who must read it, without earlier versions', async () => {
    const id = await policy();
    await publish(id);
    await publish(id);
    const text = (role: Role, p_number?: number) =>
      codeOf(call(role, 'get_policy_version', { p_policy_id: id, p_number }));
    expect(await text('caregiver')).toBeUndefined();
    expect(await text('caregiver', 1)).toBe('42501');
    expect(await text('dining')).toBe('42501');
    expect(await text('nurse', 1)).toBeUndefined();
  });
});

describe('files of compliance', () => {
  const files = (role: Role) => as(team.who(role)).storage.from('compliance-files');
  const isReadable = async (role: Role, path: string) =>
    (await files(role).download(path)).error === null;
  const upload = async (role: Role, id: string) =>
    (
      await files(role).upload(`${team.community}/${id}`, PDF, {
        contentType: 'application/pdf',
      })
    ).error;
  const attach = (role: Role, p_kind: string, p_subject_id: string, p_file_id: string) =>
    call(role, 'attach_compliance_file', { p_kind, p_subject_id, p_file_id, p_name: 'plan.pdf' });

  it('are open to the positions of their record, and closed once removed', async () => {
    const own = await survey();
    const p_id = await finding(own, { ...PLAN, owner_member_id: await memberOf('caregiver') });
    const id = randomUUID();
    const path = `${team.community}/${id}`;
    expect(await upload('nurse', id)).toBeNull();
    expect(await isReadable('executive_director', path)).toBe(false);
    await succeed(attach('nurse', 'finding', p_id, id));
    for (const role of ['executive_director', 'nurse', 'caregiver'] as const)
      expect(await isReadable(role, path), role).toBe(true);
    for (const role of ['business_office', 'dining', ...OUTSIDERS] as const)
      expect(await isReadable(role, path), role).toBe(false);
    expect((await files('nurse').createSignedUrl(path, 60)).error).not.toBeNull();
    await succeed(call('nurse', 'remove_compliance_file', { p_id: id }));
    for (const role of ['executive_director', 'nurse', 'caregiver'] as const)
      expect(await isReadable(role, path), role).toBe(false);
  });

  it('can be uploaded and attached only by their own positions', async () => {
    for (const role of ['dining', ...OUTSIDERS] as const)
      expect(await upload(role, randomUUID()), role).not.toBeNull();
    const id = randomUUID();
    expect(await upload('nurse', id)).toBeNull();
    const own = await license();
    expect(await codeOf(attach('nurse', 'license', own, id))).toBe('42501');
    expect(await codeOf(attach('business_office', 'license', own, id))).toBe('HXRFM');
    expect(await codeOf(attach('nurse', 'everything', own, id))).toBe('42501');
  });

  it("of a submitted plan can't be removed", async () => {
    const own = await survey();
    const p_id = await finding(own, { ...PLAN, owner_member_id: await memberOf('nurse') });
    const id = randomUUID();
    expect(await upload('nurse', id)).toBeNull();
    await succeed(attach('nurse', 'finding', p_id, id));
    await succeed(call('nurse', 'submit_plan', { p_survey_id: own, p_version: 1 }));
    expect(await codeOf(call('nurse', 'remove_compliance_file', { p_id: id }))).toBe('HXXSE');
  });
});
