import { useNavigate } from 'react-router-dom';
import type { AuthFailure } from '#shared/host.ts';
import { getReturnPath } from '#shared/navigation/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { reportSignUp } from '../../../telemetry/visits/visitReports.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { useSendConfirmationEmailMutation, useSendSignUpNotificationMutation } from './authApi.ts';
import type { SignUpValues } from './authForms.ts';

/** Creates the account and continues to the app or to "check your email". Returns the failure, if any. */
export function useSignUp(): (values: SignUpValues) => Promise<AuthFailure | null> {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { params: query } = useUrlSearch();
  const [sendConfirmationEmail] = useSendConfirmationEmailMutation();
  const [sendSignUpNotification] = useSendSignUpNotificationMutation();

  return async (values) => {
    const redirect = getReturnPath(query)?.slice(1);
    const result = await auth.signUp({ ...values, ...(redirect ? { redirect } : {}) });
    if (!result.ok) return result.failure;
    reportSignUp();
    const { userId, email, session } = result.value;
    const person = {
      email,
      fullName: `${values.firstName} ${values.lastName}`,
      userType: values.userType,
    };
    void sendSignUpNotification({ userId, ...person });
    if (session !== null) {
      dispatch(sessionChanged(session));
      return null;
    }
    void sendConfirmationEmail(person);
    await navigate(linkTo('verifyEmail'), { state: { email, sentAt: Date.now(), redirect } });
    return null;
  };
}
