import {
  MAX_MESSAGE_FILE_BYTES,
  MAX_MESSAGE_FILES,
  MESSAGE_FILES_BUCKET,
} from '#shared/texts/files.ts';
import { type Uploads, useUploads } from '../../../../data/files/useUploads.ts';
import { useRemoveFileMutation } from './filesApi.ts';

export type Attachments = Uploads;

/** Attachments of the message being written; they upload while the user types. */
export function useAttachments(who: {
  readonly conversationId: string;
  readonly userId: string;
}): Attachments {
  const { conversationId, userId } = who;
  const [removeFile] = useRemoveFileMutation();
  return useUploads({
    bucket: MESSAGE_FILES_BUCKET,
    folder: `${userId}/${conversationId}`,
    largest: MAX_MESSAGE_FILE_BYTES,
    most: MAX_MESSAGE_FILES,
    refused: "You can't send files in this conversation.",
    onRemoved: (path) => void removeFile(path),
  });
}
