import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { callConnector, codeOf, connectorSteps, findConnection } from '../support/connectors.ts';
import { docusignData, docusignFixture, resetDocusignData } from '../support/docusign-fixture.ts';
import { PDF } from '../support/file-samples.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';

/* Documents go the whole way: room, request, envelope, signatures, and back into the room. DocuSign is a local server written
   from its public specification. */

let own: SeparateBackend;
let stub: VendorStub;
let steps: ReturnType<typeof connectorSteps>;

beforeAll(async () => {
  stub = await startVendorStub([docusignFixture]);
  own = await startSeparateBackend({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } });
  steps = connectorSteps(own, stub);
});
beforeEach(() => {
  resetDocusignData();
  Object.assign(stub.state, { refusesRefresh: false, expiresIn: 3600, next: [] });
});
afterAll(async () => {
  stub?.close();
  await own?.close();
});

const SETTINGS = { streams: ['envelopes'], organization: 'production' };

interface TestRoom {
  readonly broker: NewUser;
  readonly id: string;
  readonly folder: string;
  readonly group: string;
  readonly version: string;
  readonly signer: string;
}

/** A room with one clean PDF that one person without an NDA can open. */
async function openRoom(
  email = `signer-${randomUUID().slice(0, 8)}@cedar.example`,
): Promise<TestRoom> {
  const broker = await newUser({ at: own, confirmed: true, userMetadata: { user_type: 'broker' } });
  const { client } = broker;
  const { data: sale } = await client
    .from('transactions')
    .insert({ property_name: 'Maple Court' })
    .select('id')
    .single();
  const transaction = { p_transaction_id: sale?.id ?? '' };
  expect((await client.rpc('begin_room', transaction)).error).toBeNull();
  const view = (await client.rpc('room_view', transaction)).data as unknown as {
    id: string;
    root_id: string;
  };
  const group = randomUUID();
  const signer = randomUUID();
  await client.rpc('save_room_group', {
    p_room_id: view.id,
    p_id: group,
    p_name: 'Buyer',
    p_side: 'buyer',
    p_adds: false,
    p_signs: false,
  });
  await client.rpc('save_room_member', {
    p_room_id: view.id,
    p_id: signer,
    p_group_id: group,
    p_name: 'Bea Buyer',
    p_email: email,
    p_expires_at: null as unknown as string,
    p_is_ended: false,
  });
  const { data } = await client.rpc('room_folder', { p_folder_id: view.root_id });
  const folder = (data as unknown as { items: { id: string }[] }).items[0]?.id ?? '';
  await client.rpc('set_room_right', { p_group_id: group, p_item_id: folder, p_level: 1 });
  const version = randomUUID();
  const content = new Blob([PDF], { type: 'application/pdf' });
  const sent = await client.storage.from('room-files').upload(`${view.id}/${version}`, content);
  expect(sent.error).toBeNull();
  const filed = await client.rpc('file_room_version', {
    p_folder_id: folder,
    p_item_id: null as unknown as string,
    p_id: version,
    p_name: 'Letter of intent.pdf',
  });
  expect(filed.error).toBeNull();
  await release(version);
  return { broker, id: view.id, folder, group, version, signer };
}
const release = (version: string) =>
  clientFor(own, own.secretKey).rpc('complete_room_version_check', {
    p_version_id: version,
    p_sha256: 'ab'.repeat(32),
    p_pages: 1,
    p_text: 'letter of intent',
    p_findings: [] as never,
  });

const ask = (client: Client, room: TestRoom, id: string = randomUUID(), more: object = {}) =>
  client.rpc('send_room_version_to_sign', {
    p_id: id,
    p_room_id: room.id,
    p_version_id: room.version,
    p_signer_ids: [room.signer],
    p_message: 'Please sign by Friday.',
    ...more,
  });

interface SigningRequest {
  readonly id: string;
  readonly state: string;
  readonly fault: string | null;
}
const requestsOf = async ({ broker: { client }, id }: TestRoom) =>
  (
    (await client.rpc('get_room_signing', { p_room_id: id })).data as unknown as {
      requests: readonly SigningRequest[];
    }
  ).requests;
const filesOf = async ({ broker: { client }, folder }: TestRoom) =>
  (
    (await client.rpc('room_folder', { p_folder_id: folder })).data as unknown as {
      items: readonly { name: string; state: string | null; latest_id: string }[];
    }
  ).items.filter(({ name }) => name.endsWith('.pdf'));
/** As if the last status was asked for a quarter of an hour ago. */
const makeDue = () =>
  steps.run(`update private.room_envelopes set checked_at = now() - interval '16 minutes'`);

async function connectRoom(room: TestRoom): Promise<string> {
  const id = await steps.connect(room.broker.client, 'docusign', SETTINGS);
  await steps.settle(room.broker.client, id);
  return id;
}

describe('DocuSign', () => {
  it('sends a document, tracks it, and files the signed copy next to it', async () => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    expect((await ask(client, room)).error).toBeNull();
    const sent = await steps.settle(client, id);
    expect(sent.syncs[0]).toMatchObject({ added: 1, refused: 0, failure: null });
    expect(docusignData.envelopes).toMatchObject([
      {
        emailSubject: 'Letter of intent.pdf',
        emailBlurb: 'Please sign by Friday.',
        documents: [{ name: 'Letter of intent.pdf', documentBase64: PDF.toString('base64') }],
        recipients: { signers: [{ name: 'Bea Buyer', routingOrder: '1' }] },
      },
    ]);
    expect(await requestsOf(room)).toMatchObject([{ state: 'sent', fault: null }]);
    const before = stub.calls.length;
    await steps.sync(client, id);
    // The status is asked for at most four times an hour.
    expect(stub.calls.length).toBe(before);
    if (docusignData.envelopes[0]) docusignData.envelopes[0].status = 'completed';
    await makeDue();
    await steps.sync(client, id);
    expect(await requestsOf(room)).toMatchObject([{ state: 'completed', fault: null }]);
    const files = await filesOf(room);
    expect(files.map(({ name }) => name).toSorted()).toEqual([
      'Letter of intent, signed.pdf',
      'Letter of intent.pdf',
    ]);
    // It can't be read before it's scanned.
    expect(files.find(({ name }) => name.includes('signed'))?.state).toBe('checking');
    const { data } = await client.rpc('room_audit', { p_room_id: room.id });
    const kinds = (data as unknown as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['sent_to_sign', 'signed_outside']));
  });

  it.each([
    ['completed', 'Letter of intent.pdf was signed by everyone'],
    ['declined', 'Letter of intent.pdf was declined by a signer'],
  ])('notifies only managers of the room when a document is %s', async (status, title) => {
    const room = await openRoom();
    const reader = await newUser({ at: own, confirmed: true });
    await steps.run(
      `update public.deal_room_members set email = '${reader.email}' where id = '${room.signer}'`,
    );
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    await steps.settle(client, id);
    if (docusignData.envelopes[0]) docusignData.envelopes[0].status = status;
    await makeDue();
    await steps.sync(client, id);
    await makeDue();
    await steps.sync(client, id);
    const noticesOf = async (person: Client) =>
      (await person.from('notifications').select('title').eq('kind', 'room_signature')).data;
    expect(await noticesOf(client)).toEqual([{ title }]);
    expect(await noticesOf(reader.client)).toEqual([]);
  });

  it('can be requested only by room managers, for people who can open the document', async () => {
    const room = await openRoom();
    const other = await openRoom();
    await connectRoom(room);
    expect((await ask(other.broker.client, room)).error?.code).toBe('42501');
    expect((await ask(other.broker.client, other)).error?.code).toBe('HXRSC');
    const { client } = room.broker;
    const refusals = [
      [{ p_signer_ids: [] }, 'HXRSS'],
      [{ p_signer_ids: [other.signer] }, 'HXRSS'],
      [{ p_signer_ids: [room.signer, room.signer, other.signer] }, 'HXRSS'],
      [{ p_version_id: other.version }, 'HXRSD'],
      [{ p_version_id: randomUUID() }, 'HXRSD'],
    ] as const;
    for (const [more, code] of refusals) {
      expect((await ask(client, room, randomUUID(), more)).error?.code).toBe(code);
    }
    await client.rpc('set_room_right', {
      p_group_id: room.group,
      p_item_id: room.folder,
      p_level: 0,
    });
    expect((await ask(client, room)).error?.code).toBe('HXRSS');
    for (const name of ['get_room_signing', 'room_people'] as const) {
      const { error } = await other.broker.client.rpc(name, { p_room_id: room.id });
      expect(error?.code).toBe('42501');
    }
    expect(docusignData.envelopes).toEqual([]);
  });

  it('checks rights again before sending', async () => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    await steps.run(
      `update public.deal_room_members set ended_at = now() where id = '${room.signer}'`,
    );
    await steps.settle(client, id);
    expect(docusignData.envelopes).toEqual([]);
    expect(await requestsOf(room)).toMatchObject([{ state: 'failed', fault: 'not_allowed' }]);
  });

  it('sends one envelope even if a response is lost', async () => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    stub.state.dropsNextPost = true;
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'vendor_unavailable' });
    expect(await steps.sync(client, id)).toMatchObject({ failure: null });
    expect(docusignData.envelopes).toHaveLength(1);
    expect(await requestsOf(room)).toMatchObject([{ state: 'sent' }]);
  });

  it('voids a canceled request, unless everyone signed first', async () => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await ask(client, room, one);
    await ask(client, room, two);
    await steps.settle(client, id);
    await ask(client, room, three);
    const isOf = (request: string) => (envelope: (typeof docusignData.envelopes)[number]) =>
      envelope.customFields.textCustomFields[0]?.value === request;
    const signed = docusignData.envelopes.find(isOf(two));
    if (signed) signed.status = 'completed';
    expect((await client.rpc('cancel_room_envelope', { p_id: one })).data).toBe('canceling');
    expect((await client.rpc('cancel_room_envelope', { p_id: two })).data).toBe('canceling');
    expect((await client.rpc('cancel_room_envelope', { p_id: three })).data).toBe('canceled');
    await steps.sync(client, id);
    expect(docusignData.envelopes.find(isOf(one))?.status).toBe('voided');
    const states = Object.fromEntries((await requestsOf(room)).map((r) => [r.id, r.state]));
    expect(states).toEqual({ [one]: 'canceled', [two]: 'completed', [three]: 'canceled' });
    const again = await client.rpc('cancel_room_envelope', { p_id: one });
    expect(again.error?.code).toBe('HXRSN');
    const stranger = await steps.broker();
    const denied = await stranger.client.rpc('cancel_room_envelope', { p_id: two });
    expect(denied.error?.code).toBe('HXRSN');
  });

  it('ends a request with a reason when DocuSign refuses it, someone declines, or it is disconnected', async () => {
    const room = await openRoom(`invalid-${randomUUID().slice(0, 8)}@cedar.example`);
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    expect((await steps.settle(client, id)).syncs[0]).toMatchObject({ refused: 1 });
    expect(await requestsOf(room)).toMatchObject([{ state: 'failed', fault: 'signer_refused' }]);
    await steps.run(
      `update public.deal_room_members set email = 'bea-${randomUUID().slice(0, 8)}@cedar.example' where id = '${room.signer}'`,
    );
    await ask(client, room);
    await steps.sync(client, id);
    if (docusignData.envelopes[0]) docusignData.envelopes[0].status = 'declined';
    await makeDue();
    await steps.sync(client, id);
    expect((await requestsOf(room))[0]).toMatchObject({ state: 'declined' });
    await ask(client, room);
    await client.rpc('disconnect_connector', { p_id: id });
    expect((await requestsOf(room))[0]).toMatchObject({ state: 'failed', fault: 'disconnected' });
  });

  it.each([
    ['another host', () => Object.assign(docusignData, { server: 'https://evil.example' })],
    ['plain HTTP', () => Object.assign(docusignData, { server: 'http://na3.docusign.net' })],
    [
      'a look-alike',
      () => Object.assign(docusignData, { server: 'https://docusign.net.evil.example' }),
    ],
  ])('is not connected if userinfo names %s', async (_name, change) => {
    const { client } = await steps.broker();
    change();
    const id = randomUUID();
    await steps.save(client, 'docusign', id, SETTINGS);
    const query = await steps.authorize(client, id);
    const answer = await callConnector(client, { action: 'finish', query });
    expect(await codeOf(answer)).toBe('HXVCR');
    expect(await findConnection(client, id)).toMatchObject({ state: 'draft' });
    expect(stub.calls.filter(({ host }) => host.includes('evil'))).toEqual([]);
  });

  it.each([
    ['a page instead of a PDF', { body: null, file: Buffer.from('<html>signed</html>') }],
    ['nothing', { body: undefined }],
  ])('files nothing if the signed document is %s', async (_name, answer) => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    await steps.settle(client, id);
    const [envelope] = docusignData.envelopes;
    await makeDue();
    stub.state.next = [{ body: { envelopeId: envelope?.envelopeId, status: 'completed' } }, answer];
    expect(await steps.sync(client, id)).toMatchObject({ failure: 'invalid_response' });
    expect(await requestsOf(room)).toMatchObject([{ state: 'sent' }]);
    expect(await filesOf(room)).toHaveLength(1);
  });

  it('waits when DocuSign limits requests', async () => {
    const room = await openRoom();
    const { client } = room.broker;
    const id = await connectRoom(room);
    await ask(client, room);
    const errorCode = 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED';
    stub.state.next = [{ status: 400, body: { errorCode, message: 'Hourly limit.' } }];
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'rate_limited' });
    expect(await requestsOf(room)).toMatchObject([{ state: 'requested' }]);
  });
});
