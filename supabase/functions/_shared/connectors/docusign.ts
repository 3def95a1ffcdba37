import { fieldsOf, listOf, stringOf } from './values.ts';
import {
  type ExportRecord,
  type ExportResult,
  type ReadDocument,
  RecordRefused,
  type Vendor,
  VendorError,
  type VendorSession,
} from './vendor.ts';

/** Names our ID in a custom field of the envelope, to find one whose answer was lost. */
const FIELD = 'havenRequest';
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const accountHost = (organization: string): string =>
  organization === 'demo' ? 'account-d.docusign.com' : 'account.docusign.com';
/** Servers of accounts, such as na3.docusign.net. */
const isServer = (host: string): boolean => /^[a-z0-9-]{1,30}\.docusign\.net$/.test(host);
const isHost = (host: string): boolean =>
  host === accountHost('demo') || host === accountHost('production') || isServer(host);

const REFUSALS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_ADDRESS_FOR_RECIPIENT: 'signer_refused',
  ENVELOPE_ALLOWANCE_EXCEEDED: 'envelope_limit',
  ENVELOPE_SEND_LIMIT_EXCEEDED: 'envelope_limit',
  ENVELOPE_CANNOT_VOID_INVALID_STATE: 'cannot_void',
  ENVELOPE_DOES_NOT_EXIST: 'envelope_gone',
};
const DENIED: readonly string[] = ['USER_LACKS_PERMISSIONS', 'ACCOUNT_LACKS_PERMISSIONS'];

function readFailure(status: number, body: unknown) {
  const code = (stringOf(fieldsOf(body).errorCode) ?? '').toUpperCase();
  // Limits of requests are answered with 400 or 429.
  if (/^(?:HOURLY|BURST)_/.test(code)) return new VendorError('rate_limited', 3600);
  if (DENIED.includes(code)) return new VendorError('access_denied');
  if (status !== 400 && status !== 404) return undefined;
  return new RecordRefused(REFUSALS[code] ?? 'refused_by_vendor');
}

const idOf = (value: unknown): string => {
  const id = stringOf(value);
  if (id === undefined || !IS_ID.test(id)) throw new VendorError('invalid_response');
  return id;
};

function toBase64(bytes: Uint8Array): string {
  const STEP = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) {
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  }
  return btoa(text);
}

/** Returns the envelope of an earlier attempt. */
async function findEnvelope(session: VendorSession, { record_id, values }: ExportRecord) {
  const query = new URLSearchParams({
    from_date: stringOf(values.requested_at) ?? '',
    custom_field: `${FIELD}=${record_id}`,
  });
  const found = fieldsOf(await session.get(`${session.base}/envelopes?${query}`));
  const [first] = listOf(found.envelopes);
  return first === undefined ? null : idOf(first.envelopeId);
}

async function createEnvelope(
  session: VendorSession,
  readDocument: ReadDocument,
  { record_id, values }: ExportRecord,
): Promise<string> {
  const name = stringOf(values.name) ?? '';
  const bytes = await readDocument(stringOf(values.path) ?? '');
  const envelope = {
    emailSubject: name.slice(0, 100),
    ...(typeof values.message === 'string' && { emailBlurb: values.message }),
    status: 'sent',
    documents: [{ documentId: '1', name, fileExtension: 'pdf', documentBase64: toBase64(bytes) }],
    recipients: {
      signers: listOf(values.signers).map((signer, at) => ({
        recipientId: String(at + 1),
        routingOrder: String(at + 1),
        name: signer.name,
        email: signer.email,
      })),
    },
    customFields: {
      textCustomFields: [{ name: FIELD, value: record_id, show: 'false', required: 'false' }],
    },
  };
  const answer = fieldsOf(await session.send('POST', `${session.base}/envelopes`, envelope));
  return idOf(answer.envelopeId);
}

const STATES: Readonly<Record<string, 'declined' | 'canceled'>> = {
  declined: 'declined',
  voided: 'canceled',
  deleted: 'canceled',
};

/** Asks for the status of an envelope, and reads the document once everyone signed. */
async function followEnvelope(session: VendorSession, id: string): Promise<ExportResult> {
  const address = `${session.base}/envelopes/${id}`;
  const envelope = fieldsOf(await session.get(address));
  if (idOf(envelope.envelopeId).toLowerCase() !== id.toLowerCase()) {
    throw new VendorError('invalid_response');
  }
  const status = stringOf(envelope.status) ?? '';
  if (status === 'completed') {
    const document = await session.readPdf(`${address}/documents/combined`);
    return { did: 'changed', remote_id: id, state: 'completed', document };
  }
  const state = STATES[status];
  return state === undefined
    ? { did: 'same', remote_id: id, state: 'sent' }
    : { did: 'changed', remote_id: id, state };
}

async function voidEnvelope(session: VendorSession, id: string): Promise<ExportResult> {
  const voided = { status: 'voided', voidedReason: 'Canceled by the sender.' };
  try {
    await session.send('PUT', `${session.base}/envelopes/${id}`, voided);
    return { did: 'removed', remote_id: id, state: 'canceled' };
  } catch (error) {
    // Everyone signed or someone declined first.
    if (!(error instanceof RecordRefused) || error.rule !== 'cannot_void') throw error;
    return await followEnvelope(session, id);
  }
}

async function sendRequest(
  session: VendorSession,
  readDocument: ReadDocument,
  record: ExportRecord,
): Promise<ExportResult> {
  const { remote_id: known, attempts, values } = record;
  const id = known ?? (attempts > 1 ? await findEnvelope(session, record) : null);
  if (values.action === 'canceling') {
    return id === null
      ? { did: 'same', remote_id: null, state: 'canceled' }
      : await voidEnvelope(session, id);
  }
  if (values.action === 'sent' && id !== null) return await followEnvelope(session, id);
  const created = id ?? (await createEnvelope(session, readDocument, record));
  return { did: 'added', remote_id: created, state: 'sent' };
}

/**
 * DocuSign: documents of deal rooms as envelopes of the eSignature REST API 2.1. Signers place their signatures themselves,
 * in the order in which they were chosen.
 */
export const docusign: Vendor = {
  endpoints: ({ organization }) => {
    const base = `https://${accountHost(organization)}/oauth`;
    return { authorization: `${base}/auth`, token: `${base}/token` };
  },
  scope: 'signature extended',
  secretIn: 'header',
  isHost,
  findBase: async (get, { organization }) => {
    const user = fieldsOf(await get(`https://${accountHost(organization)}/oauth/userinfo`));
    const accounts = listOf(user.accounts);
    const account = accounts.find((one) => one.is_default === true) ?? accounts[0] ?? {};
    const { account_id: id, base_uri: server } = account;
    if (typeof id !== 'string' || !IS_ID.test(id)) return null;
    if (typeof server !== 'string' || !URL.canParse(server)) return null;
    const { protocol, host } = new URL(server);
    return protocol === 'https:' && isServer(host)
      ? `https://${host}/restapi/v2.1/accounts/${id}`
      : null;
  },
  readFailure,
  streams: [
    {
      kind: 'envelopes',
      open: async (session, readDocument) => (record) => sendRequest(session, readDocument, record),
    },
  ],
};
