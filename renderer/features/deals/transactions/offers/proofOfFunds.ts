import { OFFER_FIELDS } from '#shared/deals/transactions/offers.ts';
import { formatFieldValue } from '#shared/records/values.ts';

const PROOF = OFFER_FIELDS.find(({ name }) => name === 'proof_of_funds');

/** Label of a buyer's proof of funds. */
export const proofOfFundsText = (proof: string | null): string =>
  PROOF === undefined || proof === null ? '—' : formatFieldValue(PROOF, proof);
