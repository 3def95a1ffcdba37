import type { ExternalSignature } from './externalSigningApi.ts';

const ENDED: Readonly<Record<string, string>> = {
  other_signer: 'Someone else signed it there, so it was rejected.',
  other_document: "The returned document doesn't match and was rejected.",
  no_document: "The returned document can't be read and was rejected.",
  document_too_large: 'The returned document is too large to store.',
  other_envelope: 'The returned document belongs to another signature and was rejected.',
  not_sent: "It couldn't be sent within a day.",
};

/** Describes the status of an external signature. */
export function externalSigningStatusText(
  { state, fault }: ExternalSignature,
  service: string,
): string {
  if (state === 'failed') {
    return `${ENDED[fault ?? ''] ?? `${service} did not take it.`} You can sign it here or send it again.`;
  }
  if (state === 'declined') return 'You declined to sign.';
  if (state === 'cancelled') return 'Canceled. Nothing was signed.';
  if (state === 'cancelling') return 'Canceling. It still counts if it was signed first.';
  if (fault !== null) {
    return `Can't reach ${service} right now. We'll retry automatically, so you don't need to resend.`;
  }
  return state === 'waiting'
    ? 'Sending…'
    : `Sign using the email from ${service}. This page updates automatically.`;
}
