import * as s from '../../../shared/shape.ts';
import { MAX_BID_FILES } from '../../../shared/vendors/rfps/bidFiles.ts';
import { type BidTerms, isBidReceipt, isBidTerms } from '../../../shared/vendors/rfps/sealBid.ts';
import { assertShape, type Caller, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { getBearerToken, isId } from '../_shared/request.ts';
import { derivePublicKey, isBoundTo, openBid, signReceipt } from '../_shared/sealed-bids.ts';
import { isSealedFile, storeBidFile } from './open-file.ts';

const MAX_BODY_BYTES = 120_000;
/** Codes of `rfp_bids.sql`. */
const LATE = 'HXRBL';
const SEALED = 'HXRBU';

const isOpening = s.object({
  rfp: s.text,
  round: s.number,
  deadline: s.text,
  opener: s.text,
  bids: s.listOf(
    s.object({
      id: s.text,
      participant: s.text,
      envelope: s.text,
      key_deadline: s.text,
      received_at: s.text,
      receipt: s.text,
    }),
  ),
});
type Opening = s.ShapeOf<typeof isOpening>;

/** A refusal of the database, passed on to the caller. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, code: string | undefined) {
    super('The database refused the request.');
    this.status = status;
    this.code = code;
  }
}

/**
 * Sealed bids: `POST {action, rfp}` with the caller's token.
 * `key` returns the public key of the current round, `submit` stores an encrypted bid, `open` decrypts the bids of a
 * round after its deadline, `file` decrypts a file of an opened bid. The secret behind all keys is only here, and this server's clock decides.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readBody(request);
  const rfp = body?.rfp;
  if (!body || !isId(rfp)) return jsonResponse(400, { error: "Send an RFP's ID." });
  const secret = env.secrets?.HAVEN_BID_SEALING_KEY;
  if (!secret || secret.length < 43)
    return jsonResponse(503, { error: 'Sealed bids are not configured.', code: 'not_configured' });
  try {
    switch (body.action) {
      case 'key':
        return await sendKey(env, { token }, rfp, secret);
      case 'submit':
        return await submit(env, { token }, rfp, secret, body);
      case 'open':
        return await open(env, { token }, rfp, secret);
      case 'file':
        return await openFile(env, { token }, body);
      default:
        return jsonResponse(400, { error: 'Choose key, submit, open, or file.' });
    }
  } catch (error) {
    if (error instanceof Refusal)
      return jsonResponse(error.status, { error: 'This is not possible.', code: error.code });
    return jsonResponse(502, { error: 'The request failed. Try again.' });
  }
};

async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES);
  try {
    const value: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

async function call(env: FunctionEnv, name: string, args: object, by: Caller): Promise<unknown> {
  const response = await callDatabase(env, name, args, by);
  if (response.ok) return await response.json();
  if (response.status >= 500) throw new Error(`${name} returned status ${response.status}`);
  throw new Refusal(response.status, await getErrorCode(response));
}

const readTerms = async (env: FunctionEnv, caller: Caller, rfp: string): Promise<BidTerms> =>
  assertShape(
    await call(env, 'rfp_bid_terms', { p_rfp_id: rfp }, caller),
    isBidTerms,
    'rfp_bid_terms',
  );

async function sendKey(env: FunctionEnv, caller: Caller, rfp: string, secret: string) {
  const terms = await readTerms(env, caller, rfp);
  return jsonResponse(200, { terms, key: await derivePublicKey(secret, terms) });
}

async function submit(
  env: FunctionEnv,
  caller: Caller,
  rfp: string,
  secret: string,
  { id, envelope, files = [] }: Record<string, unknown>,
) {
  if (!isId(id) || typeof envelope !== 'string')
    return jsonResponse(400, { error: 'Send an ID and an encrypted bid.' });
  if (!areFileIds(files))
    return jsonResponse(400, { error: `Send the IDs of up to ${MAX_BID_FILES} files.` });
  const terms = await readTerms(env, caller, rfp);
  const now = new Date();
  if (now.getTime() >= Date.parse(terms.deadline)) throw new Refusal(409, LATE);
  // The deadline moved after the browser fetched the key.
  if (!isBoundTo({ ...terms, id, envelope })) throw new Refusal(409, 'HXRBH');
  const receivedAt = now.toISOString().replace('Z', '000Z');
  const receipt = await signReceipt(secret, { ...terms, id, envelope, receivedAt });
  const stored = await call(
    env,
    'record_rfp_bid',
    {
      p_id: id,
      p_participant_id: terms.participant,
      p_round: terms.round,
      p_deadline: terms.deadline,
      p_envelope: envelope,
      p_received_at: receivedAt,
      p_receipt: receipt,
      p_files: files,
    },
    'server',
  );
  return jsonResponse(200, assertShape(stored, isBidReceipt, 'record_rfp_bid'));
}

const areFileIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_BID_FILES && value.every(isId);

async function open(env: FunctionEnv, caller: Caller, rfp: string, secret: string) {
  const opening = assertShape(
    await call(env, 'rfp_opening', { p_rfp_id: rfp }, caller),
    isOpening,
    'rfp_opening',
  );
  const now = Date.now();
  const deadlines = [opening.deadline, ...opening.bids.map(({ key_deadline }) => key_deadline)];
  if (!deadlines.every((deadline) => Date.parse(deadline) <= now)) throw new Refusal(409, SEALED);
  const bids = await Promise.all(
    opening.bids.map(async (bid) => ({ id: bid.id, content: await read(opening, bid, secret) })),
  );
  await call(
    env,
    'record_opened_rfp_bids',
    { p_rfp_id: rfp, p_round: opening.round, p_bids: bids, p_opener: opening.opener },
    'server',
  );
  return jsonResponse(200, { opened: bids.filter(({ content }) => content !== null).length });
}

/** Decrypts a file of an opened bid the first time someone needs it. Returns its state. */
async function openFile(env: FunctionEnv, caller: Caller, { id }: Record<string, unknown>) {
  if (!isId(id)) return jsonResponse(400, { error: "Send a file's ID." });
  const file = assertShape(
    await call(env, 'rfp_bid_file', { p_id: id }, caller),
    isSealedFile,
    'rfp_bid_file',
  );
  if (file.state !== 'sealed') return jsonResponse(200, { state: file.state });
  const isReadable = await storeBidFile(env, file);
  const recorded = { p_id: id, p_is_readable: isReadable };
  return jsonResponse(200, { state: await call(env, 'record_rfp_bid_file', recorded, 'server') });
}

/** Returns a bid's content, or null if its receipt is not this server's or it was sealed for something else. */
async function read({ rfp, round }: Opening, bid: Opening['bids'][number], secret: string) {
  const { id, participant, envelope, key_deadline: deadline, received_at: receivedAt } = bid;
  const sealed = { id, rfp, round, deadline, participant, envelope };
  const receipt = await signReceipt(secret, { ...sealed, receivedAt });
  if (receipt !== bid.receipt || Date.parse(receivedAt) >= Date.parse(deadline)) return null;
  return await openBid(secret, sealed);
}
