import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { GIF, HTML, PDF, PNG } from '../../support/file-samples.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, type Team } from './team.ts';

const LINK_REFUSED = "These files can't be shared by link. Download the file instead.";
const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;

let team: Team;
let document: string;
let file: string;
let photo: string;

const files = (role: Role) => as(team.who(role)).storage.from('resident-files');
const place = (id = randomUUID(), resident = team.ada) => `${team.community}/${resident}/${id}`;
const upload = async (role: Role, path: string, content: Buffer | string = PDF, type?: string) =>
  (await files(role).upload(path, content, { contentType: type ?? 'application/pdf' })).error;
const isReadable = async (role: Role, path: string) =>
  (await files(role).download(path)).error === null;
const attach = (role: Role, p_document_id: string, p_file_id: string, p_name = 'agreement.pdf') =>
  as(team.who(role)).rpc('attach_resident_document_file', { p_document_id, p_file_id, p_name });
const newDocument = (resident_id = team.ada) =>
  insertRow('resident_documents', { resident_id, name: 'Agreement', type: 'agreement' });

beforeAll(async () => {
  team = await createTeam();
  await succeed(team.open('nurse', team.ada));
  document = await newDocument();
  const id = randomUUID();
  file = place(id);
  expect(await upload('nurse', file)).toBeNull();
  await succeed(attach('nurse', document, id));
  const picture = randomUUID();
  photo = place(picture);
  expect(await upload('nurse', photo, PNG, 'image/png')).toBeNull();
  const set = { p_resident_id: team.ada, p_file_id: picture };
  await succeed(as(team.who('nurse')).rpc('set_resident_photo', set));
});

describe('the file of a resident’s document', () => {
  it('is closed to outsiders and signed-out visitors', async () => {
    for (const outsider of OUTSIDERS) expect(await isReadable(outsider, file)).toBe(false);
    const { error } = await anonymous().storage.from('resident-files').download(file);
    expect(error).not.toBeNull();
    const found = await files('stranger').list(`${team.community}/${team.ada}`);
    expect(found.data ?? []).toEqual([]);
  });

  it('is closed until the record is opened, even to the director', async () => {
    expect(await isReadable('executive_director', file)).toBe(false);
    await succeed(team.open('executive_director', team.ada));
    expect(await isReadable('executive_director', file)).toBe(true);
  });

  it('is closed to positions that can’t read documents, even with the record open', async () => {
    for (const role of ['caregiver', 'medication_aide', 'sales', 'dining'] as const) {
      await succeed(team.open(role, team.ada));
      expect(await isReadable(role, file)).toBe(false);
    }
  });

  it('opens to family with consent for documents, and closes when it is withdrawn', async () => {
    await team.share('profile', true);
    await succeed(team.open('family', team.ada));
    expect(await isReadable('family', file)).toBe(false);
    await team.share('documents', true);
    expect(await isReadable('family', file)).toBe(true);
    await team.share('documents', false);
    expect(await isReadable('family', file)).toBe(false);
    await team.share('profile', false);
  });

  it('has no signed links, which would outlast the right', async () => {
    for (const role of ['nurse', 'executive_director'] as const) {
      const { data, error } = await files(role).createSignedUrl(file, 60);
      expect([data, error?.message]).toEqual([null, LINK_REFUSED]);
      expect((await files(role).createSignedUrls([file], 60)).data).toBeNull();
    }
    const { data } = await service().storage.from('resident-files').createSignedUrl(file, 60);
    expect(data).toBeNull();
    const { publicUrl } = files('nurse').getPublicUrl(file).data;
    expect((await fetch(publicUrl)).ok).toBe(false);
  });

  it('closes with the position, even for a record that was open', async () => {
    const leaver = team.who('business_office');
    await succeed(team.open('business_office', team.ada));
    expect(await isReadable('business_office', file)).toBe(true);
    const mine = { user_id: leaver.id, community_id: team.community };
    const [row] = await succeed(keys().from('community_members').select('id').match(mine));
    const end = { p_id: row?.id };
    await succeed(as(team.who('executive_director')).rpc('end_community_member', end));
    expect(await isReadable('business_office', file)).toBe(false);
  });

  it('closes fifteen minutes after the record was opened', async () => {
    const late = team.who('neighbor');
    const row = { community_id: team.community, user_id: late.id, position: 'nurse' };
    const id = await insertRow('community_members', row);
    await queryDatabase(`
      insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, at)
      values ('${team.community}', '${team.ada}', '${late.id}', 'Late', '{nurse}', now() - interval '16 minutes')`);
    expect(await isReadable('neighbor', file)).toBe(false);
    await succeed(keys().from('community_members').delete().eq('id', id).select('id'));
  });

  it('can’t be replaced, moved, or removed, and another document can’t take it over', async () => {
    const again = randomUUID();
    expect(await upload('nurse', place(again))).toBeNull();
    expect(await codeOf(attach('nurse', document, again))).toBe('HXORF');
    const taken = file.split('/')[2] as string;
    expect(await codeOf(attach('nurse', await newDocument(), taken))).toBe('HXRFM');
    await files('nurse').remove([file]);
    await files('nurse').move(file, place());
    const overwrite = await files('nurse').update(file, PNG, { contentType: 'image/png' });
    expect(overwrite.error).not.toBeNull();
    expect(await isReadable('nurse', file)).toBe(true);
    const direct = as(team.who('nurse')).from('resident_documents');
    expect(await codeOf(direct.update({ file_path: place() }).eq('id', document))).toBe('42501');
  });

  it('moves to trash with its document', async () => {
    const id = await newDocument();
    const upload_id = randomUUID();
    expect(await upload('nurse', place(upload_id))).toBeNull();
    await succeed(attach('nurse', id, upload_id));
    expect(await isReadable('nurse', place(upload_id))).toBe(true);
    const trash = { deleted_at: new Date().toISOString() };
    await succeed(keys().from('resident_documents').update(trash).eq('id', id).select('id'));
    expect(await isReadable('nurse', place(upload_id))).toBe(false);
  });

  it('is kept when unattached files are removed', async () => {
    const stray = place();
    expect(await upload('nurse', stray)).toBeNull();
    await queryDatabase(`
      update storage.objects set created_at = now() - interval '26 hours'
      where bucket_id = 'resident-files' returning id`);
    const swept = await queryDatabase(
      `select name from private.list_orphaned_files(100000) where bucket = 'resident-files'`,
    );
    const names = swept.map(({ name }) => name);
    expect(names).toContain(stray);
    expect(names).not.toContain(file);
    expect(names).not.toContain(photo);
  });
});

describe('uploading a resident’s file', () => {
  it('is denied to outsiders, to positions without the right, and before the record is open', async () => {
    for (const role of [...OUTSIDERS, 'caregiver', 'dining', 'family'] as const) {
      expect(await upload(role, place())).not.toBeNull();
    }
    const closed = place(randomUUID(), team.bea);
    expect(await upload('medication_aide', closed)).not.toBeNull();
  });

  it('is denied outside a resident’s folder', async () => {
    const nurse = team.who('nurse').id;
    const wrong = [randomUUID(), `${nurse}/${randomUUID()}`, `${team.community}/${randomUUID()}`];
    for (const path of [...wrong, place(randomUUID(), randomUUID()), `${place()}/more`, 'x/y/z']) {
      expect(await upload('nurse', path)).not.toBeNull();
    }
  });

  it('accepts PDF and images only, by content', async () => {
    expect(await upload('nurse', place(), HTML, 'text/html')).not.toBeNull();
    expect(await upload('nurse', place(), HTML, 'application/pdf')).not.toBeNull();
    expect(await upload('nurse', place(), GIF, 'image/gif')).not.toBeNull();
    const id = randomUUID();
    expect(await upload('nurse', place(id), PNG, 'image/png')).toBeNull();
    expect(await codeOf(attach('nurse', await newDocument(), id, 'scan.pdf'))).toBe('HXRFT');
  });

  it('by another user can’t be read or attached before it is filed', async () => {
    const id = randomUUID();
    expect(await upload('nurse', place(id))).toBeNull();
    await succeed(team.open('executive_director', team.ada));
    expect(await isReadable('executive_director', place(id))).toBe(false);
    const theirs = attach('executive_director', await newDocument(), id);
    expect(await codeOf(theirs)).toBe('HXRFM');
    for (const outsider of OUTSIDERS) {
      expect(await codeOf(attach(outsider, document, id))).toBe('42501');
    }
  });
});

describe('a resident’s photo', () => {
  it('is visible to everyone who finds the resident, and to no one else', async () => {
    for (const role of ['nurse', 'sales', 'dining', 'caregiver'] as const) {
      expect(await isReadable(role, photo)).toBe(true);
    }
    for (const role of [...OUTSIDERS, 'family'] as const) {
      expect(await isReadable(role, photo)).toBe(false);
    }
    await team.share('profile', true);
    expect(await isReadable('family', photo)).toBe(true);
    await team.share('profile', false);
    expect(await isReadable('family', photo)).toBe(false);
  });

  it('of a resident in another unit is hidden from a caregiver', async () => {
    const id = randomUUID();
    expect(await upload('sales', place(id, team.bea), PNG, 'image/png')).toBeNull();
    const set = { p_resident_id: team.bea, p_file_id: id };
    await succeed(as(team.who('sales')).rpc('set_resident_photo', set));
    expect(await isReadable('caregiver', place(id, team.bea))).toBe(false);
    expect(await isReadable('nurse', place(id, team.bea))).toBe(true);
  });

  it('can be set only by positions that edit residents, from an image in the resident’s folder', async () => {
    const set = (role: Role, p_file_id: string | null) =>
      as(team.who(role)).rpc('set_resident_photo', { p_resident_id: team.ada, p_file_id });
    for (const role of [...OUTSIDERS, 'caregiver', 'dining', 'family'] as const) {
      expect(await codeOf(set(role, null))).toBe('42501');
    }
    const pdf = randomUUID();
    expect(await upload('nurse', place(pdf))).toBeNull();
    expect(await codeOf(set('nurse', pdf))).toBe('HXORP');
    expect(await codeOf(set('nurse', randomUUID()))).toBe('HXRFM');
    const ofDocument = file.split('/')[2] as string;
    expect(await codeOf(set('nurse', ofDocument))).toBe('HXRFM');
    const direct = as(team.who('nurse')).from('residents').update({ photo_path: file });
    expect(await codeOf(direct.eq('id', team.ada))).toBe('42501');
  });
});

describe('a hosted project’s storage policy', () => {
  const sql = connectDirectly(1);
  afterAll(() => sql.end());

  it('shows a resident’s file for downloading and hides it from signing', async () => {
    const seenDuring = (operation: string) =>
      sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({
          sub: team.who('nurse').id,
          role: 'authenticated',
          aal: 'aal1',
          haven_acting: 'database',
        })}, true), set_config('storage.operation', ${operation}, true)`;
        await tx`set local role authenticated`;
        return (await tx`select id from storage.objects where name = ${file}`).length;
      });
    await succeed(team.open('nurse', team.ada));
    expect(await seenDuring('storage.object.get_authenticated')).toBe(1);
    expect(await seenDuring('storage.object.sign')).toBe(0);
    expect(await seenDuring('storage.object.sign_many')).toBe(0);
  });
});
