import { ssoMessages, ssoRefusal } from '#shared/texts/singleSignOn.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { rememberSignIn } from './pendingSignIn.ts';
import { useStartSsoMutation } from './ssoApi.ts';

/** Sends the browser to the provider of an email's domain. Returns why that failed, or null. */
export function useStartSignIn(): (email: string, returnTo: string) => Promise<string | null> {
  const host = useHost();
  const [start] = useStartSsoMutation();
  return async (email, returnTo) => {
    const challenge = await rememberSignIn(returnTo);
    const { data, error } = await start({ email, challenge, origin: location.origin });
    if (data === undefined) return ssoRefusal(isDataError(error) ? error.code : '');
    if (data.url === null) return ssoMessages.noProvider;
    host.leaveFor(data.url);
    return null;
  };
}
