import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';
import { HTML, PDF, PNG, SVG } from '../../support/file-samples.ts';
import { bearerOf, uploadResumable } from '../../support/resumable.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { filesOnDisk, getErrorStatus } from '../storage-fixtures.ts';
import { type Person, person, subscriber, succeed, withRole } from '../world.ts';

let ada: Person;
let ben: Person;
let thief: Person;
let conversation: string;

const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(58), Buffer.from([0x80, 0, 0, 0])]);

const files = (who: Person) => who.client.storage.from('message-files');
const beginConversation = (people: readonly Person[], conversation_type?: 'group') =>
  startConversation(
    service(),
    people.map(({ id }) => id),
    { conversation_type },
  );

async function upload(who: Person, content: Buffer = PNG, contentType = 'image/png') {
  const id = randomUUID();
  const path = `${who.id}/${conversation}/${id}`;
  expect((await files(who).upload(path, content, { contentType })).error).toBeNull();
  return { id, path };
}

const send = (who: Person, more: object = {}) =>
  who.client.rpc('send_message', {
    conversation_id: conversation,
    message_id: randomUUID(),
    ...more,
  });

async function sendFile(who: Person) {
  const { id, path } = await upload(who);
  const message = await succeed(send(who, { files: [{ id, name: 'one.png' }] }));
  return { id, path, message };
}

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  [ada, ben, thief] = await Promise.all([
    subscriber('professional'),
    person('broker'),
    subscriber('professional'),
  ]);
  conversation = await beginConversation([ada, ben]);
});

describe("another conversation's file", () => {
  it("can't be read, listed, linked, copied, moved or removed by path", async () => {
    const { path } = await sendFile(ada);
    const staff = await withRole(await person('buyer'), 'admin');
    for (const who of [thief, staff]) {
      expect((await files(who).download(path)).error).not.toBeNull();
      expect((await files(who).createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await files(who).list(`${ada.id}/${conversation}`)).data).toEqual([]);
      const own = `${who.id}/${randomUUID()}`;
      const copy = files(who).copy(path, own, { destinationBucket: 'documents' });
      expect((await copy).error).not.toBeNull();
      expect((await files(who).move(path, own)).error).not.toBeNull();
      await files(who).remove([path]);
      await expectNothing(who.client.from('message_attachments').select().eq('path', path));
    }
    expect((await files(ben).download(path)).error).toBeNull();
  });

  it("can't be replaced, moved or removed once sent, even by its sender", async () => {
    const { path } = await sendFile(ada);
    for (const who of [ada, ben]) {
      await files(who).remove([path]);
      expect((await files(who).move(path, `${path}x`)).error).not.toBeNull();
      const upsert = files(who).upload(path, PDF, { upsert: true, contentType: 'application/pdf' });
      expect((await upsert).error).not.toBeNull();
    }
    const content = await succeed(files(ben).download(path));
    expect(Buffer.from(await content.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it("can't be read before it is sent, or after its sender deleted it", async () => {
    const { path } = await upload(ada);
    expect((await files(ben).download(path)).error).not.toBeNull();
    const sent = await sendFile(ada);
    await succeed(ada.client.rpc('delete_message', { message_id: sent.message }));
    expect((await files(ben).download(sent.path)).error).not.toBeNull();
  });

  it("can't be read or linked by a user who has left", async () => {
    const cleo = await person('buyer');
    conversation = await beginConversation([ada, ben, cleo], 'group');
    const { path } = await sendFile(ada);
    expect((await files(cleo).createSignedUrl(path, 60)).error).toBeNull();
    await succeed(cleo.client.rpc('leave_conversation', { conversation_id: conversation }));
    expect((await files(cleo).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await files(cleo).download(path)).error).not.toBeNull();
    const own = { id: randomUUID() };
    const late = files(cleo).upload(`${cleo.id}/${conversation}/${own.id}`, PNG);
    expect(await getErrorStatus(late)).toBe('403');
    conversation = await beginConversation([ada, ben]);
  });

  it("can't be attached to another user's message, or twice", async () => {
    const { id, path } = await upload(ada);
    expect(await codeOf(send(ben, { files: [{ id, name: 'one.png' }] }))).toBe('HXMFM');
    expect(await codeOf(send(ada, { files: [{ id, name: 'one.png' }] }))).toBeUndefined();
    expect(await codeOf(send(ada, { files: [{ id, name: 'two.png' }] }))).toBe('HXMFM');
    const row = { id: randomUUID(), message_id: randomUUID(), conversation_id: conversation };
    const attach = ben.client
      .from('message_attachments')
      .insert({ ...row, path, name: 'x.png', type: 'image/png', size: 1, place: 1 });
    await expectRefused(attach);
  });
});

describe('an upload', () => {
  it.each([
    ['into a conversation of others', () => `${thief.id}/${conversation}/${randomUUID()}`],
    ['into the folder of somebody else', () => `${ada.id}/${conversation}/${randomUUID()}`],
    ['beside all conversations', () => `${thief.id}/${randomUUID()}`],
    ['under a name of its own', () => `${thief.id}/${conversation}/evil.png`],
    ['deeper', () => `${thief.id}/${conversation}/${randomUUID()}/x`],
  ])('%s is rejected, in one request or several chunks', async (_, path) => {
    const name = path();
    expect(await getErrorStatus(files(thief).upload(name, PNG, { contentType: 'image/png' }))).toBe(
      '403',
    );
    const where = { bucketName: 'message-files', objectName: name, contentType: 'image/png' };
    const headers = await bearerOf(thief.client);
    expect((await uploadResumable(PNG, where, { headers })).refusal?.status).toBe(403);
    expect((await files(thief).createSignedUploadUrl(name)).error).not.toBeNull();
  });

  it('called ../../x stays in its folder', async () => {
    const before = filesOnDisk();
    for (const name of ['../../x', `${ada.id}/../${conversation}/x`, `/${randomUUID()}`]) {
      const where = { bucketName: 'message-files', objectName: name, contentType: 'image/png' };
      const headers = await bearerOf(ada.client);
      expect((await uploadResumable(PNG, where, { headers })).refusal?.status).toBeGreaterThan(399);
    }
    expect(filesOnDisk()).toBe(before);
  });

  it.each([
    ['a program called a picture', EXE, 'image/png'],
    ['a page called text', Buffer.from(HTML), 'text/plain'],
    ['a page called a PDF', Buffer.from(HTML), 'application/pdf'],
    ['a drawing with a script', Buffer.from(SVG), 'image/svg+xml'],
    ['a drawing called a picture', Buffer.from(SVG), 'image/png'],
    ['a script', Buffer.from('alert(1)'), 'text/javascript'],
  ])('of %s is rejected', async (_, content, contentType) => {
    const path = `${ada.id}/${conversation}/${randomUUID()}`;
    const status = await getErrorStatus(files(ada).upload(path, content, { contentType }));
    expect(status).toBe('415');
  });

  it('larger than 25 MB is rejected before it is sent', async () => {
    const objectName = `${ada.id}/${conversation}/${randomUUID()}`;
    const where = { bucketName: 'message-files', objectName, contentType: 'image/png' };
    const headers = await bearerOf(ada.client);
    const large = Buffer.concat([PNG, Buffer.alloc(26 * 1024 * 1024)]);
    expect((await uploadResumable(large, where, { headers })).refusal?.status).toBe(413);
  });

  it.each([
    'run.exe',
    'invoice.pdf.exe',
    'picture.html',
    'picture',
    'picture.svg',
    'rent.pdf',
    'x\u202egnp.exe',
  ])("of an image can't be sent under the name %s", async (name) => {
    const { id } = await upload(ada);
    expect(await codeOf(send(ada, { files: [{ id, name }] }))).toBe('HXMFT');
  });

  it.each(['../../etc/one.png', 'a\\b.png', 'line\nbreak.png', '\u202egnp.png'])(
    "can't be sent under a name with a path or direction characters: %j",
    async (name) => {
      const { id } = await upload(ada);
      expect(await codeOf(send(ada, { files: [{ id, name }] }))).toBe('23514');
    },
  );

  it('between two users when one has blocked the other is rejected', async () => {
    const dan = await person('buyer');
    const talk = await beginConversation([ada, dan]);
    await succeed(
      dan.client.from('user_blocks').insert({ user_id: dan.id, blocked_id: ada.id }).select(),
    );
    const path = `${ada.id}/${talk}/${randomUUID()}`;
    const { error } = await files(ada).upload(path, PNG, { contentType: 'image/png' });
    expect(error).not.toBeNull();
    const { id } = await upload(ada);
    const more = { conversation_id: talk, message_text: 'x', files: [{ id, name: 'one.png' }] };
    expect(await codeOf(send(ada, more))).toBe('HXBLK');
  });
});

describe('a forwarded message', () => {
  it("can't be forged or changed afterwards", async () => {
    const forged = {
      conversation_id: conversation,
      sender_id: ada.id,
      message_text: 'I sell for a dollar.',
      forwarded: { name: 'Ben' },
    };
    await expectRefused(ada.client.from('conversation_messages').insert(forged));
    const source = await succeed(send(ben, { message_text: 'I sell for ten million.' }));
    const id = await succeed(send(ada, { message_text: 'A dollar.', forwarded_from: source }));
    const rows = () => ada.client.from('conversation_messages');
    const [row] = await succeed(rows().select().eq('id', id));
    expect(row).toMatchObject({ message_text: 'I sell for ten million.', sender_id: ada.id });
    const change = rows().update({ message_text: 'I sell for a dollar.' }).eq('id', id);
    expect(await codeOf(change)).toBe('HXMFE');
    await expectRefused(
      rows()
        .update({ forwarded: { name: 'Cleo' } })
        .eq('id', id),
    );
  });

  it("can't come from others' conversation, or from a deleted message", async () => {
    const source = await succeed(send(ben, { message_text: 'Between us' }));
    const own = await beginConversation([thief, await person('buyer')]);
    const steal = { conversation_id: own, forwarded_from: source };
    await expectRefused(send(thief, steal));
    await succeed(ben.client.rpc('delete_message', { message_id: source }));
    expect(await codeOf(send(ada, { forwarded_from: source }))).toBe('HXMFW');
  });

  it('contains exactly the files that were sent', async () => {
    const { id: of, path, message } = await sendFile(ben);
    const stranger = await beginConversation([ada, thief]);
    const forward = (files: object[]) =>
      codeOf(send(ada, { conversation_id: stranger, forwarded_from: message, files }));
    const forged = Buffer.from(PNG);
    forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1;
    const own = randomUUID();
    const place = `${ada.id}/${stranger}/${own}`;
    await succeed(files(ada).upload(place, forged, { contentType: 'image/png' }));
    expect(await forward([])).toBe('HXMFM');
    expect(await forward([{ id: own, of }])).toBe('HXMFM');
    const copy = randomUUID();
    const stolen = files(thief).copy(path, `${thief.id}/${stranger}/${copy}`);
    expect(await getErrorStatus(stolen)).toBe('404');
    await succeed(files(ada).copy(path, `${ada.id}/${stranger}/${copy}`));
    expect(await forward([{ id: copy, of: own }])).toBe('HXMFM');
    // The file keeps its original name, whatever is requested.
    expect(await forward([{ id: copy, of, name: 'run.exe' }])).toBeUndefined();
    const rows = thief.client.from('message_attachments').select('name').eq('id', copy);
    expect(await succeed(rows)).toEqual([{ name: 'one.png' }]);
  });

  it('shows its author only to users connected to them', async () => {
    const named = service().from('profiles').update({ full_name: 'Ben Broker' }).eq('id', ben.id);
    await succeed(named.select('id'));
    const source = await succeed(send(ben, { message_text: 'The roof is new.' }));
    const stranger = await beginConversation([ada, thief]);
    const hidden = await succeed(send(ada, { conversation_id: stranger, forwarded_from: source }));
    const shown = await succeed(send(ada, { forwarded_from: source }));
    const rows = () => ada.client.from('conversation_messages').select('forwarded');
    expect(await succeed(rows().eq('id', hidden))).toEqual([{ forwarded: { name: null } }]);
    expect(await succeed(rows().eq('id', shown))).toEqual([{ forwarded: { name: 'Ben Broker' } }]);
  });
});

describe("another user's group", () => {
  it("can't be renamed, lose members or get system messages except by its owner", async () => {
    const conversation_id = await beginConversation([ada, ben, thief], 'group');
    for (const { client } of [ben, await person('buyer')]) {
      const rename = await codeOf(client.rpc('rename_group', { conversation_id, subject: 'Mine' }));
      expect(['HXMGO', '42501']).toContain(rename);
      const out = client.rpc('remove_participant', { conversation_id, person: thief.id });
      expect(['HXMGO', '42501']).toContain(await codeOf(out));
      const row = { conversation_id, message_text: 'Ada left.', message_type: 'system' };
      await expectRefused(client.from('conversation_messages').insert(row));
      const own = client.from('chat_conversations').update({ owner_id: ben.id });
      await expectRefused(own.eq('id', conversation_id));
    }
    const out = ada.client.rpc('remove_participant', { conversation_id, person: ada.id });
    expect(await codeOf(out)).toBe('HXMGO');
  });
});

describe('a scheduled message', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  const due = async (id: string) => {
    const past = { send_at: new Date(Date.now() - 1000).toISOString() };
    await succeed(service().from('scheduled_messages').update(past).eq('id', id).select('id'));
  };
  const schedule = async (who: Person, conversation_id: string) => {
    const row = { conversation_id, message_text: 'Boo', send_at: inAnHour() };
    return (await succeed(who.client.from('scheduled_messages').insert(row).select('id').single()))
      .id;
  };
  const outcome = async (id: string) => {
    const rows = service().from('scheduled_messages').select('failure').eq('id', id);
    return (await succeed(rows))[0]?.failure;
  };

  it('is not sent if its author was blocked, left or suspended', async () => {
    const [cleo, dan] = await Promise.all([person('buyer'), subscriber('professional')]);
    const two = await beginConversation([dan, cleo]);
    const group = await beginConversation([dan, cleo, ada], 'group');
    const away = await person('buyer');
    const third = await beginConversation([dan, away]);
    const ids = [await schedule(dan, two), await schedule(dan, group), await schedule(away, third)];
    const block = { user_id: cleo.id, blocked_id: dan.id };
    await succeed(cleo.client.from('user_blocks').insert(block).select());
    await succeed(dan.client.rpc('leave_conversation', { conversation_id: group }));
    const suspended = { suspended_at: new Date().toISOString() };
    await succeed(service().from('profiles').update(suspended).eq('id', away.id).select('id'));
    for (const id of ids) await due(id);
    await queryDatabase('select private.send_scheduled_messages()');
    expect(await Promise.all(ids.map(outcome))).toEqual(['blocked', 'left', 'account']);
    const sent = service().from('conversation_messages').select('id').in('id', ids);
    expect(await succeed(sent)).toEqual([]);
  });

  it("can't attach another user's file, one twice, or one under a false name", async () => {
    const { id } = await upload(ada);
    const otherFile = await upload(ben);
    const later = (files: object[]) =>
      codeOf(
        ada.client.from('scheduled_messages').insert({
          conversation_id: conversation,
          message_text: 'Boo',
          send_at: inAnHour(),
          files: files as never,
        }),
      );
    const one = { id, name: 'one.png' };
    expect(await later([{ ...one, id: otherFile.id }])).toBe('HXMFM');
    expect(await later([{ ...one, id: `../${conversation}/${id}` }])).toBe('HXMFM');
    expect(await later([one, one])).toBe('HXMFM');
    expect(await later([{ ...one, name: 'invoice.exe' }])).toBe('HXMFT');
    expect(await later([{ ...one, name: '../../etc/one.png' }])).toBe('23514');
    expect(await later(Array.from({ length: 11 }, () => one))).toBe('HXMFN');
    expect(await later({ id } as never)).toBe('HXMFN');
  });

  it("can't be scheduled in others' conversation or in another user's name", async () => {
    const row = { conversation_id: conversation, message_text: 'Boo', send_at: inAnHour() };
    const rows = () => thief.client.from('scheduled_messages');
    await expectRefused(rows().insert(row));
    await expectRefused(rows().insert({ ...row, sender_id: ada.id }));
    const id = await schedule(ada, conversation);
    await expectNothing(rows().select().eq('id', id));
    await expectNothing(rows().update({ message_text: 'Hers' }).eq('id', id).select());
    await expectNothing(rows().delete().eq('id', id).select());
    await expectRefused(
      ada.client.from('scheduled_messages').update({ conversation_id: id }).eq('id', id),
    );
  });
});

it("search finds nothing in others' conversations", async () => {
  const searchTerm = `quarry${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  await succeed(send(ada, { message_text: `About the ${searchTerm}` }));
  const mark = Buffer.from(conversation.replaceAll('-', ''), 'hex').toString('base64').slice(0, 22);
  await beginConversation([thief, await person('buyer')]);
  for (const search of [
    searchTerm,
    `${mark}${searchTerm}`,
    `${mark}`,
    `'${mark}${searchTerm}' | x`,
  ]) {
    await expectNothing(thief.client.rpc('search_messages', { search }));
  }
  expect(await succeed(ben.client.rpc('search_messages', { search: searchTerm }))).toHaveLength(1);
});
