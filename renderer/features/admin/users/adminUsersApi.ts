import '#shared/texts/listings.ts';
import '#shared/texts/reviews.ts';
import type { AppRole, UserType } from '#shared/access/roles.ts';
import {
  ADMIN_ACTIONS_PAGE_SIZE,
  ADMIN_EXPORT_PAGE_SIZE,
  ADMIN_PAGE_SIZE,
} from '#shared/constants.ts';
import { accountDeletionNotices } from '#shared/texts/account-deletion.ts';
import { adminAccountNotices } from '#shared/texts/admin-accounts.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { PageRequest, ResponseOf } from '../../../data/api/responseOf.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { toTimeRange } from '../../../ui/search/timeRange.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import { getFilterValue } from './accountSearch.ts';
import { isAccountPage, isAdminAccountOrNone } from './adminAccount.ts';
import { isNameChangeRequest } from './nameChanges.ts';

interface OnAccount {
  readonly id: string;
  readonly reason?: string;
}

type Decision = 'approved' | 'rejected';

interface OnRole extends OnAccount {
  readonly role: AppRole;
}

/** The account whose entries to list; null for all. Without `automatic`, only user actions. */
export interface ActionQuery {
  readonly account: string | null;
  readonly automatic: boolean;
}

/** Converts the URL's search to RPC arguments; omits absent values. */
function argumentsOf(
  { words, filters, sort }: ListSearch,
  after: string | null,
  size = ADMIN_PAGE_SIZE,
) {
  const [status, role, type, plan, company, team] = [
    'status',
    'role',
    'type',
    'plan',
    'company',
    'team',
  ].map((name) => getFilterValue(filters, name));
  const joined = filters.find(({ field }) => field === 'joined');
  const { from, before } = joined === undefined ? {} : toTimeRange(joined, new Date());
  return {
    page_size: size,
    ...(words && { search: words }),
    ...(status && { status }),
    ...(role && { role: role as AppRole }),
    ...(type && { user_type: type as UserType }),
    ...(plan && { plan }),
    ...(company && { company }),
    ...(team && { team: true }),
    ...(from && { created_from: from }),
    ...(before && { created_before: before }),
    ...(sort && { sort }),
    ...(after !== null && { after }),
  };
}

const figures = () => (client: DataClient) => client.rpc('admin_account_figures').single();

const acts =
  ({ queryArg: { account, automatic }, pageParam }: PageRequest<ActionQuery>) =>
  async (client: DataClient) => {
    // Opening the full log is itself logged.
    if (account === null && pageParam === null) {
      const opened = await client.rpc('log_audit_log_view');
      if (opened.error) return { ...opened, data: null };
    }
    let call = client
      .from('admin_audit_log')
      .select()
      .order('id', { ascending: false })
      .limit(ADMIN_ACTIONS_PAGE_SIZE);
    if (account !== null) call = call.eq('target_user_id', account);
    if (!automatic) call = call.not('actor_id', 'is', null);
    return pageParam === null ? call : call.lt('id', pageParam);
  };

const api = baseApi.enhanceEndpoints({ addTagTypes: ['AdminAccounts', 'AdminActs'] });

export const adminUsersApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['AdminAccounts', 'AdminActs'])) => ({
    listAccounts: build.infiniteQuery<s.ShapeOf<typeof isAccountPage>, ListSearch, string | null>({
      query:
        ({ queryArg, pageParam }) =>
        (client) =>
          client.rpc('admin_accounts', argumentsOf(queryArg, pageParam)),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: isAccountPage },
      providesTags: ['AdminAccounts'],
    }),

    /** One page for export, independent of the screen's cache. */
    readAccounts: read(
      { keepUnusedDataFor: 0, accepts: isAccountPage },
      ({ search, after }: { readonly search: ListSearch; readonly after: string | null }) =>
        (client) =>
          client.rpc('admin_accounts', argumentsOf(search, after, ADMIN_EXPORT_PAGE_SIZE)),
      [],
    ),

    /** Subscribed while the page is open, so it also refreshes the rest: every account change writes a log entry. */
    getAccountFigures: build.query<ResponseOf<typeof figures>, void>({
      query: figures,
      extraOptions: { failure: 'inline' },
      providesTags: ['AdminAccounts'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'admin_audit_log' }],
        refetch: api.util.invalidateTags(['AdminAccounts', 'AdminActs']),
      }),
    }),

    getAdminAccount: read(
      isAdminAccountOrNone,
      (user_id: string) => (client) => client.rpc('admin_account', { user_id }),
      ['AdminAccounts'],
    ),

    /** Pending listing names of one account or all, oldest first. */
    listHeldNames: read(
      s.listOf(isNameChangeRequest),
      (account: string | null) => (client) => {
        const held = client
          .from('revisions')
          .select('id, profile_id, changes')
          .eq('status', 'pending');
        return account === null
          ? held.not('profile_id', 'is', null).order('created_at').limit(ADMIN_PAGE_SIZE)
          : held.eq('profile_id', account);
      },
      ['AdminAccounts'],
    ),

    reviewNames: write(
      { failure: 'toast' },
      ({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
        (client) =>
          client.rpc('review_revision', { revision_id: id, decision }),
    ),

    listActs: build.infiniteQuery<ResponseOf<typeof acts>, ActionQuery, number | null>({
      query: acts,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length < ADMIN_ACTIONS_PAGE_SIZE ? undefined : page.at(-1)?.id,
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['AdminActs'],
    }),

    approveAccount: write(
      { success: adminAccountNotices.accountApproved },
      ({ id, ...reason }: OnAccount) =>
        (client) =>
          client.rpc('review_account', { user_id: id, decision: 'approved', ...reason }),
    ),

    /** Approves from a dashboard row, which shows failures as toasts. */
    approveFromDesk: write(
      { failure: 'toast', success: adminAccountNotices.accountApproved },
      (id: string) => (client) =>
        client.rpc('review_account', { user_id: id, decision: 'approved' }),
    ),

    /** Approves one of several; the caller reports the combined result. */
    approveSelected: write(
      (id: string) => (client) =>
        client.rpc('review_account', { user_id: id, decision: 'approved' }),
    ),

    rejectAccount: write(
      { success: adminAccountNotices.accountRejected },
      ({ id, ...reason }: OnAccount) =>
        (client) =>
          client.rpc('review_account', { user_id: id, decision: 'rejected', ...reason }),
    ),

    suspendAccount: write(
      { success: adminAccountNotices.accountSuspended },
      ({ id, ...reason }: OnAccount) =>
        (client) =>
          client.rpc('suspend_account', { user_id: id, ...reason }),
    ),

    reinstateAccount: write(
      { success: adminAccountNotices.accountReinstated },
      ({ id, ...reason }: OnAccount) =>
        (client) =>
          client.rpc('reinstate_account', { user_id: id, ...reason }),
    ),

    deleteAccount: write(
      { success: accountDeletionNotices.begun },
      ({ id, reason = '' }: OnAccount) =>
        (client) =>
          client.rpc('delete_account', { user_id: id, reason }),
    ),

    stopDeletion: write(
      { success: accountDeletionNotices.stopped },
      ({ id, ...reason }: OnAccount) =>
        (client) =>
          client.rpc('stop_deletion', { user_id: id, ...reason }),
    ),

    giveRole: write(
      { success: adminAccountNotices.roleGiven },
      ({ id, ...grant }: OnRole & { readonly expires_at?: string }) =>
        (client) =>
          client.rpc('assign_role', { user_id: id, ...grant }),
    ),

    endRole: write(
      { success: adminAccountNotices.roleEnded },
      ({ id, ...role }: OnRole) =>
        (client) =>
          client.rpc('remove_role', { user_id: id, ...role }),
    ),
  }),
});

export const {
  useListAccountsInfiniteQuery,
  useGetAccountFiguresQuery,
  useGetAdminAccountQuery,
  useListHeldNamesQuery,
  useReviewNamesMutation,
  useListActsInfiniteQuery,
  useApproveAccountMutation,
  useApproveSelectedMutation,
  useRejectAccountMutation,
  useSuspendAccountMutation,
  useReinstateAccountMutation,
  useDeleteAccountMutation,
  useStopDeletionMutation,
  useGiveRoleMutation,
  useEndRoleMutation,
} = adminUsersApi;
