import { transaction } from '#shared/records/nouns/transaction.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useUploads } from '../../../../data/files/useUploads.ts';
import {
  RECORD_FILES,
  useAddRecordFileMutation,
  useRemoveStrayFileMutation,
} from '../../../../workbench/data/attachmentsApi.ts';
import { OFFER_FILES, useRemoveStrayLetterMutation } from './offersApi.ts';

/** Storage limit, the same as in `offer-files`. */
export const MAX_LETTER_SIZE = 25 * 1024 * 1024;

/** Uploads a bidder's letter of intent, which stays sealed with its offer until the deadline. */
export function useBidderLetterUpload(userId: string, transactionId: string) {
  const [removeStray] = useRemoveStrayLetterMutation();
  return useUploads({
    bucket: OFFER_FILES,
    folder: `${userId}/${transactionId}`,
    largest: MAX_LETTER_SIZE,
    most: 1,
    refused: "The deadline has passed, or you weren't asked for an offer.",
    onRemoved: (path) => void removeStray(path),
  });
}

/** Adds a letter of intent the team received to the transaction's files. */
export function useTeamLetterUpload(userId: string, transactionId: string) {
  const [add] = useAddRecordFileMutation();
  const [removeStray] = useRemoveStrayFileMutation();
  return useUploads({
    bucket: RECORD_FILES,
    folder: [userId, transaction.kind, transactionId].join('/'),
    largest: MAX_LETTER_SIZE,
    most: 1,
    refused: "You can't add files to this transaction.",
    async onArrived({ id, name }) {
      const { error } = await add({ noun: transaction, id: transactionId, fileId: id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the document. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
}
