import { formatFieldValue } from '#shared/records/values.ts';
import { OFFER_FIELDS } from '#shared/transactions/offers.ts';

const PROOF = OFFER_FIELDS.find(({ name }) => name === 'proof_of_funds');

/** What somebody has shown that they can pay. */
export const proofOfFundsText = (proof: string | null): string =>
  PROOF === undefined || proof === null ? '—' : formatFieldValue(PROOF, proof);
