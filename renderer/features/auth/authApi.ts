import { baseApi } from '../../app/api/baseApi.ts';

interface ConfirmationEmail {
  readonly email: string;
  readonly fullName: string;
  readonly userType: string;
}

interface SignUpNotification extends ConfirmationEmail {
  readonly userId: string;
}

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Best effort: the confirmation that counts is the auth server's own. */
    sendConfirmationEmail: build.mutation<unknown, ConfirmationEmail>({
      query: (body) => (client) =>
        client.functions.invoke('send-user-confirmation-email', { body }),
      extraOptions: { failure: 'silent' },
    }),

    /** Best effort: the database tells the team of a new account by itself. */
    sendSignUpNotification: build.mutation<unknown, SignUpNotification>({
      query: (body) => (client) => client.functions.invoke('send-signup-notification', { body }),
      extraOptions: { failure: 'silent' },
    }),

    /** Takes two-step sign-in away for who lost the authenticator app. */
    spendRecoveryCode: build.mutation<unknown, string>({
      query: (code) => (client) => client.functions.invoke('use-recovery-code', { body: { code } }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const {
  useSendConfirmationEmailMutation,
  useSendSignUpNotificationMutation,
  useSpendRecoveryCodeMutation,
} = authApi;
