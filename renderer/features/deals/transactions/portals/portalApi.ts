import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { callFunction } from '../../../../data/api/callFunction.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import { checked } from '../../../../data/api/validateResponse.ts';
import { saveFile } from '../../../../ui/file/saveFile.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../../ui/shape/shape.ts';
import { transactionTags } from '../transactionTags.ts';

const isPart = orNull(
  object({
    property: text,
    state: orNull(text),
    status: text,
    expected_close: orNull(text),
    closed_on: orNull(text),
    role: text,
    name: text,
    run_by: text,
    until: text,
    dates: listOf(object({ key: text, label: text, due_on: orNull(text), done_on: orNull(text) })),
    tasks: listOf(
      object({ id: text, title: text, due_on: orNull(text), is_done: bool, waits: bool }),
    ),
    documents: listOf(object({ id: text, name: text, size: orNull(number), at: text })),
    messages: listOf(
      object({ id: text, body: text, is_yours: bool, has_file: bool, at: text, name: text }),
    ),
  }),
);
export type PortalPart = NonNullable<ShapeOf<typeof isPart>>;

const isQuote = orNull(
  object({
    property: text,
    state: orNull(text),
    run_by: text,
    until: text,
    kind: text,
    wanted: text,
    vendor: text,
    due_on: orNull(text),
    price: orNull(number),
    days: orNull(number),
    valid_until: orNull(text),
    terms: orNull(text),
    file: orNull(text),
    answered_at: orNull(text),
    decision: orNull(text),
    n: number,
    is_expired: bool,
    versions: listOf(
      object({
        n: number,
        price: number,
        days: orNull(number),
        valid_until: orNull(text),
        terms: orNull(text),
        answered_at: text,
      }),
    ),
  }),
);
export type PortalQuote = NonNullable<ShapeOf<typeof isQuote>>;

/** The upload path and its token. */
const isPlace = object({ path: text, token: text });

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
      extraOptions: { failure: 'inline', accepts: orNull(text) },
    }),

    /** The session of a quote sent to the user's confirmed email; null for any other. */
    openMyQuote: write(orNull(text), (id: string) => rpc('open_my_quote', { id })),

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
