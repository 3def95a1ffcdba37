import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Team } from './team.ts';

const PNG = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

let team: Team;
let technician: Person;
let inspection: string;

const upload = (who: Person, id: string, file: Blob = PNG, of = inspection) =>
  as(who)
    .storage.from('record-files')
    .upload([who.id, 'inspections', of, id].join('/'), file, { contentType: file.type });
const attach = (who: Person, p_id: string, p_item = 'panel') =>
  as(who).rpc('add_inspection_photo', { p_id, p_inspection_id: inspection, p_item });

beforeAll(async () => {
  team = await createTeam();
  technician = await person('operator');
  await insertRow('community_members', {
    community_id: team.community,
    user_id: technician.id,
    position: 'maintenance',
  });
  await succeed(
    as(technician).rpc('save_inspection_template', {
      p_id: randomUUID(),
      p_community_id: team.community,
      p_version: 0,
      p_values: {
        name: 'Electrical room',
        items: [{ id: 'panel', label: 'Panel is closed', type: 'check', needs_photo: true }],
      },
    }),
  );
  const [row] = await queryDatabase(
    `select id from public.inspections where community_id = '${team.community}'`,
  );
  inspection = row?.id as string;
});

describe('photos of inspections', () => {
  it('are required if the template says so, and attached once', async () => {
    const record = (value: string) =>
      as(technician).rpc('record_inspection', {
        p_id: inspection,
        p_results: { panel: { value } },
        p_signature: 'Sam Fixit',
      });
    expect(await codeOf(record('pass'))).toBe('HXQPR');
    expect(await codeOf(attach(technician, randomUUID()))).toBe('HXRFM');
    const id = randomUUID();
    expect((await upload(technician, id)).error).toBeNull();
    expect(await codeOf(attach(technician, id, 'other'))).toBe('42501');
    await succeed(attach(technician, id));
    await succeed(attach(technician, id));
    await succeed(record('pass'));
    expect(await codeOf(attach(technician, randomUUID()))).toBe('HXQIF');
    const removed = await as(technician)
      .storage.from('record-files')
      .remove([[technician.id, 'inspections', inspection, id].join('/')]);
    expect(removed.data).toEqual([]);
  });

  it('are closed to other positions, family, former members, and neighbors', async () => {
    const [photo] = await queryDatabase(
      `select path from private.inspection_photos where inspection_id = '${inspection}'`,
    );
    for (const role of ['nurse', 'family', 'former', 'neighbor', 'stranger'] as const) {
      const who = team.who(role);
      expect((await upload(who, randomUUID())).error).not.toBeNull();
      expect(await codeOf(attach(who, randomUUID()))).toBe('42501');
      const read = await as(who).storage.from('record-files').download(String(photo?.path));
      expect(read.error).not.toBeNull();
    }
    const own = await as(team.who('executive_director'))
      .storage.from('record-files')
      .download(String(photo?.path));
    expect(own.error).toBeNull();
  });
});
