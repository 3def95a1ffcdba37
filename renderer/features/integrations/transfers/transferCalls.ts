import type { Notice } from '#shared/texts/messages.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataCall } from '../../../data/api/supabaseQuery.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type AddedTransfer, isAddedTransfer } from './transferShape.ts';

export const transferApi = baseApi.enhanceEndpoints({
  addTagTypes: ['FileDrops', 'ScheduledExports', 'Imports', 'Connections'],
});

type Build = Parameters<Parameters<typeof transferApi.injectEndpoints>[0]['endpoints']>[0];

export interface Pause {
  readonly id: string;
  readonly isPaused: boolean;
}

/** The calls of one kind of transfer, and what is said once they are done. */
interface TransferCalls<New> {
  readonly tag: 'FileDrops' | 'ScheduledExports';
  readonly notices: Readonly<Record<'added' | 'saved' | 'queued' | 'removed', Notice>>;
  readonly add: (transfer: New) => DataCall;
  readonly rotate: (id: string) => DataCall;
  readonly setPaused: (pause: Pause) => DataCall;
  readonly acceptHostKey: (id: string) => DataCall;
  readonly remove: (id: string) => DataCall;
}

/** Returns the endpoints that all kinds of transfers have. */
export const makeTransferEndpoints = <New>(
  build: Build,
  { tag, notices, add, rotate, setPaused, acceptHostKey, remove }: TransferCalls<New>,
) => ({
  /** Adds a transfer and returns the token of its address, which is shown once. */
  add: build.mutation<AddedTransfer, New>({
    query: add,
    extraOptions: { failure: 'inline', accepts: isAddedTransfer, success: notices.added },
    invalidatesTags: [tag, 'Connections'],
  }),

  rotate: build.mutation<string, string>({
    query: rotate,
    extraOptions: { failure: 'inline', accepts: s.text },
    invalidatesTags: [tag],
  }),

  setPaused: build.mutation<unknown, Pause>({
    query: setPaused,
    extraOptions: { failure: 'toast', success: notices.saved },
    invalidatesTags: [tag, 'Connections'],
  }),

  acceptHostKey: build.mutation<unknown, string>({
    query: acceptHostKey,
    extraOptions: { failure: 'inline', success: notices.queued },
    invalidatesTags: [tag],
  }),

  remove: build.mutation<unknown, string>({
    query: remove,
    extraOptions: { failure: 'inline', success: notices.removed },
    invalidatesTags: [tag, 'Connections'],
  }),
});
