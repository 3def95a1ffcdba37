import '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { bool, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isStarted = object({ url: orNull(text) });
const isRedeemed = object({ token_hash: text, binding: text });
const isMissingStep = orNull(
  object({
    workspace: text,
    can_use_sso: bool,
    can_use_second_factor: bool,
    has_second_factor: bool,
  }),
);

interface Start {
  readonly email: string;
  readonly challenge: string;
  readonly origin: string;
}

export const {
  useStartSsoMutation,
  useRedeemSsoMutation,
  useBindSsoSessionMutation,
  useMissingSignInStepQuery,
  usePauseMyWorkspaceMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the provider's URL for the email's domain; null if the domain has none. */
    startSso: build.mutation<ShapeOf<typeof isStarted>, Start>({
      query: (start) => (client) => callFunction(client, 'sso/start', start),
      extraOptions: { failure: 'inline', accepts: isStarted },
    }),
    /** Redeems the code of the provider's answer; works only in the browser that started. */
    redeemSso: build.mutation<
      ShapeOf<typeof isRedeemed>,
      { readonly code: string; readonly verifier: string }
    >({
      query: (proof) => (client) => callFunction(client, 'sso/session', proof),
      extraOptions: { failure: 'inline', accepts: isRedeemed },
    }),
    /** Ties the new session to the provider that opened it. */
    bindSsoSession: build.mutation<ShapeOf<typeof bool>, string>({
      query: (p_token) => rpc('bind_sso_session', { token: p_token }),
      extraOptions: { failure: 'inline', accepts: bool },
    }),
    /** What the current workspace still demands of this session; null if nothing. */
    missingSignInStep: build.query<ShapeOf<typeof isMissingStep>, void>({
      query: () => rpc('get_missing_sign_in_step'),
      extraOptions: { failure: 'inline', accepts: isMissingStep },
      keepUnusedDataFor: 0,
    }),
    pauseMyWorkspace: build.mutation<ShapeOf<typeof bool>, void>({
      query: () => rpc('pause_my_workspace'),
      extraOptions: { failure: 'inline', accepts: bool },
    }),
  }),
});
