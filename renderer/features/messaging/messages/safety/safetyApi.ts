import '#shared/texts/conversations.ts';
import { MESSAGE_FILES_BUCKET } from '#shared/texts/files.ts';
import { calls } from '../../../../data/api/calls.ts';
import * as s from '../../../../ui/shape/shape.ts';
import type { MessageFile } from '../attachments/filesApi.ts';
import { messagesTags } from '../messagesApi.ts';

const ALREADY_THERE = 409;

export type ReportReason = 'spam' | 'harassment' | 'fraud' | 'other';

interface Report {
  readonly messageId: string;
  readonly reason: ReportReason;
  readonly note: string;
}

interface Forward {
  /** Generated before sending, so that a retry is the same message. */
  readonly id: string;
  readonly messageId: string;
  readonly conversationId: string;
  readonly userId: string;
  /** The message's files, each with a copy id that is also generated once. */
  readonly files: readonly (Pick<MessageFile, 'id' | 'path'> & { readonly copyId: string })[];
}

const safetyApi = messagesTags.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    reportMessage: write(
      s.text,
      ({ messageId, reason, note }: Report) =>
        (client) =>
          client.rpc('report_message', {
            message_id: messageId,
            reason,
            ...(note !== '' && { note }),
          }),
    ),

    forwardMessage: build.mutation<string, Forward>({
      query:
        ({ id, messageId, conversationId, userId, files }) =>
        async (client) => {
          for (const { path, copyId } of files) {
            const copy = `${userId}/${conversationId}/${copyId}`;
            const { error } = await client.storage.from(MESSAGE_FILES_BUCKET).copy(path, copy);
            // An existing copy was created by an earlier attempt.
            if (error !== null && Number(error.statusCode) !== ALREADY_THERE) {
              return { data: null, error: { code: error.statusCode }, status: error.status ?? 0 };
            }
          }
          return await client.rpc('send_message', {
            conversation_id: conversationId,
            message_id: id,
            forwarded_from: messageId,
            files: files.map(({ id: of, copyId }) => ({ id: copyId, of })),
          });
        },
      extraOptions: { failure: 'inline', accepts: s.text },
      invalidatesTags: ['Conversations'],
    }),
  }),
});

export const { useReportMessageMutation, useForwardMessageMutation } = safetyApi;
