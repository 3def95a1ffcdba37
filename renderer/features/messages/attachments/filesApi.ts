import { MESSAGE_FILES } from '#shared/messages/files.ts';
import type { DataClient } from '../../../core/api/dataClient.ts';
import { listOf, number, object, text } from '../../../kit/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

/** A file of a message. */
export interface MessageFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const isFile = object({ id: text, path: text, name: text, type: text, size: number });
const LINK_SECONDS = 60;

const filesOf = (messageId: string) => (client: DataClient) =>
  client
    .from('message_attachments')
    .select('id, path, name, type, size')
    .eq('message_id', messageId)
    .order('place');

const filesApi = messagesTags.injectEndpoints({
  endpoints: (build) => ({
    listMessageFiles: build.query<readonly MessageFile[], string>({
      query: filesOf,
      extraOptions: { failure: 'inline', accepts: listOf(isFile) },
    }),

    /** A link that saves the file under its name, for a minute. */
    linkFile: build.mutation<{ readonly signedUrl: string }, MessageFile>({
      query:
        ({ path, name }) =>
        (client) =>
          client.storage
            .from(MESSAGE_FILES)
            .createSignedUrl(path, LINK_SECONDS, { download: name }),
      extraOptions: { accepts: object({ signedUrl: text }) },
    }),

    /** Of what was not sent. */
    removeFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(MESSAGE_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
  }),
});

export const { useListMessageFilesQuery, useLinkFileMutation, useRemoveFileMutation } = filesApi;
