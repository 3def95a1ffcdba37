import { MESSAGE_FILES_BUCKET } from '#shared/texts/files.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

const isFile = s.object({ id: s.text, path: s.text, name: s.text, type: s.text, size: s.number });
const isLink = s.object({ signedUrl: s.text });

/** A message attachment. */
export type MessageFile = s.ShapeOf<typeof isFile>;

const LINK_SECONDS = 60;

const filesOf = (messageId: string) => (client: DataClient) =>
  client
    .from('message_attachments')
    .select('id, path, name, type, size')
    .eq('message_id', messageId)
    .order('place');

/** The newest files of a conversation, limited to what the rail shows. */
const newestOf =
  ({ conversationId }: NewestFiles) =>
  (client: DataClient) =>
    client
      .from('message_attachments')
      .select('id, path, name, type, size')
      .eq('conversation_id', conversationId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(RAIL_FILES);

interface NewestFiles {
  readonly conversationId: string;
  /** Ids of the loaded messages with files; a new one triggers a refetch. */
  readonly seen: string;
}

const RAIL_FILES = 8;

const filesApi = messagesTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listMessageFiles: read(s.listOf(isFile), filesOf),
    listNewestFiles: read({ failure: 'silent', accepts: s.listOf(isFile) }, newestOf),

    /** Returns a download link with the file name, valid for one minute. */
    linkFile: write(
      { failure: 'toast', accepts: isLink },
      ({ path, name }: MessageFile) =>
        (client) =>
          client.storage
            .from(MESSAGE_FILES_BUCKET)
            .createSignedUrl(path, LINK_SECONDS, { download: name }),
    ),

    /** Removes the file of an unsent message. */
    removeFile: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(MESSAGE_FILES_BUCKET).remove([path]),
    ),
  }),
});

export const {
  useListMessageFilesQuery,
  useListNewestFilesQuery,
  useLinkFileMutation,
  useRemoveFileMutation,
} = filesApi;
