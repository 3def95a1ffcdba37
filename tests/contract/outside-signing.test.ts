import { PDFDocument } from '@cantoo/pdf-lib';
import {
  EventCallbackHelper,
  EventCallbackRequest,
  SignatureRequestApi,
  SignatureRequestSendRequest,
  SubSignatureRequestSigner,
} from '@dropbox/sign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropboxSign } from '../../supabase/functions/_shared/signing/dropbox-sign.ts';
import { startSigningStandIn } from '../support/signing-stand-in.ts';

/*
 * No test of ours reaches the service. Its own client for Node knows how it is asked and what it answers: what we ask is
 * what that client asks, and what our stand-in answers is what that client reads.
 */
const KEY = 'a-key-of-the-account-that-nobody-guesses';
const ENVELOPE = {
  id: 'cafe0000-0000-4000-8000-000000000001',
  title: 'Confidentiality agreement',
  signer: { name: 'Ada Reader', email: 'ada@example.test' },
};

type StandIn = Awaited<ReturnType<typeof startSigningStandIn>>;
let service: StandIn;
let pdf: Uint8Array;
const ours = () => dropboxSign({ url: service.url, key: KEY });

function theirs(): SignatureRequestApi {
  const client = new SignatureRequestApi(service.url);
  client.username = KEY;
  return client;
}

beforeAll(async () => {
  service = await startSigningStandIn(KEY);
  const document = await PDFDocument.create();
  document.addPage();
  pdf = await document.save();
});
afterAll(async () => await service?.close());

async function sendAsTheyDo(): Promise<string> {
  const { body } = await theirs().signatureRequestSend(
    SignatureRequestSendRequest.init({
      title: ENVELOPE.title,
      subject: ENVELOPE.title,
      signers: [
        SubSignatureRequestSigner.init({
          emailAddress: ENVELOPE.signer.email,
          name: ENVELOPE.signer.name,
        }),
      ],
      allowDecline: true,
      metadata: { haven: ENVELOPE.id },
      files: [
        {
          value: Buffer.from(pdf),
          options: { filename: 'text.pdf', contentType: 'application/pdf' },
        },
      ],
    }),
  );
  return body.signatureRequest.signatureRequestId ?? '';
}

test('an envelope is sent field by field as the service’s own client sends it', async () => {
  await ours().create({ ...ENVELOPE, pdf });
  const [asked] = service.asked();
  await sendAsTheyDo();
  const [meant] = service.asked();
  expect(asked?.call).toBe('POST /v3/signature_request/send');
  expect(asked?.fields?.signers).toContain(ENVELOPE.signer.email);
  expect(asked).toEqual(meant);
});

test('envelopes are found, asked for, fetched and taken back as the service’s own client does', async () => {
  const id = await ours().create({ ...ENVELOPE, pdf });
  service.asked();
  await ours().find(ENVELOPE.id);
  await ours().stateOf(id);
  await ours().documentOf(id, 1_000_000);
  await ours().cancel(id);
  const asked = service.asked();

  const other = await sendAsTheyDo();
  service.asked();
  const client = theirs();
  await client.signatureRequestList(undefined, undefined, 5, `metadata:${ENVELOPE.id}`);
  await client.signatureRequestGet(other);
  await client.signatureRequestFiles(other, 'pdf');
  await client.signatureRequestCancel(other);
  expect(asked.map(({ call }) => call.replace(id, other))).toEqual(
    service.asked().map(({ call }) => call),
  );
});

test('what the stand-in says of an envelope is what the service’s own client reads', async () => {
  const id = await ours().create({ ...ENVELOPE, pdf });
  const before = (await theirs().signatureRequestGet(id)).body.signatureRequest;
  expect(before).toMatchObject({
    signatureRequestId: id,
    isComplete: false,
    isDeclined: false,
    hasError: false,
    testMode: false,
    metadata: { haven: ENVELOPE.id },
    signatures: [{ signerEmailAddress: ENVELOPE.signer.email, statusCode: 'awaiting_signature' }],
  });
  await service.sign(service.sent().find((one) => one.id === id));
  const after = (await theirs().signatureRequestGet(id)).body.signatureRequest;
  expect(after.isComplete).toBe(true);
  expect(after.signatures?.[0]?.statusCode).toBe('signed');
  expect(await ours().stateOf(id)).toEqual({
    id: ENVELOPE.id,
    state: 'signed',
    signers: [
      {
        email: ENVELOPE.signer.email,
        signedAt: new Date((after.signatures?.[0]?.signedAt ?? 0) * 1000),
      },
    ],
  });
});

test('an event counts for us where it counts for the service’s own client, and by no other key', async () => {
  const id = await ours().create({ ...ENVELOPE, pdf });
  for (const key of [KEY, 'another-key']) {
    const event = service.event({ id }, { key });
    const said = (await event.clone().formData()).get('json');
    const theirView = EventCallbackHelper.isValid(
      KEY,
      EventCallbackRequest.init(JSON.parse(String(said))),
    );
    expect((await ours().readEvent(event, Date.now())) !== null).toBe(theirView);
    expect(theirView).toBe(key === KEY);
  }
});
