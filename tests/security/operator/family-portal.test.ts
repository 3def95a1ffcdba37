import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, type Team } from './team.ts';

const PNG = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);
const ITEMS = ['updates', 'messages', 'calendar', 'vitals', 'incidents', 'documents', 'care'];
const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;

let team: Team;
let sibling: Person;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const shareAll = async (isGranted: boolean) => {
  for (const item of ITEMS) await team.share(item, isGranted);
};
const setPhotos = (p_resident_id: string, p_is_granted: boolean) =>
  succeed(call('nurse', 'set_photo_consent', { p_resident_id, p_is_granted }));

interface Posted {
  readonly id: string;
  readonly path: string;
}
/** Uploads a photo and posts it; returns the post and the file's path. */
async function post(
  role: Role,
  about: string | null,
  residents: readonly string[],
): Promise<Posted & { readonly code: string | undefined }> {
  const [id, photo] = [randomUUID(), randomUUID()];
  const path = `${team.community}/${id}/${photo}`;
  await as(team.who(role)).storage.from('family-photos').upload(path, PNG);
  const saved = call(role, 'save_family_post', {
    p_id: id,
    p_community_id: team.community,
    p_resident_id: about,
    p_body: 'A sunny afternoon in the garden.',
    p_photos: [{ id: photo, resident_ids: residents }],
  });
  return { id, path, code: await codeOf(saved) };
}
const download = async (role: Role, path: string) =>
  (await as(team.who(role)).storage.from('family-photos').download(path)).error === null;
const postsOf = async (role: Role): Promise<{ id: string; photos: { path: string }[] }[]> =>
  await succeed(call(role, 'list_family_posts', { p_community_id: team.community }));
const slotAt = async (hours: number): Promise<string> => {
  const day = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  const found = await succeed(
    call('nurse', 'list_visit_slots', { p_community_id: team.community, p_day: day }),
  );
  return found.slots[0].starts_at as string;
};
const book = (who: Person, resident: string, startsAt: string) =>
  as(who).rpc('book_visit', {
    p_id: randomUUID(),
    p_resident_id: resident,
    p_starts_at: startsAt,
    p_guests: 1,
  });

beforeAll(async () => {
  team = await createTeam();
  sibling = await person('operator');
  await insertRow('community_members', {
    community_id: team.community,
    user_id: sibling.id,
    position: 'family',
  });
  await setPhotos(team.ada, true);
});

describe('photos', () => {
  it('of a resident without consent can’t be posted, by caregivers and directors alike', async () => {
    expect((await post('caregiver', team.ada, [team.ada, team.bea])).code).toBe('HXJPN');
    expect((await post('executive_director', null, [team.bea])).code).toBe('HXJPN');
    expect((await post('caregiver', team.ada, [team.ada])).code).toBeUndefined();
  });

  it('disappear from lists and downloads when one resident in them withdraws', async () => {
    await shareAll(true);
    await setPhotos(team.bea, true);
    const posted = await post('nurse', team.ada, [team.ada, team.bea]);
    expect(await download('family', posted.path)).toBe(true);
    await setPhotos(team.bea, false);
    expect(await download('family', posted.path)).toBe(false);
    expect(await download('nurse', posted.path)).toBe(false);
    const found = (await postsOf('family')).find(({ id }) => id === posted.id);
    expect(found?.photos).toEqual([]);
    await shareAll(false);
  });

  it('have no signed links, and can’t be replaced or read by outsiders', async () => {
    const { path } = await post('nurse', team.ada, [team.ada]);
    const files = as(team.who('nurse')).storage.from('family-photos');
    expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await files.upload(path, PNG, { upsert: true })).error).not.toBeNull();
    for (const role of [...OUTSIDERS, 'family', 'medication_aide'] as const) {
      expect([role, await download(role, path)]).toEqual([role, role === 'medication_aide']);
    }
  });

  it('can’t be posted from another upload, community, or by family', async () => {
    const elsewhere = `${randomUUID()}/${randomUUID()}/${randomUUID()}`;
    for (const role of ['family', 'neighbor', 'nurse'] as const) {
      const upload = as(team.who(role)).storage.from('family-photos').upload(elsewhere, PNG);
      expect((await upload).error).not.toBeNull();
    }
    const stolen = call('nurse', 'save_family_post', {
      p_id: randomUUID(),
      p_community_id: team.community,
      p_resident_id: team.ada,
      p_body: 'Mine',
      p_photos: [{ id: randomUUID(), resident_ids: [] }],
    });
    expect(await codeOf(stolen)).toBe('HXRFM');
    expect((await post('family', team.ada, [])).code).toBe('42501');
  });
});

describe('updates', () => {
  it('about a resident reach only family with consent and caregivers on shift', async () => {
    const { id } = await post('nurse', team.bea, []);
    const sees = async (role: Role) => (await postsOf(role)).some((one) => one.id === id);
    await team.share('updates', true);
    expect(await sees('nurse')).toBe(true);
    expect(await sees('family')).toBe(false);
    expect(await sees('caregiver')).toBe(false);
    await team.share('updates', false);
    expect(await postsOf('family')).toEqual([]);
  });

  it('can be posted by caregivers only about residents of their shift', async () => {
    expect((await post('caregiver', team.bea, [])).code).toBe('42501');
    expect((await post('caregiver', null, [])).code).toBe('HXJPC');
    expect((await post('sales', team.ada, [])).code).toBe('42501');
  });

  it('are removed by their author or a manager, never by family or outsiders', async () => {
    const { id } = await post('caregiver', team.ada, []);
    await team.share('updates', true);
    for (const role of ['family', 'neighbor', 'former', 'medication_aide'] as const) {
      expect(await codeOf(call(role, 'remove_family_post', { p_id: id }))).toBe('42501');
    }
    await succeed(call('nurse', 'remove_family_post', { p_id: id }));
    expect((await postsOf('family')).some((one) => one.id === id)).toBe(false);
    await team.share('updates', false);
  });
});

describe('access of a family member', () => {
  const doors = (): readonly (readonly [string, object])[] => {
    const resident = { p_resident_id: team.ada };
    const period = { p_from: '2026-05-01', p_to: '2026-05-31' };
    return [
      ['get_family_thread', resident],
      ['send_family_message', { p_id: randomUUID(), ...resident, p_body: 'Hello' }],
      ['get_family_summary', resident],
      ['list_family_calendar', { ...resident, ...period }],
      ['list_visit_slots', { p_community_id: team.community, p_day: '2026-05-04' }],
    ];
  };

  it('covers each area by consent, and ends everywhere at once when consents end', async () => {
    await shareAll(true);
    for (const [name, args] of doors()) {
      expect([name, await codeOf(call('family', name, args))]).toEqual([name, undefined]);
    }
    const start = await slotAt(48);
    await succeed(book(team.who('family'), team.ada, start));
    await shareAll(false);
    for (const [name, args] of doors()) {
      expect([name, await codeOf(call('family', name, args))]).toEqual([name, '42501']);
    }
    expect(await codeOf(book(team.who('family'), team.ada, start))).toBe('42501');
    expect(await succeed(call('family', 'get_family_home'))).toEqual([]);
    expect(
      await succeed(call('family', 'list_family_threads', { p_community_id: team.community })),
    ).toEqual([]);
    const rows = as(team.who('family')).from('family_threads').select('*', { count: 'exact' });
    expect((await rows).count).toBe(0);
    const figures = await succeed(call('family', 'my_figures'));
    expect(JSON.stringify(figures)).not.toContain('family_portal');
  });

  it('also ends with the position, and never covers another resident', async () => {
    await shareAll(true);
    for (const [name, args] of doors()) {
      if (!('p_resident_id' in args)) continue;
      const other = { ...args, p_resident_id: team.bea };
      expect([name, await codeOf(call('family', name, other))]).toEqual([name, '42501']);
    }
    await queryDatabase(
      `update public.community_members set ends_at = now() where user_id = '${team.who('family').id}'`,
    );
    for (const [name, args] of doors()) {
      expect([name, await codeOf(call('family', name, args))]).toEqual([name, '42501']);
    }
    await queryDatabase(
      `update public.community_members set ends_at = null where user_id = '${team.who('family').id}'`,
    );
    await shareAll(false);
  });

  it('shows each part of the care summary by its own consent, and logs the access', async () => {
    await team.share('vitals', true);
    const summary = await succeed(
      call('family', 'get_family_summary', { p_resident_id: team.ada }),
    );
    expect(summary).toMatchObject({ items: ['vitals'], vitals: [] });
    expect([summary.level, summary.incidents, summary.documents]).toEqual([null, null, null]);
    const log = await queryDatabase(`
      select count(*)::int as entries from public.resident_access_log
      where user_id = '${team.who('family').id}' and resident_id = '${team.ada}'`);
    expect(Number(log[0]?.entries)).toBeGreaterThan(0);
    await team.share('vitals', false);
  });

  it('shows incidents only once the family was notified of them', async () => {
    await team.share('incidents', true);
    const incident = await insertRow('incidents', {
      community_id: team.community,
      resident_id: team.ada,
      type: 'fall',
      at: new Date().toISOString(),
      place: 'hallway',
      description: 'Slipped on the way to lunch',
    });
    const seen = async () =>
      (await succeed(call('family', 'get_family_summary', { p_resident_id: team.ada }))).incidents;
    expect(await seen()).toEqual([]);
    await insertRow('incident_notifications', {
      incident_id: incident,
      community_id: team.community,
      resident_id: team.ada,
      party: 'family',
      notified_at: new Date().toISOString(),
    });
    expect(await seen()).toMatchObject([{ type: 'fall' }]);
    expect(JSON.stringify(await seen())).not.toContain('Slipped');
    await team.share('incidents', false);
  });
});

describe('messages', () => {
  it('notify the care team without text or name of the resident', async () => {
    await team.share('messages', true);
    const p_body = 'Her knee hurts again';
    const message = { p_id: randomUUID(), p_resident_id: team.ada, p_body };
    await succeed(call('family', 'send_family_message', message));
    await succeed(call('family', 'send_family_message', message));
    const sent = await queryDatabase(`
      select title, message from public.notifications
      where kind = 'family_message' and user_id = '${team.who('nurse').id}'`);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/knee|Ada/);
    const threads = await succeed(
      call('nurse', 'list_family_threads', { p_community_id: team.community }),
    );
    expect(threads[0]).toMatchObject({ resident: 'Ada' });
    expect(threads[0].unread).toBeGreaterThan(0);
    expect(threads[0].waiting_since).not.toBeNull();
    const thread = await succeed(call('nurse', 'get_family_thread', { p_resident_id: team.ada }));
    const bodies = thread.messages.map(({ body }: { body: string }) => body);
    expect(bodies.filter((body: string) => body === p_body)).toHaveLength(1);
    const [read] = await succeed(
      call('nurse', 'list_family_threads', { p_community_id: team.community }),
    );
    expect(read.unread).toBe(0);
    await team.share('messages', false);
  });

  it('are closed to other positions, outsiders, and direct access', async () => {
    for (const role of [...OUTSIDERS, 'sales', 'dining', 'business_office'] as const) {
      const thread = call(role, 'get_family_thread', { p_resident_id: team.ada });
      expect([role, await codeOf(thread)]).toEqual([role, '42501']);
    }
    const other = call('caregiver', 'get_family_thread', { p_resident_id: team.bea });
    expect(await codeOf(other)).toBe('42501');
    for (const table of ['family_messages', 'family_posts', 'family_visits', 'photo_consents']) {
      expect(await codeOf(as(team.who('nurse')).from(table).select('*'))).toBe('PGRST205');
    }
    const thread = { community_id: team.community, resident_id: team.bea };
    for (const role of ['nurse', 'family', 'neighbor'] as const) {
      expect(await codeOf(as(team.who(role)).from('family_threads').insert(thread))).toBe('42501');
    }
  });
});

describe('visits', () => {
  it('of others can’t be cancelled or decided by families or other communities', async () => {
    await team.share('calendar', true);
    const p_id = randomUUID();
    const p_starts_at = await slotAt(72);
    const visit = { p_id, p_resident_id: team.ada, p_starts_at, p_guests: 1 };
    await succeed(call('family', 'book_visit', visit));
    expect(await codeOf(as(sibling).rpc('cancel_visit', { p_id }))).toBe('42501');
    for (const role of ['family', 'neighbor', 'former', 'dining'] as const) {
      const decided = call(role, 'decide_visit', { p_id, p_confirms: false, p_reason: 'No' });
      expect([role, await codeOf(decided)]).toEqual([role, '42501']);
    }
    const late = { ...visit, p_id: randomUUID(), p_starts_at: '2026-01-05T15:00:00Z' };
    expect(await codeOf(call('family', 'book_visit', late))).toBe('HXJVT');
    const crowd = { ...visit, p_id: randomUUID(), p_guests: 19 };
    expect(await codeOf(call('family', 'book_visit', crowd))).toBe('HXJVG');
    const twice = { ...visit, p_id: randomUUID() };
    expect(await codeOf(call('family', 'book_visit', twice))).toBe('HXJVD');
    await succeed(call('family', 'cancel_visit', { p_id }));
    await team.share('calendar', false);
  });
});

describe('consents', () => {
  it('are listed with who gave and withdrew them, to positions that record them', async () => {
    await succeed(
      call('nurse', 'set_resident_consent', {
        p_resident_id: team.ada,
        p_email: (await keys().from('profiles').select('email').eq('id', sibling.id).single()).data
          ?.email,
        p_item: 'updates',
        p_is_granted: true,
      }),
    );
    const history = await succeed(
      call('nurse', 'list_consent_history', { p_resident_id: team.ada }),
    );
    expect(history[0]).toMatchObject({ item: 'updates', withdrawn_at: null });
    expect(history.some((one: { item: string }) => one.item === 'photos')).toBe(true);
    for (const role of ['family', 'caregiver', 'dining', ...OUTSIDERS] as const) {
      for (const [name, args] of [
        ['list_consent_history', { p_resident_id: team.ada }],
        ['list_family_access', { p_community_id: team.community }],
        ['set_photo_consent', { p_resident_id: team.bea, p_is_granted: true }],
      ] as const) {
        expect([role, name, await codeOf(call(role, name, args))]).toEqual([role, name, '42501']);
      }
    }
  });
});
