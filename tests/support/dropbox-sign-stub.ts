import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';

interface Sent {
  readonly id: string;
  readonly metadata: Record<string, string>;
  readonly signer: { readonly name: string; readonly email: string };
  readonly title: string;
  pdf: Uint8Array;
  status: 'awaiting_signature' | 'signed' | 'declined';
  /** In seconds; null until it is signed. */
  signedAt: number | null;
  isGone: boolean;
}

/** A received call and its form data: files by name, type and size. */
interface StubCall {
  readonly call: string;
  fields?: Record<string, string>;
}

/** What the fake does instead of responding to the next requests for a path. */
export type StubFailure =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }
  /** Performs the request but drops the connection before responding. */
  | { readonly kind: 'lost' };

/**
 * Starts a local fake of Dropbox Sign. Paths, fields, codes and response keys follow its published OpenAPI
 * description for version 3, and its own Node client works with it (tests/contract/outside-signing.test.ts). It signs
 * events as that service does.
 */
export async function startDropboxSignStub(key: string) {
  const sent = new Map<string, Sent>();
  const calls: StubCall[] = [];
  const mischief: { readonly path: RegExp; readonly does: StubFailure; times: number }[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const path = incoming.url ?? '';
      const call: StubCall = { call: `${incoming.method} ${decodeURIComponent(path)}` };
      calls.push(call);
      const wrong = mischief.find((one) => one.times > 0 && one.path.test(path));
      if (wrong) wrong.times -= 1;
      if (wrong?.does.kind === 'redirect') {
        outgoing.writeHead(302, { Location: wrong.does.to }).end();
        return;
      }
      if (wrong?.does.kind === 'status') {
        outgoing.writeHead(wrong.does.status).end('{}');
        return;
      }
      const authorization = incoming.headers.authorization ?? '';
      const isKnown = authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      const response = isKnown
        ? await handleCall(
            incoming.method ?? '',
            path,
            Buffer.concat(chunks),
            incoming.headers['content-type'] ?? '',
            call,
          )
        : errorResponse(401, 'unauthorized');
      if (wrong?.does.kind === 'lost') outgoing.destroy();
      else
        outgoing.writeHead(response.status, { 'Content-Type': response.type }).end(response.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function handleCall(
    method: string,
    path: string,
    body: Buffer,
    type: string,
    call: StubCall,
  ) {
    const { pathname, searchParams } = new URL(path, 'http://stand-in.example');
    const [, of, id = ''] = /^\/v3\/signature_request\/(\w+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    if (method === 'POST' && of === 'send') {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData();
      call.fields = Object.fromEntries(
        [...form].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
        ]),
      );
      const text = (name: string) => String(form.get(name) ?? '');
      const [signer] = JSON.parse(text('signers'));
      const one: Sent = {
        id: randomBytes(20).toString('hex'),
        metadata: JSON.parse(text('metadata')),
        signer: { name: signer.name, email: signer.email_address },
        title: text('title'),
        pdf: new Uint8Array(await (form.get('files[0]') as Blob).arrayBuffer()),
        status: 'awaiting_signature',
        signedAt: null,
        isGone: false,
      };
      sent.set(one.id, one);
      return json({ signature_request: viewOf(one) });
    }
    if (method === 'GET' && of === 'list') {
      const havenId = (searchParams.get('query') ?? '').replace(/^metadata:/, '');
      const found = [...sent.values()].filter(({ metadata }) => metadata.haven === havenId);
      return json({
        list_info: { num_pages: 1, num_results: found.length, page: 1, page_size: 5 },
        signature_requests: found.map(viewOf),
      });
    }
    const one = sent.get(id) ?? (of ? sent.get(of) : undefined);
    if (one === undefined) return errorResponse(404, 'not_found');
    if (one.isGone) return errorResponse(410, 'deleted');
    if (method === 'GET' && of === 'files') {
      return { status: 200, type: 'application/pdf', body: Buffer.from(one.pdf) };
    }
    if (method === 'POST' && of === 'cancel') {
      if (one.status === 'signed') return errorResponse(400, 'bad_request');
      one.isGone = true;
      return { status: 200, type: 'application/json', body: '' };
    }
    return json({ signature_request: viewOf(one) });
  }

  const only = (): Sent => {
    const last = [...sent.values()].at(-1);
    if (last === undefined) throw new Error('Nothing was sent.');
    return last;
  };

  return {
    url: `http://127.0.0.1:${port}/v3`,
    /** Signature requests, latest last. */
    sent: () => [...sent.values()],
    asked: () => calls.splice(0),
    misbehave: (path: RegExp, does: StubFailure, times = 1) => mischief.push({ path, does, times }),
    /** Signs as its signer; the service adds a page of its own. */
    async sign(one: Sent = only()): Promise<Sent> {
      const signed = await PDFDocument.load(one.pdf);
      signed
        .addPage([612, 792])
        .drawText(`Signed by ${one.signer.email}`, { x: 54, y: 700, size: 12 });
      one.pdf = await signed.save();
      one.status = 'signed';
      one.signedAt = Math.floor(Date.now() / 1000);
      return one;
    },
    decline: (one: Sent = only()) => {
      one.status = 'declined';
      return one;
    },
    /** Returns the webhook call: a multipart form with one field. */
    event(
      one: Pick<Sent, 'id'> | null,
      changes: { at?: number; key?: string; hash?: string } = {},
    ): Request {
      const at = String(Math.floor((changes.at ?? Date.now()) / 1000));
      const kind = one === null ? 'callback_test' : 'signature_request_all_signed';
      const hash =
        changes.hash ??
        createHmac('sha256', changes.key ?? key)
          .update(at + kind)
          .digest('hex');
      const form = new FormData();
      const event = { event_time: at, event_type: kind, event_hash: hash, event_metadata: {} };
      const whole = one && sent.get(one.id);
      form.set(
        'json',
        JSON.stringify({
          event,
          ...(one && {
            signature_request: whole ? viewOf(whole) : { signature_request_id: one.id },
          }),
        }),
      );
      return new Request('http://product.example/functions/v1/signing-events', {
        method: 'POST',
        body: form,
      });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const json = (body: unknown) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});

const errorResponse = (status: number, name: string) => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ error: { error_msg: 'It was refused.', error_name: name } }),
});

const viewOf = ({ id, title, metadata, signer, status, signedAt }: Sent) => ({
  signature_request_id: id,
  title,
  original_title: title,
  subject: title,
  message: null,
  test_mode: false,
  metadata,
  created_at: 1_570_471_067,
  is_complete: status === 'signed',
  is_declined: status === 'declined',
  has_error: false,
  custom_fields: [],
  response_data: [],
  signing_url: null,
  signing_redirect_url: null,
  files_url: `https://api.hellosign.com/v3/signature_request/files/${id}`,
  details_url: `https://app.hellosign.com/home/manage?guid=${id}`,
  requester_email_address: 'signing@company.example',
  signatures: [
    {
      signature_id: id.slice(0, 32),
      signer_email_address: signer.email,
      signer_name: signer.name,
      signer_role: null,
      order: null,
      status_code: status,
      signed_at: signedAt,
      last_viewed_at: null,
      last_reminded_at: null,
      has_pin: false,
      has_sms_auth: false,
    },
  ],
  cc_email_addresses: [],
  template_ids: null,
});
