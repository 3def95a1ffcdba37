import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../../../supabase/functions/_shared/function-env.ts';
import { handle as signOutside } from '../../../supabase/functions/sign-outside/handler.ts';
import { handle as hear } from '../../../supabase/functions/signing-events/handler.ts';
import { anonymous, backend, skipOnHostedBackend } from '../../support/backend.ts';
import { startDropboxSignStub } from '../../support/dropbox-sign-stub.ts';

import { type Reader, Room, reader } from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

const KEY = 'an-account-key-that-no-one-can-guess-123';
const TEXT = 'What is agreed between us is agreed. '.repeat(80);
const ACKNOWLEDGMENT = 'Hello API Event Received';

type SigningStub = Awaited<ReturnType<typeof startDropboxSignStub>>;
let service: SigningStub;

beforeAll(async () => {
  skipOnHostedBackend('the service that signs is a stand-in on this machine');
  service = await startDropboxSignStub(KEY);
});
afterAll(async () => await service?.close());

const env = (secrets: Record<string, string> = {}): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  secrets: { HAVEN_SIGN_API_KEY: KEY, HAVEN_SIGN_API_URL: service.url, ...secrets },
});

const tokenOf = async ({ client }: Pick<Reader, 'client'>) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

const call = async (who: Pick<Reader, 'client'>, body: object, secrets = {}) =>
  signOutside(
    new Request('http://product.example/functions/v1/sign-outside', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(who)}` },
      body: JSON.stringify(body),
    }),
    env(secrets),
  );

/** Runs what the schedule does every minute. */
const work = () =>
  signOutside(
    new Request('http://product.example/functions/v1/sign-outside', {
      method: 'POST',
      headers: { apikey: backend().secretKey },
    }),
    env(),
  );

interface Signing {
  readonly id: string;
  readonly state: string;
  readonly fault: string | null;
  readonly paper_sha256: string | null;
}

const signings = async ({ client }: Pick<Reader, 'client'>) =>
  (await succeed(client.rpc('my_outside_signings'))) as unknown as Signing[];
const stateOf = async (who: Reader, id: string) =>
  (await signings(who)).find((one) => one.id === id);
const signatures = async ({ client }: Pick<Reader, 'client'>) =>
  (await succeed(client.rpc('my_signatures'))) as unknown as {
    readonly id: string;
    readonly hash: string;
    readonly consent: string;
    readonly body: string;
  }[];

/** Makes a scheduled item due now. */
const due = (id: string) =>
  queryDatabase(
    `update private.outside_signings set due_at = now(), claimed_until = null where id = '${id}'`,
  );

async function startSigning(who: Reader, changes: Record<string, unknown> = {}) {
  const id = randomUUID();
  const signingRequest = {
    id,
    kind: 'buyer_agreement',
    title: 'Buyer agreement',
    body: TEXT,
    name: 'Ada Lovelace',
  };
  const reply = await call(who, { ask: { ...signingRequest, ...changes } });
  return {
    id,
    answer: reply,
    envelope: service.sent().find(({ metadata }) => metadata.haven === id),
  };
}

async function sentBy(who: Reader) {
  const { id, envelope } = await startSigning(who);
  if (envelope === undefined) throw new Error('It was not sent.');
  return { id, envelope };
}

describe('external signing', () => {
  it('is not offered and has no webhook unless configured', async () => {
    const who = await reader();
    expect(await (await call(who, {}, { HAVEN_SIGN_API_KEY: '' })).json()).toEqual({
      service: null,
    });
    expect(
      await (await call(who, {}, { HAVEN_SIGN_API_URL: 'http://sign.example' })).json(),
    ).toEqual({
      service: null,
    });
    expect(await (await call(who, {})).json()).toEqual({ service: 'Dropbox Sign' });
    const functions = `${backend().url}/functions/v1`;
    const headers = {
      Authorization: `Bearer ${await tokenOf(who)}`,
      apikey: backend().publishableKey,
    };
    const real = await fetch(`${functions}/sign-outside`, { method: 'POST', headers, body: '{}' });
    expect(await real.json()).toEqual({ service: null });
    expect((await fetch(`${functions}/signing-events`, { method: 'POST' })).status).toBe(404);
  });

  it('opens a room once its text is signed there, and counts like any signature', async () => {
    const room = await Room.begin('Outside Court');
    const group = await room.group('Bidders');
    const ada = await reader();
    await room.member(group, ada);
    const gate = async () =>
      (await succeed(ada.client.rpc('room_view', { p_transaction_id: room.saleId }))) as {
        readonly gate: string;
        readonly nda: { readonly n: number };
      };
    const { nda } = await gate();
    const { id, envelope } = await startSigning(ada, { room: room.id, nda: nda.n });
    expect(envelope?.signer).toEqual({ name: 'Ada Lovelace', email: ada.email });
    expect((await gate()).gate).toBe('nda');
    expect((await stateOf(ada, id))?.state).toBe('sent');

    await service.sign(envelope);
    const webhookResponse = await hear(service.event(envelope ?? null), env());
    expect([webhookResponse.status, await webhookResponse.text()]).toEqual([200, ACKNOWLEDGMENT]);
    expect((await gate()).gate).toBe('open');
    const [signed] = await signatures(ada);
    const { paper_sha256: paperHash } = (await stateOf(ada, id)) ?? {};
    expect(signed).toMatchObject({ id, consent: expect.stringContaining(`${envelope?.id}`) });
    expect(signed?.consent).toContain(paperHash);
    const proof = await succeed(
      anonymous().rpc('verify_signature', { p_hash: signed?.hash ?? '' }),
    );
    expect(proof).toMatchObject({ is_whole: true, name: 'Ada Lovelace' });
    const reply = await call(ada, { paper: id });
    expect(new TextDecoder().decode((await reply.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const audit = (await succeed(
      room.broker.client.rpc('room_audit', { p_room_id: room.id }),
    )) as unknown as { readonly kind: string; readonly who: string; readonly detail: string }[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        kind: 'signed',
        who: expect.stringContaining(ada.email),
        detail: signed?.hash,
      }),
    );
  });

  it('is sent once, however often requested, and a second one is rejected', async () => {
    const ada = await reader();
    const { id } = await sentBy(ada);
    const before = service.sent().length;
    expect(
      (
        await call(ada, {
          ask: { id, kind: 'buyer_agreement', title: 'x', body: TEXT, name: 'Ada' },
        })
      ).status,
    ).toBe(200);
    const second = await startSigning(ada);
    expect([second.answer.status, (await second.answer.json()).code]).toEqual([400, 'HXDRO']);
    expect(service.sent()).toHaveLength(before);
    const eve = await reader();
    expect(
      (await call(eve, { ask: { id, kind: 'loi', title: 'x', body: TEXT, name: 'Eve' } })).status,
    ).toBe(403);
  });

  it('is found again and not resent if the response to sending was lost', async () => {
    const ada = await reader();
    service.misbehave(/\/send$/, { kind: 'lost' });
    const { id } = await startSigning(ada);
    expect(await stateOf(ada, id)).toMatchObject({ state: 'waiting', fault: 'unreachable' });
    await due(id);
    await work();
    expect(await stateOf(ada, id)).toMatchObject({ state: 'sent', fault: null });
    expect(service.sent().filter(({ metadata }) => metadata.haven === id)).toHaveLength(1);
  });

  it('waits while the service is down, and ends when it rejects', async () => {
    const ada = await reader();
    service.misbehave(/\/send$/, { kind: 'status', status: 503 });
    const { id } = await startSigning(ada);
    expect(await stateOf(ada, id)).toMatchObject({ state: 'waiting', fault: 'http_503' });
    const bob = await reader();
    service.misbehave(/\/send$/, { kind: 'status', status: 400 });
    const rejected = await startSigning(bob);
    expect(await stateOf(bob, rejected.id)).toMatchObject({ state: 'failed', fault: 'http_400' });
  });

  it('can be canceled until it is signed, and is signed if that came first', async () => {
    const ada = await reader();
    const { id } = await sentBy(ada);
    expect(await succeed(ada.client.rpc('cancel_outside_signing', { p_id: id }))).toBe(
      'cancelling',
    );
    await work();
    await due(id);
    await work();
    expect((await stateOf(ada, id))?.state).toBe('cancelled');
    expect(await signatures(ada)).toEqual([]);
    const bob = await reader();
    const late = await sentBy(bob);
    await service.sign(late.envelope);
    await succeed(bob.client.rpc('cancel_outside_signing', { p_id: late.id }));
    await work();
    expect((await stateOf(bob, late.id))?.state).toBe('signed');
    const declined = await reader();
    const no = await sentBy(declined);
    service.decline(no.envelope);
    await call(declined, { look: no.id });
    expect((await stateOf(declined, no.id))?.state).toBe('declined');
  });
});

describe('an attacker of external signing', () => {
  it("can't forge an event: another key, another time, no hash, a wrong hash", async () => {
    const ada = await reader();
    const { envelope } = await sentBy(ada);
    await service.sign(envelope);
    service.asked();
    const DAY = 24 * 3600 * 1000;
    for (const changes of [
      { key: 'another-key-of-another-account' },
      { hash: '0'.repeat(64) },
      { hash: '' },
      { at: Date.now() - 5 * DAY },
      { at: Date.now() + DAY },
    ]) {
      expect((await hear(service.event(envelope, changes), env())).status).toBe(400);
    }
    for (const body of ['', 'json={}', 'x'.repeat(300_000)]) {
      const type = 'multipart/form-data; boundary=x';
      const forged = new Request('http://product.example', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect((await hear(forged, env())).status).toBe(400);
    }
    expect(service.asked()).toEqual([]);
    expect((await signings(ada))[0]?.state).toBe('sent');
  });

  it("can't replay an event or trigger a query with it", async () => {
    const ada = await reader();
    const { envelope } = await sentBy(ada);
    const at = Date.now();
    expect((await hear(service.event(envelope, { at }), env())).status).toBe(200);
    service.asked();
    const again = await hear(service.event(envelope, { at }), env());
    expect([again.status, await again.text()]).toEqual([200, ACKNOWLEDGMENT]);
    expect(service.asked()).toEqual([]);
  });

  it("can't sign with a valid event that claims more than the service confirms", async () => {
    const ada = await reader();
    const { id, envelope } = await sentBy(ada);
    // The hash covers only time and kind; the rest of an event is untrusted.
    expect((await hear(service.event(envelope), env())).status).toBe(200);
    expect((await stateOf(ada, id))?.state).toBe('sent');
    expect(await signatures(ada)).toEqual([]);
    for (const of of ['0'.repeat(40), '../files/x', "' or 1=1 --"]) {
      service.asked();
      expect((await hear(service.event({ id: of }), env())).status).toBe(200);
      expect(service.asked()).toEqual([]);
    }
    expect((await hear(service.event(null), env())).status).toBe(200);
  });

  it("can't use another user's envelope as their own", async () => {
    const [ada, eve] = [await reader(), await reader()];
    const ownSigning = await sentBy(ada);
    const otherSigning = await sentBy(eve);
    await service.sign(otherSigning.envelope);
    await queryDatabase(`
      update private.outside_signings set envelope = 'swapped-' || left(envelope, 20) where id = '${otherSigning.id}';
      update private.outside_signings set envelope = '${otherSigning.envelope.id}' where id = '${ownSigning.id}'`);
    await call(ada, { look: ownSigning.id });
    expect(await stateOf(ada, ownSigning.id)).toMatchObject({
      state: 'failed',
      fault: 'other_envelope',
    });
    expect(await signatures(ada)).toEqual([]);
  });

  it("can't get another person's signature counted", async () => {
    const ada = await reader();
    const { id, envelope } = await sentBy(ada);
    Object.assign(envelope, { signer: { name: 'Eve', email: 'eve@elsewhere.example' } });
    await service.sign(envelope);
    await call(ada, { look: id });
    expect(await stateOf(ada, id)).toMatchObject({ state: 'failed', fault: 'other_signer' });
  });

  it("can't pass off another document, a missing page or an invalid file as the signed one", async () => {
    const other = await reader();
    const foreign = await sentBy(other);
    for (const pdf of [
      Buffer.from('<html>Signed.</html>'),
      Buffer.from('%PDF-1.7\nnot a document'),
      (await startSigning(await reader(), { body: `${TEXT} But not quite.` })).envelope?.pdf ??
        Buffer.from(''),
    ]) {
      const ada = await reader();
      const { id, envelope } = await sentBy(ada);
      await service.sign(envelope);
      envelope.pdf = pdf;
      await call(ada, { look: id });
      expect((await stateOf(ada, id))?.state).toBe('failed');
      expect((await stateOf(ada, id))?.fault).toMatch(/^(no_document|other_document)$/);
      expect(await signatures(ada)).toEqual([]);
    }
    expect((await stateOf(other, foreign.id))?.state).toBe('sent');
  });

  it("can't exhaust memory with an endless document", async () => {
    const ada = await reader();
    const { id, envelope } = await sentBy(ada);
    await service.sign(envelope);
    envelope.pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(16 * 1024 * 1024)]);
    await call(ada, { look: id });
    expect(await stateOf(ada, id)).toMatchObject({ state: 'failed', fault: 'document_too_large' });
  });

  it("can't redirect the server and its key elsewhere", async () => {
    const reached: string[] = [];
    const inner = createServer((request, response) => {
      reached.push(String(request.headers.authorization));
      response.end('{}');
    });
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/latest/meta-data`;
    const ada = await reader();
    service.misbehave(/\/send$/, { kind: 'redirect', to });
    const { id } = await startSigning(ada);
    expect(await stateOf(ada, id)).toMatchObject({ state: 'waiting', fault: 'redirected' });
    const bob = await reader();
    const out = await sentBy(bob);
    await service.sign(out.envelope);
    service.misbehave(/\/files\//, { kind: 'redirect', to });
    await call(bob, { look: out.id });
    expect(await stateOf(bob, out.id)).toMatchObject({ state: 'sent', fault: 'redirected' });
    await new Promise((resolve) => inner.close(resolve));
    expect(reached).toEqual([]);
  });

  it("can't get another user's document, or one changed in storage", async () => {
    const [ada, eve] = [await reader(), await reader()];
    const { id, envelope } = await sentBy(ada);
    await service.sign(envelope);
    await call(ada, { look: id });
    expect((await call(ada, { paper: id })).status).toBe(200);
    expect((await call(eve, { paper: id })).status).toBe(404);
    expect((await call({ client: anonymous() }, { paper: id })).status).toBe(401);
    for (const { client } of [ada, eve]) {
      expect((await client.storage.from('signed-papers').download(id)).error).not.toBeNull();
      const put = await client.storage
        .from('signed-papers')
        .upload(id, new Blob(['%PDF-'], { type: 'application/pdf' }));
      expect(put.error).not.toBeNull();
    }
    const store = `${backend().url}/storage/v1/object/signed-papers/${id}`;
    const key = backend().secretKey;
    await fetch(store, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/pdf',
        'x-upsert': 'true',
      },
      body: '%PDF-1.4\nchanged\n%%EOF\n',
    });
    expect((await call(ada, { paper: id })).status).toBe(409);
  });

  it("can't report sending or signing in place of the server", async () => {
    const ada = await reader();
    const { id } = await sentBy(ada);
    const claimed = ada.client.rpc('claim_outside_signings', { p_batch: 1, p_id: id });
    expect((await claimed).error?.code).toBe('42501');
    const settled = { p_id: id, p_claim: id, p_state: 'signed', p_sha256: '0'.repeat(64) };
    expect((await ada.client.rpc('complete_outside_signing', settled)).error?.code).toBe('42501');
    expect((await ada.client.rpc('begin_outside_signing', { p_id: id })).error?.code).toBe('42501');
    const eve = await reader();
    expect((await eve.client.rpc('cancel_outside_signing', { p_id: id })).error?.code).toBe(
      'HXDRT',
    );
    expect(await succeed(eve.client.rpc('refresh_outside_signing', { p_id: id }))).toBe(false);
    expect(await signings(eve)).toEqual([]);
  });
});
