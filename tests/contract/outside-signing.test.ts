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
import { startDropboxSignStub } from '../support/dropbox-sign-stub.ts';

/* Tests never reach the service. Its own Node client defines the requests and responses: ours must match its
   requests, and our fake's responses must be readable by it. */
const KEY = 'an-account-key-that-no-one-can-guess-123';
const ENVELOPE = {
  id: 'cafe0000-0000-4000-8000-000000000001',
  title: 'Confidentiality agreement',
  signer: { name: 'Ada Reader', email: 'ada@example.test' },
};

type SigningStub = Awaited<ReturnType<typeof startDropboxSignStub>>;
let service: SigningStub;
let pdf: Uint8Array;
const createOwnClient = () => dropboxSign({ url: service.url, key: KEY });

function createOfficialClient(): SignatureRequestApi {
  const client = new SignatureRequestApi(service.url);
  client.username = KEY;
  return client;
}

beforeAll(async () => {
  service = await startDropboxSignStub(KEY);
  const document = await PDFDocument.create();
  document.addPage();
  pdf = await document.save();
});
afterAll(async () => await service?.close());

async function sendAsTheyDo(): Promise<string> {
  const { body } = await createOfficialClient().signatureRequestSend(
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

test('sends an envelope field by field like the service’s own client', async () => {
  await createOwnClient().create({ ...ENVELOPE, pdf });
  const [asked] = service.asked();
  await sendAsTheyDo();
  const [expectedCall] = service.asked();
  expect(asked?.call).toBe('POST /v3/signature_request/send');
  expect(asked?.fields?.signers).toContain(ENVELOPE.signer.email);
  expect(asked).toEqual(expectedCall);
});

test('finds, reads, downloads and cancels envelopes like the service’s own client', async () => {
  const id = await createOwnClient().create({ ...ENVELOPE, pdf });
  service.asked();
  await createOwnClient().find(ENVELOPE.id);
  await createOwnClient().stateOf(id);
  await createOwnClient().documentOf(id, 1_000_000);
  await createOwnClient().cancel(id);
  const asked = service.asked();

  const other = await sendAsTheyDo();
  service.asked();
  const client = createOfficialClient();
  await client.signatureRequestList(undefined, undefined, 5, `metadata:${ENVELOPE.id}`);
  await client.signatureRequestGet(other);
  await client.signatureRequestFiles(other, 'pdf');
  await client.signatureRequestCancel(other);
  expect(asked.map(({ call }) => call.replace(id, other))).toEqual(
    service.asked().map(({ call }) => call),
  );
});

test('returns envelopes from the fake that the service’s own client can read', async () => {
  const id = await createOwnClient().create({ ...ENVELOPE, pdf });
  const before = (await createOfficialClient().signatureRequestGet(id)).body.signatureRequest;
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
  const after = (await createOfficialClient().signatureRequestGet(id)).body.signatureRequest;
  expect(after.isComplete).toBe(true);
  expect(after.signatures?.[0]?.statusCode).toBe('signed');
  expect(await createOwnClient().stateOf(id)).toEqual({
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

test('accepts exactly the events that the service’s own client accepts, with no other key', async () => {
  const id = await createOwnClient().create({ ...ENVELOPE, pdf });
  for (const key of [KEY, 'another-key']) {
    const event = service.event({ id }, { key });
    const payload = (await event.clone().formData()).get('json');
    const theirView = EventCallbackHelper.isValid(
      KEY,
      EventCallbackRequest.init(JSON.parse(String(payload))),
    );
    expect((await createOwnClient().readEvent(event, Date.now())) !== null).toBe(theirView);
    expect(theirView).toBe(key === KEY);
  }
});
