import { dataErrorMessage } from '#shared/messages/messages.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useUploads } from '../../../core/files/useUploads.ts';
import {
  RECORD_FILES,
  useAddRecordFileMutation,
  useRemoveStrayFileMutation,
} from '../../../core/records/attachmentsApi.ts';
import { OFFER_FILES, useRemoveStrayLetterMutation } from './offersApi.ts';

/** What the storage takes; `offer-files` says the same. */
export const MAX_LETTER_SIZE = 25 * 1024 * 1024;

/** A bidder’s own letter: with its offer it goes where nobody else reads before the deadline. */
export function useBidderLetter(userId: string, transactionId: string) {
  const [removeStray] = useRemoveStrayLetterMutation();
  return useUploads({
    bucket: OFFER_FILES,
    folder: `${userId}/${transactionId}`,
    largest: MAX_LETTER_SIZE,
    most: 1,
    refused: 'The deadline has passed, or you are not asked for an offer.',
    onRemoved: (path) => void removeStray(path),
  });
}

/** A letter that came to the team: it stands among the files of the transaction. */
export function useTeamLetter(userId: string, transactionId: string) {
  const [add] = useAddRecordFileMutation();
  const [removeStray] = useRemoveStrayFileMutation();
  return useUploads({
    bucket: RECORD_FILES,
    folder: [userId, transaction.kind, transactionId].join('/'),
    largest: MAX_LETTER_SIZE,
    most: 1,
    refused: 'Files cannot be added to this transaction.',
    async onArrived({ id, name }) {
      const { error } = await add({ noun: transaction, id: transactionId, fileId: id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the document. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
}
