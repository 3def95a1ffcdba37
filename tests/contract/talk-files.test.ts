import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_MESSAGE_FILE_BYTES, MESSAGE_FILE_TYPES } from '#shared/texts/files.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, subscriber, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';
import { bigPng, PDF, PNG } from '../support/file-samples.ts';
import { bearerOf, startResumableUpload, uploadResumable } from '../support/resumable.ts';

let ada: Person;
let ben: Person;
let conversation: string;

beforeAll(async () => {
  [ada, ben] = await Promise.all([subscriber('professional'), person('broker')]);
  conversation = await startConversation(service(), [ada.id, ben.id]);
});

const files = (who: Person) => who.client.storage.from('message-files');
const pathOf = (who: Person, id: string) => `${who.id}/${conversation}/${id}`;

async function upload(who: Person, content: Buffer, contentType: string): Promise<string> {
  const id = randomUUID();
  expect((await files(who).upload(pathOf(who, id), content, { contentType })).error).toBeNull();
  return id;
}

const send = (who: Person, more: object = {}) =>
  who.client.rpc('send_message', {
    conversation_id: conversation,
    message_id: randomUUID(),
    ...more,
  });

const pageOf = (who: Person) =>
  succeed(who.client.rpc('conversation_page', { conversation_id: conversation }));

test('accepts the same file types in the database, the bucket and the screens', async () => {
  const [row] = await queryDatabase(`
    select (select jsonb_object_agg(t.type, t.endings) from private.message_file_types() t) as types,
      (select jsonb_agg(t order by t collate "C") from unnest(b.allowed_mime_types) t) as allowed, b.file_size_limit::integer as most, b.public as "isPublic"
    from storage.buckets b where b.id = 'message-files'`);
  expect(row?.types).toEqual(MESSAGE_FILE_TYPES);
  expect(row?.allowed).toEqual(Object.keys(MESSAGE_FILE_TYPES).toSorted());
  expect(row).toMatchObject({ most: MAX_MESSAGE_FILE_BYTES, isPublic: false });
});

describe('message with attachments', () => {
  test('includes them in order and by name, readable by the recipient', async () => {
    const picture = await upload(ada, PNG, 'image/png');
    const report = await upload(ada, PDF, 'application/pdf');
    const message = await succeed(
      send(ada, {
        files: [
          { id: report, name: 'Rent roll März.pdf' },
          { id: picture, name: 'façade.png' },
        ],
      }),
    );
    const found = (await pageOf(ben)).find(({ id }) => id === message);
    expect(found).toMatchObject({
      message_type: 'file',
      attachments: [
        { id: report, name: 'Rent roll März.pdf', type: 'application/pdf', size: PDF.length },
        { id: picture, name: 'façade.png', type: 'image/png' },
      ],
    });
    const content = await succeed(files(ben).download(pathOf(ada, report)));
    expect(Buffer.from(await content.arrayBuffer()).equals(PDF)).toBe(true);
    const [listed] = await succeed(
      ben.client.rpc('my_conversations', { conversation_id: conversation }),
    );
    expect(listed?.last_message).toMatchObject({ file_count: 2 });
  });

  test('is stored once however often it is sent', async () => {
    const id = await upload(ada, PNG, 'image/png');
    const message_id = randomUUID();
    const again = () => send(ada, { message_id, files: [{ id, name: 'one.png' }] });
    const results = await Promise.all([again(), again(), again()]);
    expect(results.map(({ data }) => data)).toEqual([message_id, message_id, message_id]);
    expect((await pageOf(ben)).filter((row) => row.id === message_id)).toHaveLength(1);
  });

  test('is not sent if one of its files is missing', async () => {
    const id = await upload(ada, PNG, 'image/png');
    const both = [
      { id, name: 'one.png' },
      { id: randomUUID(), name: 'two.png' },
    ];
    const message_id = randomUUID();
    expect((await send(ada, { message_id, files: both })).error?.code).toBe('HXMFM');
    expect((await pageOf(ada)).some((row) => row.id === message_id)).toBe(false);
    expect((await send(ada, { message_id, files: both.slice(0, 1) })).error).toBeNull();
  });

  test('resumes an upload after an interruption', async () => {
    const id = randomUUID();
    const content = bigPng(300_000);
    const where = {
      bucketName: 'message-files',
      objectName: pathOf(ada, id),
      contentType: 'image/png',
    };
    const headers = await bearerOf(ada.client);
    const uploadUrl = await startResumableUpload(content, where, { headers });
    expect((await uploadResumable(content, where, { headers, uploadUrl })).refusal).toBeUndefined();
    expect((await send(ada, { files: [{ id, name: 'roof.png' }] })).error).toBeNull();
  });

  test('hides its files when deleted, and unsent uploads are removed', async () => {
    const id = await upload(ada, PNG, 'image/png');
    const message_id = await succeed(send(ada, { files: [{ id, name: 'one.png' }] }));
    await succeed(ada.client.rpc('delete_message', { message_id }));
    expect((await files(ben).download(pathOf(ada, id))).error).not.toBeNull();
    expect((await pageOf(ben)).find((row) => row.id === message_id)?.attachments).toEqual([]);
    const unsent = await upload(ada, PNG, 'image/png');
    await succeed(files(ada).remove([pathOf(ada, unsent)]));
    expect((await files(ada).exists(pathOf(ada, unsent))).data).toBe(false);
  });
});

test('forwards a message with copies of its files that the other conversation can read', async () => {
  const cleo = await person('buyer');
  const other = await startConversation(service(), [ada.id, cleo.id]);
  const [picture, report] = [
    await upload(ben, PNG, 'image/png'),
    await upload(ben, PDF, 'application/pdf'),
  ];
  const source = await succeed(
    send(ben, {
      files: [
        { id: picture, name: 'roof.png' },
        { id: report, name: 'Rent roll.pdf' },
      ],
    }),
  );
  const copies = [randomUUID(), randomUUID()] as const;
  const copyTo = (id: string) => `${ada.id}/${other}/${id}`;
  await succeed(files(ada).copy(pathOf(ben, picture), copyTo(copies[0])));
  await succeed(files(ada).copy(pathOf(ben, report), copyTo(copies[1])));
  const forward = {
    conversation_id: other,
    message_id: randomUUID(),
    forwarded_from: source,
    files: [
      { id: copies[1], of: report },
      { id: copies[0], of: picture },
    ],
  };
  await succeed(send(ada, forward));
  expect(await succeed(send(ada, forward))).toBe(forward.message_id);
  const page = await succeed(cleo.client.rpc('conversation_page', { conversation_id: other }));
  expect(page).toMatchObject([
    {
      message_type: 'file',
      forwarded: { name: null },
      attachments: [{ name: 'roof.png' }, { name: 'Rent roll.pdf' }],
    },
  ]);
  expect((await files(cleo).download(copyTo(copies[1]))).data?.size).toBe(PDF.length);
  // The original is deleted; the copies stay.
  await succeed(ben.client.rpc('delete_message', { message_id: source }));
  expect((await files(cleo).download(copyTo(copies[0]))).data?.size).toBe(PNG.length);
});

describe('a group', () => {
  const groupOf = async () => {
    const cleo = await person('buyer');
    await succeed(
      service().from('profiles').update({ full_name: 'Cleo' }).eq('id', cleo.id).select('id'),
    );
    const people = [ada.id, ben.id, cleo.id];
    const more = { conversation_type: 'group', subject: 'Maple Court' } as const;
    const id = await startConversation(service(), people, more);
    const started = ada.client.from('chat_conversations').select('*').eq('id', id).single();
    return { cleo, group: await succeed(started) };
  };
  const listMessageTexts = async (id: string) =>
    (await succeed(ada.client.rpc('conversation_page', { conversation_id: id }))).map(
      ({ message_text }) => message_text,
    );

  test('is owned by its creator, who names it and removes people', async () => {
    const { cleo, group } = await groupOf();
    expect(group.owner_id).toBe(ada.id);
    const conversation_id = group.id;
    expect(
      await succeed(ada.client.rpc('rename_group', { conversation_id, subject: ' Oak House ' })),
    ).toBe('Oak House');
    expect(
      await succeed(ada.client.rpc('remove_participant', { conversation_id, person: cleo.id })),
    ).toBe(true);
    expect((await listMessageTexts(conversation_id)).at(-1)).toMatch(/ removed Cleo\.$/);
    expect(await succeed(ben.client.rpc('my_conversations', { conversation_id }))).toMatchObject([
      { unread_count: 0, subject: 'Oak House', owner_id: ada.id },
    ]);
  });

  test('gets a new owner when the owner leaves, and shows who left', async () => {
    const { group } = await groupOf();
    await succeed(ada.client.rpc('leave_conversation', { conversation_id: group.id }));
    const [row] = await succeed(ben.client.rpc('my_conversations', { conversation_id: group.id }));
    expect(row?.owner_id).not.toBe(ada.id);
    expect(row?.last_message).toMatchObject({ message_type: 'system' });
  });

  test('can be started with people from shared conversations', async () => {
    const names = (await succeed(ada.client.rpc('known_people'))).map(({ id }) => id);
    expect(names).toContain(ben.id);
    expect(names).not.toContain(ada.id);
  });
});

describe('scheduled message', () => {
  const rows = (who: Person) => who.client.from('scheduled_messages');
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  const schedule = (who: Person, message_text: string) =>
    succeed(
      rows(who)
        .insert({ conversation_id: conversation, message_text, send_at: inAnHour() })
        .select('id')
        .single(),
    );
  const due = async (id: string) => {
    const past = { send_at: new Date(Date.now() - 1000).toISOString() };
    await succeed(service().from('scheduled_messages').update(past).eq('id', id).select('id'));
  };
  /** Waits for the backend's own job. */
  const arrival = async (id: string) => {
    // Queries the database directly, since polling a page of the conversation over HTTP fifty times a second is
    // expensive.
    const arrived = `select id from public.conversation_messages where id = '${id}'`;
    await expect.poll(() => queryDatabase(arrived), { timeout: 30_000 }).toHaveLength(1);
  };

  test('is visible only to its author, who can change or cancel it until it is sent once', async () => {
    const { id } = await schedule(ada, 'Good morning');
    expect(await succeed(rows(ben).select())).toEqual([]);
    await succeed(rows(ada).update({ message_text: 'Good evening' }).eq('id', id).select('id'));
    const cancelled = await schedule(ada, 'Never mind');
    await succeed(rows(ada).delete().eq('id', cancelled.id).select('id'));
    await due(id);
    await arrival(id);
    expect((await pageOf(ben)).filter((row) => row.id === id)).toMatchObject([
      { message_text: 'Good evening', sender_id: ada.id, is_unread: true },
    ]);
    expect(await succeed(rows(ada).select().eq('id', id))).toEqual([]);
  });

  test('takes its files along, which stay private until then', async () => {
    const id = await upload(ada, PDF, 'application/pdf');
    const row = {
      conversation_id: conversation,
      message_text: '',
      send_at: inAnHour(),
      files: [{ id, name: 'Rent roll.pdf', path: 'x' }],
    };
    const { id: later, files: savedFiles } = await succeed(
      rows(ada).insert(row).select('id, files').single(),
    );
    expect(savedFiles).toEqual([{ id, name: 'Rent roll.pdf' }]);
    const old = `update storage.objects set created_at = now() - interval '2 days' where name = '${pathOf(ada, id)}'`;
    await queryDatabase(`${old} returning id`);
    expect(
      await queryDatabase('select * from private.list_orphaned_files(1000)'),
    ).not.toContainEqual({
      bucket: 'message-files',
      name: pathOf(ada, id),
    });
    expect((await files(ben).download(pathOf(ada, id))).error).not.toBeNull();
    await due(later);
    await queryDatabase('select private.send_scheduled_messages()');
    expect((await pageOf(ben)).filter((one) => one.id === later)).toMatchObject([
      { message_type: 'file', attachments: [{ id, name: 'Rent roll.pdf' }] },
    ]);
    expect((await files(ben).download(pathOf(ada, id))).data?.size).toBe(PDF.length);

    const dropped = await upload(ada, PNG, 'image/png');
    const again = { ...row, files: [{ id: dropped, name: 'one.png' }] };
    const cancelled = await succeed(rows(ada).insert(again).select('id').single());
    expect(await succeed(files(ada).remove([pathOf(ada, dropped)]))).toEqual([]);
    await succeed(rows(ada).delete().eq('id', cancelled.id).select('id'));
    expect(await succeed(files(ada).remove([pathOf(ada, dropped)]))).toHaveLength(1);
  });

  test('is rejected for a past time or one more than a year away', async () => {
    for (const send_at of ['2020-01-01', '2099-01-01']) {
      const row = { conversation_id: conversation, message_text: 'x', send_at };
      expect((await rows(ada).insert(row)).error?.code).toBe('HXMSL');
    }
  });
});

test("finds terms and their beginnings in all of the caller's conversations", async () => {
  const word = `quarry${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  await succeed(send(ada, { message_text: `The ${word}stone façade needs pointing` }));
  const found = await succeed(ben.client.rpc('search_messages', { search: `${word} FAÇ` }));
  expect(found).toMatchObject([{ conversation_id: conversation, sender_id: ada.id }]);
  expect(found[0]?.excerpt).toContain(word);
  expect(await succeed(ben.client.rpc('search_messages', { search: `${word} roof` }))).toEqual([]);
  for (const search of ['', "' | \\", `${word}':* | x`, '!!&|<->']) {
    expect((await ben.client.rpc('search_messages', { search })).error).toBeNull();
  }
});

test('searches a long conversation and others, with each message once and the newest first', async () => {
  const word = `gable${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  const first = `${word}first`;
  await succeed(send(ada, { message_text: first }));
  const rows = Array.from({ length: 450 }, (_, number) => ({
    conversation_id: conversation,
    sender_id: ada.id,
    message_text: number % 10 ? `Note ${number}` : `The ${word} ${number}`,
  }));
  await succeed(service().from('conversation_messages').insert(rows).select('id'));
  const other = await startConversation(service(), [ada.id, (await person('broker')).id]);
  await succeed(send(ada, { conversation_id: other, message_text: `Again ${word}` }));
  const found: { excerpt: string; created_at: string }[] = [];
  let after: string | null = null;
  do {
    const page: { excerpt: string; created_at: string; cursor: string }[] = await succeed(
      ada.client.rpc('search_messages', { search: word, page_size: 20, ...(after && { after }) }),
    );
    found.push(...page);
    after = page.length === 20 ? (page.at(-1)?.cursor ?? null) : null;
  } while (after);
  const expected = [
    `Again ${word}`,
    ...rows
      .map(({ message_text }) => message_text)
      .filter((text) => text.startsWith('The'))
      .reverse(),
    first,
  ];
  expect(found.map(({ excerpt }) => excerpt)).toEqual(expected);
  const [rare] = await succeed(ada.client.rpc('search_messages', { search: first }));
  expect(rare?.excerpt).toBe(first);
});
