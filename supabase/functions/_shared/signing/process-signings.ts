import * as s from '../../../../shared/shape.ts';
import { agreementMark, renderAgreementPdf } from '../documents/agreement.ts';
import { inProcessDocuments } from '../documents/in-process-documents.ts';
import { callRpc, readRpc } from '../documents/rpc.ts';
import type { FunctionEnv } from '../function-env.ts';
import { sha256Of } from '../sha256.ts';
import { storeSignedDocument } from './signed-documents.ts';
import { SigningError, type SigningService } from './signing-service.ts';

const areClaimed = s.listOf(
  s.object({
    id: s.text,
    claim: s.text,
    title: s.text,
    body: s.text,
    body_sha256: s.text,
    name: s.text,
    email: s.text,
    state: s.oneOf(['waiting', 'sent', 'cancelling']),
    envelope: s.orNull(s.text),
    attempts: s.number,
  }),
);
type Claimed = s.ShapeOf<typeof areClaimed>[number];

const BATCH = 5;
export const MAX_SIGNED_DOCUMENT_BYTES = 15 * 1024 * 1024;
/** Polling interval without events; the webhook triggers it sooner. */
const NEXT_LOOK_S = 3600;
const AFTER_CANCEL_S = 60;

/** Processes due signings, or one signing, at the service. Returns how many there were. */
export async function processSignings(
  env: FunctionEnv,
  service: SigningService,
  id: string | null = null,
): Promise<number> {
  const params = { p_batch: BATCH, ...(id !== null && { p_id: id }) };
  const due = await readRpc(env, 'claim_outside_signings', params, areClaimed);
  for (const one of due) await workOne(env, service, one);
  return due.length;
}

async function workOne(env: FunctionEnv, service: SigningService, one: Claimed): Promise<void> {
  const { id, claim } = one;
  try {
    if (one.envelope === null) await send(env, service, one);
    else await settle(env, service, one, one.envelope);
  } catch (error) {
    const signingError = error instanceof SigningError ? error : new SigningError('failed');
    await callRpc(env, 'retry_outside_signing_later', {
      p_id: id,
      p_claim: claim,
      p_fault: signingError.code,
      p_is_permanent: signingError.isPermanent,
      p_seconds: signingError.retryAfterSeconds,
    });
  }
}

/** An earlier attempt may have succeeded without a response, so look for it before creating another. */
async function send(env: FunctionEnv, service: SigningService, one: Claimed): Promise<void> {
  const pdf = await renderAgreementPdf(one);
  const known = one.attempts > 1 ? await service.find(one.id) : null;
  const envelope =
    known ??
    (await service.create({
      id: one.id,
      title: one.title,
      signer: { name: one.name, email: one.email },
      pdf,
    }));
  await callRpc(env, 'mark_outside_signing_sent', {
    p_id: one.id,
    p_claim: one.claim,
    p_service: service.name,
    p_envelope: envelope,
    p_sha256: await sha256Of(pdf),
  });
}

async function settle(
  env: FunctionEnv,
  service: SigningService,
  one: Claimed,
  envelope: string,
): Promise<void> {
  const { id: p_id, claim: p_claim } = one;
  const end = (p_state: string, more: object = {}) =>
    callRpc(env, 'complete_outside_signing', { p_id, p_claim, p_state, ...more });
  const envelopeState = await service.stateOf(envelope);
  if (envelopeState.state === 'gone') return void (await end('cancelled'));
  if (envelopeState.id !== one.id) throw new SigningError('other_envelope', { isPermanent: true });
  if (envelopeState.state === 'broken')
    throw new SigningError('refused_there', { isPermanent: true });
  if (envelopeState.state === 'declined') return void (await end('declined'));
  if (envelopeState.state === 'out') {
    const isCancelling = one.state === 'cancelling';
    if (isCancelling) await service.cancel(envelope);
    await callRpc(env, 'retry_outside_signing_later', {
      p_id,
      p_claim,
      p_seconds: isCancelling ? AFTER_CANCEL_S : NEXT_LOOK_S,
    });
    return;
  }
  const [signer, ...others] = envelopeState.signers;
  if (others.length > 0 || signer?.email !== one.email || signer.signedAt === null) {
    throw new SigningError('other_signer', { isPermanent: true });
  }
  const signedDocument = await service.documentOf(envelope, MAX_SIGNED_DOCUMENT_BYTES);
  await requireOwnText(env, one, signedDocument);
  await storeSignedDocument(env, one.id, signedDocument);
  await end('signed', {
    p_signed_at: signer.signedAt.toISOString(),
    p_sha256: await sha256Of(signedDocument),
  });
}

/** Checks that the returned file contains the pages we sent; each page prints the hash of its text. */
async function requireOwnText(
  env: FunctionEnv,
  one: Claimed,
  signedDocument: Uint8Array,
): Promise<void> {
  const read = async (bytes: Uint8Array) =>
    await (env.papers ?? inProcessDocuments).read(bytes, 'application/pdf');
  const isPdf = new TextDecoder('latin1').decode(signedDocument.subarray(0, 5)) === '%PDF-';
  const signed = isPdf ? await read(signedDocument).catch(() => null) : null;
  if (signed === null) throw new SigningError('no_document', { isPermanent: true });
  const sent = await read(await renderAgreementPdf(one));
  const mark = bare(agreementMark(one.body_sha256));
  const times = (text: string) => bare(text).split(mark).length - 1;
  if (times(signed.text) < Math.max(times(sent.text), 1)) {
    throw new SigningError('other_document', { isPermanent: true });
  }
}

const bare = (text: string): string => text.replace(/\s+/g, '');
