import { accountDeletionNotices } from '#shared/texts/account-deletion.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import * as s from '../../../ui/shape/shape.ts';

/** The result of `my_account_deletion()`; null while the session still needs its second factor. */
export const isAccountDeletion = s.orNull(
  s.object({
    leaving: s.orNull(s.object({ due_at: s.text, is_of_staff: s.bool })),
    is_fresh: s.bool,
    live_listings: s.number,
    in_the_way: s.listOf(
      s.object({
        what: s.oneOf(['workspace', 'sale', 'party', 'community', 'plan', 'admin']),
        name: s.text,
      }),
    ),
  }),
);
export type AccountDeletion = NonNullable<s.ShapeOf<typeof isAccountDeletion>>;

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Leaving'] });

export const accountDeletionApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Account', 'Leaving'])) => ({
    getMyLeaving: build.query<s.ShapeOf<typeof isAccountDeletion>, void>({
      query: () => rpc('my_account_deletion'),
      extraOptions: { failure: 'inline', accepts: isAccountDeletion },
      providesTags: ['Leaving'],
      // Not cached: a sign-in is fresh only for minutes, and obstacles are resolved elsewhere.
      keepUnusedDataFor: 0,
    }),

    askToLeave: write(() => rpc('request_account_deletion')),

    keepAccount: write(
      { failure: 'toast', success: accountDeletionNotices.kept, accepts: s.bool },
      () => rpc('cancel_account_deletion'),
    ),
  }),
});

export const { useGetMyLeavingQuery, useAskToLeaveMutation, useKeepAccountMutation } =
  accountDeletionApi;
