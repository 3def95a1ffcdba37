import { baseApi } from '../../app/api/baseApi.ts';

interface ConfirmationEmail {
  readonly email: string;
  readonly fullName: string;
  readonly userType: string;
}

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Best effort: the confirmation that counts is the auth server's own. */
    sendConfirmationEmail: build.mutation<unknown, ConfirmationEmail>({
      query: (body) => (client) =>
        client.functions.invoke('send-user-confirmation-email', { body }),
      extraOptions: { failure: 'silent' },
    }),
  }),
});

export const { useSendConfirmationEmailMutation } = authApi;
