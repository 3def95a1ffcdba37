import { beforeAll, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let teammate: Person;
let contact: string;
const SECRET = 'He would sell for nine million';

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const note = (who: Person, values: object = {}) =>
  who.client
    .from('record_comments')
    .insert({ kind: 'contacts', record_id: contact, way: 'private', body: SECRET, ...values })
    .select('id')
    .single();
/** Returns everything a user can read of the contact, from every source that shows notes. */
async function read(who: Person): Promise<string> {
  const { client } = who;
  return JSON.stringify([
    await succeed(client.from('record_comments').select()),
    await succeed(client.rpc('record_timeline', { p_kind: 'contacts', p_id: contact })),
    await succeed(client.rpc('client_timeline', { p_contact_id: contact })),
  ]);
}

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
  const insertQuery = owner.client
    .from('contacts')
    .insert({ name: 'Ada Lovelace' })
    .select('id')
    .single();
  contact = (await succeed(insertQuery)).id;
});

it('a private note on a team record is readable only by its author, from every source', async () => {
  await succeed(note(teammate));
  expect(await read(teammate)).toContain(SECRET);
  // Workspace admins are no exception.
  expect(await read(owner)).not.toContain(SECRET);
  const { data } = await owner.client.from('record_comments').select('id').eq('way', 'private');
  expect(data).toEqual([]);
});

it("it stays its author's when the record's sharing changes or it is reassigned or merged", async () => {
  const share = (sharing: string) =>
    succeed(owner.client.from('contacts').update({ sharing }).eq('id', contact).select('id'));
  await share('private');
  await share('team');
  expect(await read(owner)).not.toContain(SECRET);
  expect(await read(teammate)).toContain(SECRET);
  const other = owner.client.from('contacts').insert({ name: 'A. Lovelace' }).select('id').single();
  const keptId = (await succeed(other)).id;
  await succeed(owner.client.rpc('merge_contacts', { p_keep: keptId, p_gone: contact }));
  contact = keptId;
  expect(await read(owner)).not.toContain(SECRET);
  expect(await read(teammate)).toContain(SECRET);
});

it("it mentions no one, doesn't count as client contact, and can't be opened to the team later", async () => {
  expect(await codeOf(note(teammate, { mentions: [owner.id] }))).toBe('HXRMO');
  const of = owner.client.from('contacts').select('last_contact_at').eq('id', contact).single();
  expect(await succeed(of)).toEqual({ last_contact_at: null });
  const open = teammate.client.from('record_comments').update({ way: 'note' } as never);
  expect(await codeOf(open.eq('record_id', contact))).toBe('42501');
  const forgedNote = note(owner, { by: teammate.id });
  expect(await codeOf(forgedNote)).toBe('42501');
  const { data } = await service()
    .from('record_comments')
    .select('workspace_id')
    .eq('way', 'private');
  expect(data?.some(({ workspace_id }) => workspace_id === owner.tenantId)).toBe(false);
});
