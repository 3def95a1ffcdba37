import { ACCOUNT_CACHE_SECONDS } from '#shared/constants.ts';
import { accountNotices } from '#shared/texts/account.ts';
import { baseApi } from '../../data/api/baseApi.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import { type DataError, isDataError } from '../../data/api/dataError.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';
import type { Services } from '../../data/api/supabaseQuery.ts';
import { follow } from '../../data/realtime/syncCacheEntry.ts';
import type { ShapeOf } from '../../ui/shape/shape.ts';
import { isAccount, type ProfileChanges } from './account.ts';

export const ACCOUNT_TAGS = ['Account', 'Roles'] as const;

const api = baseApi.enhanceEndpoints({ addTagTypes: ACCOUNT_TAGS });

interface ProfileUpdate {
  readonly userId: string;
  readonly changes: ProfileChanges;
}

const rolesOf = (userId: string) => (client: DataClient) =>
  client
    .from('user_roles')
    .select('role, expires_at, created_at')
    .eq('user_id', userId)
    .eq('is_active', true)
    .order('created_at');

export const accountApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    /** Profile, roles, subscription, and tenant of the caller in one call. */
    getMyAccount: build.query<ShapeOf<typeof isAccount>, void>({
      query: () => rpc('my_account'),
      extraOptions: {
        failure: 'inline',
        accepts: isAccount,
        keepsOffline: true,
        renewsIfRefused: true,
      },
      providesTags: ['Account'],
      keepUnusedDataFor: ACCOUNT_CACHE_SECONDS,
      async onQueryStarted(_arg, { dispatch, queryFulfilled, extra }) {
        try {
          const { data } = await queryFulfilled;
          const check = accountApi.endpoints.checkStripeSubscription;
          void dispatch(check.initiate(data.profile.id, { subscribe: false }));
        } catch (failure) {
          if (isSessionRejected(failure)) await (extra as Services).host.auth.forget();
        }
      },
      // Approvals, roles, and plans granted by others update the screen live.
      onCacheEntryAdded: follow({
        sources: ({ profile }) => [
          { table: 'profiles', filter: `id=eq.${profile.id}` },
          { table: 'user_roles', filter: `user_id=eq.${profile.id}` },
          { table: 'subscribers', filter: `user_id=eq.${profile.id}` },
        ],
        refetch: api.util.invalidateTags(['Account', 'Roles']),
      }),
    }),

    /**
     * Syncs the subscription status from the payment provider to the database. Best effort, once per person: the
     * account always shows the database state.
     */
    checkStripeSubscription: build.query<unknown, string>({
      query: () => (client) => client.functions.invoke('check-stripe-subscription'),
      extraOptions: { failure: 'silent' },
    }),

    /** The caller's role grants with dates. */
    getMyRoles: build.query<ResponseOf<typeof rolesOf>, string>({
      query: rolesOf,
      extraOptions: { failure: 'inline', accepts: Array.isArray, keepsOffline: true },
      providesTags: ['Roles'],
    }),

    /** The one change open to an account pending approval. */
    completePendingProfile: write(
      { failure: 'toast', success: accountNotices.profileUpdated },
      ({ changes }: ProfileUpdate) =>
        rpc('complete_pending_profile', {
          firstName: changes.first_name ?? '',
          lastName: changes.last_name ?? '',
          phone: changes.phone ?? '',
          companyName: changes.company_name ?? '',
          bio: changes.bio ?? '',
        }),
      (_result, error) => (error === undefined ? ['Account'] : []),
    ),

    /** Optimistic; reverts on rejection. */
    updateMyProfile: build.mutation<unknown, ProfileUpdate>({
      query:
        ({ userId, changes }) =>
        (client) =>
          client.from('profiles').update(changes).eq('id', userId),
      extraOptions: {
        failure: 'toast',
        success: accountNotices.profileUpdated,
        signedOut: 'SIGNED_OUT_PROFILE',
      },
      invalidatesTags: (_result, error) => (error === undefined ? ['Account'] : []),
      async onQueryStarted({ changes }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          accountApi.util.updateQueryData('getMyAccount', undefined, ({ profile }) => {
            const { first_name: first, last_name: last } = Object.assign(profile, changes);
            const fullName = [first, last].filter(Boolean).join(' ');
            if (fullName !== '') Object.assign(profile, { full_name: fullName });
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          patch.undo();
        }
      },
    }),
  }),
});

/** True if the server rejects the session itself, so keeping its tokens is pointless. */
function isSessionRejected(failure: unknown): boolean {
  const error = (failure as { readonly error?: unknown }).error;
  return isDataError(error) && (isTokenError(error) || error.code === '42501');
}

/** PostgREST reports token errors as PGRST301 to 303; a gateway only returns 401 and mentions the JWT. */
function isTokenError({ code, status, message }: DataError): boolean {
  return /^PGRST30[1-3]$/.test(code) || (status === 401 && /jwt/i.test(message));
}

export const {
  useCompletePendingProfileMutation,
  useGetMyAccountQuery,
  useGetMyRolesQuery,
  useUpdateMyProfileMutation,
} = accountApi;
