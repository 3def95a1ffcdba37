import '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { bool, object, orNull, text } from '../../../ui/shape/shape.ts';

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
  endpoints: (build, { read, write } = calls(build)) => ({
    /** Returns the provider's URL for the email's domain; null if the domain has none. */
    startSso: write(
      isStarted,
      (start: Start) => (client) => callFunction(client, 'sso/start', start),
    ),
    /** Redeems the code of the provider's answer; works only in the browser that started. */
    redeemSso: write(
      isRedeemed,
      (proof: { readonly code: string; readonly verifier: string }) => (client) =>
        callFunction(client, 'sso/session', proof),
    ),
    /** Ties the new session to the provider that opened it. */
    bindSsoSession: write(bool, (p_token: string) => rpc('bind_sso_session', { token: p_token })),
    /** What the current workspace still demands of this session; null if nothing. */
    missingSignInStep: read({ keepUnusedDataFor: 0, accepts: isMissingStep }, () =>
      rpc('get_missing_sign_in_step'),
    ),
    pauseMyWorkspace: write(bool, () => rpc('pause_my_workspace')),
  }),
});
