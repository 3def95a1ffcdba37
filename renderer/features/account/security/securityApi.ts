import { securityNotices } from '#shared/texts/security.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { isSecurity, isSecurityCheck } from './security.ts';

const newCodes = () => rpc('make_recovery_codes');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Security'] });

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The caller's devices, recent sign-ins, factors and security check in one call. */
    getMySecurity: build.query<ShapeOf<typeof isSecurity>, void>({
      query: () => rpc('my_security'),
      extraOptions: { failure: 'inline', accepts: isSecurity },
      providesTags: ['Security'],
    }),

    /** Polled every minute while signed in. An unreachable server proves nothing. */
    checkMySecurity: build.query<ShapeOf<typeof isSecurityCheck>, void>({
      query: () => rpc('check_my_security'),
      extraOptions: { failure: 'silent', accepts: isSecurityCheck },
    }),

    endMySession: build.mutation<unknown, string>({
      query: (session_id) => (client) => client.rpc('end_my_session', { session_id }),
      extraOptions: { failure: 'toast', success: securityNotices.sessionEnded },
      invalidatesTags: ['Security'],
    }),

    /** External calendars read without a session, so signing out other devices also has to revoke their address. */
    endCalendarFeed: build.mutation<unknown, void>({
      query: () => rpc('revoke_calendar_feed'),
      extraOptions: { failure: 'silent' },
    }),

    /** Returns ten recovery codes, which the server never shows again. */
    makeRecoveryCodes: build.mutation<ResponseOf<typeof newCodes>, void>({
      query: newCodes,
      extraOptions: { failure: 'toast', accepts: Array.isArray },
      invalidatesTags: ['Security'],
    }),
  }),
});

export const {
  useGetMySecurityQuery,
  useLazyCheckMySecurityQuery,
  useEndCalendarFeedMutation,
  useEndMySessionMutation,
  useMakeRecoveryCodesMutation,
} = securityApi;
