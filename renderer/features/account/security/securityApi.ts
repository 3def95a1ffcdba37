import { securityNotices } from '#shared/texts/security.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { isSecurity, isSecurityCheck } from './security.ts';

const newCodes = () => rpc('make_recovery_codes');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Security'] });

export const securityApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Security'])) => ({
    /** The caller's devices, recent sign-ins, factors and security check in one call. */
    getMySecurity: read(isSecurity, () => rpc('my_security')),

    /** Polled every minute while signed in. An unreachable server proves nothing. */
    checkMySecurity: build.query<ShapeOf<typeof isSecurityCheck>, void>({
      query: () => rpc('check_my_security'),
      extraOptions: { failure: 'silent', accepts: isSecurityCheck },
    }),

    endMySession: write(
      { failure: 'toast', success: securityNotices.sessionEnded },
      (session_id: string) => (client) => client.rpc('end_my_session', { session_id }),
    ),

    /** External calendars read without a session, so signing out other devices also has to revoke their address. */
    endCalendarFeed: write({ failure: 'silent' }, () => rpc('revoke_calendar_feed'), []),

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
