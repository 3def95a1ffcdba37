import '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isStarted = s.object({ url: s.orNull(s.text) });
const isRedeemed = s.object({ token_hash: s.text, binding: s.text });
const isMissingStep = s.orNull(
  s.object({
    workspace: s.text,
    can_use_sso: s.bool,
    can_use_second_factor: s.bool,
    has_second_factor: s.bool,
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
    bindSsoSession: write(s.bool, (p_token: string) => rpc('bind_sso_session', { token: p_token })),
    /** What the current workspace still demands of this session; null if nothing. */
    missingSignInStep: read({ keepUnusedDataFor: 0, accepts: isMissingStep }, () =>
      rpc('get_missing_sign_in_step'),
    ),
    pauseMyWorkspace: write(s.bool, () => rpc('pause_my_workspace')),
  }),
});
