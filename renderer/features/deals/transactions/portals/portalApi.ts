import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { callFunction } from '../../../../data/api/callFunction.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import { checked } from '../../../../data/api/validateResponse.ts';
import { saveFile } from '../../../../ui/file/saveFile.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { transactionTags } from '../transactionTags.ts';

const isPart = s.orNull(
  s.object({
    property: s.text,
    state: s.orNull(s.text),
    status: s.text,
    expected_close: s.orNull(s.text),
    closed_on: s.orNull(s.text),
    role: s.text,
    name: s.text,
    run_by: s.text,
    until: s.text,
    dates: s.listOf(
      s.object({ key: s.text, label: s.text, due_on: s.orNull(s.text), done_on: s.orNull(s.text) }),
    ),
    tasks: s.listOf(
      s.object({
        id: s.text,
        title: s.text,
        due_on: s.orNull(s.text),
        is_done: s.bool,
        waits: s.bool,
      }),
    ),
    documents: s.listOf(
      s.object({ id: s.text, name: s.text, size: s.orNull(s.number), at: s.text }),
    ),
    messages: s.listOf(
      s.object({
        id: s.text,
        body: s.text,
        is_yours: s.bool,
        has_file: s.bool,
        at: s.text,
        name: s.text,
      }),
    ),
  }),
);
export type PortalPart = NonNullable<s.ShapeOf<typeof isPart>>;

const isQuote = s.orNull(
  s.object({
    property: s.text,
    state: s.orNull(s.text),
    run_by: s.text,
    until: s.text,
    kind: s.text,
    wanted: s.text,
    vendor: s.text,
    due_on: s.orNull(s.text),
    price: s.orNull(s.number),
    days: s.orNull(s.number),
    valid_until: s.orNull(s.text),
    terms: s.orNull(s.text),
    file: s.orNull(s.text),
    answered_at: s.orNull(s.text),
    decision: s.orNull(s.text),
    n: s.number,
    is_expired: s.bool,
    versions: s.listOf(
      s.object({
        n: s.number,
        price: s.number,
        days: s.orNull(s.number),
        valid_until: s.orNull(s.text),
        terms: s.orNull(s.text),
        answered_at: s.text,
      }),
    ),
  }),
);
export type PortalQuote = NonNullable<s.ShapeOf<typeof isQuote>>;

/** The upload path and its token. */
const isPlace = s.object({ path: s.text, token: s.text });

/** An open portal: its subject and session key. */
export interface OpenPortal {
  readonly of: string;
  readonly session: string;
}

export interface QuoteReply {
  readonly price: number;
  readonly days: number | null;
  readonly validUntil: string | null;
  readonly terms: string;
}

const BUCKET = 'record-files';
const tagOf = ({ of }: OpenPortal) => [{ type: 'Transaction' as const, id: `portal:${of}` }];

/** Endpoints for portal link users, with or without an account. */
export const {
  useEnterPortalMutation,
  useOpenMyQuoteMutation,
  useRenewPortalMutation,
  useReadPartQuery,
  useReadQuoteQuery,
  useWriteFromPortalMutation,
  useFinishPortalTaskMutation,
  useSendFileMutation,
  useTakeDocumentMutation,
  useAnswerQuoteMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    /** The session, or null if the link is invalid. */
    enterPortal: build.mutation<string | null, { readonly of: string; readonly token: string }>({
      query: ({ of, token }) => rpc('open_portal', { id: of, token }),
      extraOptions: { failure: 'inline', accepts: s.orNull(s.text) },
    }),

    /** The session of a quote sent to the user's confirmed email; null for any other. */
    openMyQuote: write(s.orNull(s.text), (id: string) => rpc('open_my_quote', { id })),

    renewPortal: write(({ of, email }: { readonly of: string; readonly email: string }) =>
      rpc('renew_portal', { id: of, email }),
    ),

    readPart: read(
      isPart,
      ({ of, session }: OpenPortal) => rpc('party_portal', { id: of, session }),
      (_part, _error, opened) => tagOf(opened),
    ),

    readQuote: read(
      isQuote,
      ({ of, session }: OpenPortal) => rpc('portal_quote', { id: of, session }),
      (_quote, _error, opened) => tagOf(opened),
    ),

    writeFromPortal: write(
      {},
      ({ session, id, body }: OpenPortal & { readonly id: string; readonly body: string }) =>
        rpc('write_from_portal', { id, session, body }),
      (_result, _error, opened) => tagOf(opened),
    ),

    finishPortalTask: write(
      { failure: 'toast' },
      ({ session, id, isDone }: OpenPortal & { readonly id: string; readonly isDone: boolean }) =>
        rpc('finish_portal_task', { session, itemId: id, isDone }),
      (_result, _error, opened) => tagOf(opened),
    ),

    /** Uploads to a URL signed for this one file; an upload that was not saved is retried under the same id. */
    sendFile: build.mutation<
      unknown,
      OpenPortal & { readonly id: string; readonly name: string; readonly content: Blob }
    >({
      query:
        ({ session, id, name, content }) =>
        async (client) => {
          const call = callFunction(client, 'portal-file', { session, id });
          const uploadTarget = checked(isPlace, await call);
          if (uploadTarget.error !== null) return uploadTarget;
          const { path, token } = uploadTarget.data;
          const sent = await client.storage.from(BUCKET).uploadToSignedUrl(path, token, content);
          const isThere = sent.error !== null && Reflect.get(sent.error, 'statusCode') === '409';
          if (sent.error !== null && !isThere) return { data: null, error: sent.error };
          return await client.rpc('attach_portal_file', {
            p_session: session,
            p_id: id,
            p_name: name,
          });
        },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, opened) => tagOf(opened),
    }),

    takeDocument: write(
      { failure: 'toast' },
      ({ session, id, name }: OpenPortal & { readonly id: string; readonly name: string }) =>
        async (client) => {
          const { data, ...rest } = await callFunction(client, 'transaction-document', {
            ...{ id, session },
          });
          if (data instanceof Blob) saveFile(name, data);
          return { data: null, ...rest };
        },
    ),

    answerQuote: build.mutation<unknown, OpenPortal & { readonly answer: QuoteReply }>({
      query: ({ session, answer: { price, days, validUntil, terms } }) =>
        rpc('answer_quote', {
          session,
          price,
          terms,
          ...(days !== null && { days }),
          ...(validUntil !== null && { validUntil }),
        }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, opened) => tagOf(opened),
    }),
  }),
});
