import type { ClaimBatch } from '#shared/operator/claims/claim.ts';
import { write837 } from '#shared/operator/claims/write837.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';

/** Saves a batch as an 837 file on the user's computer. */
export function saveClaimFile(batch: ClaimBatch): void {
  const kind = batch.profile.claim_kind === 'professional' ? '837P' : '837I';
  const number = `${batch.control_number}`.padStart(9, '0');
  saveFile(`${kind}-${number}.txt`, new Blob([write837(batch)], { type: 'text/plain' }));
}
