import type { Outside } from './outsideApi.ts';

const ENDED: Readonly<Record<string, string>> = {
  other_signer: 'Somebody else signed it there, which counts for nothing.',
  other_document: 'What came back is not this text, and counts for nothing.',
  no_document: 'What came back is no document that can be read, and counts for nothing.',
  document_too_large: 'What came back is too large to be kept.',
  other_envelope: 'What came back is of another signature, and counts for nothing.',
  not_sent: 'It could not be sent within a day.',
};

/** Where a text stands that is signed outside. */
export function wordsOfOutside({ state, fault }: Outside, service: string): string {
  if (state === 'failed') {
    return `${ENDED[fault ?? ''] ?? `${service} did not take it.`} You can sign it here, or send it again.`;
  }
  if (state === 'declined') return 'You declined to sign it there.';
  if (state === 'cancelled') return 'It was taken back. Nothing was signed.';
  if (state === 'cancelling') return 'It is being taken back. Signed before that, it still counts.';
  if (fault !== null) {
    return `${service} is not reached at the moment. It is tried again by itself: nothing has to be sent twice.`;
  }
  return state === 'waiting'
    ? 'It is on its way.'
    : `Sign it by the letter that ${service} wrote to you. This page notices.`;
}
