import { baseApi } from '../../core/api/baseApi.ts';
import type { Database } from '../../core/api/database.ts';

/** Whom letters go to and about what; a kind of null stands for all. */
type Subscription = Omit<
  Database['public']['Functions']['subscription_of_link']['Returns'][number],
  'kind'
> & { readonly kind: string | null };

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
    /** The address of the account that a link in a mail opens; null when the link is spent. */
    getAccountOfLink: build.query<string | null, string>({
      query: (token_hash) => (client) => client.rpc('account_of_link', { token_hash }),
      extraOptions: {
        failure: 'silent',
        accepts: (value) => value === null || typeof value === 'string',
      },
      // The token would stay in memory with it.
      keepUnusedDataFor: 0,
    }),

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

    /** Gives the account back to the address that the letter went to; null when the link is no good. */
    undoEmailChange: build.mutation<string | null, string>({
      query: (token) => (client) => client.rpc('undo_email_change', { token }),
      extraOptions: { failure: 'inline' },
    }),

    /** What the link of a letter ends; null when it is none of ours. */
    getSubscriptionOfLink: build.query<Subscription | null, string>({
      query: (token) => async (client) => {
        const { data, error, status } = await client.rpc('subscription_of_link', { token });
        return { data: data?.[0] ?? null, error, status };
      },
      extraOptions: { failure: 'inline' },
      keepUnusedDataFor: 0,
    }),

    /** False when the link is none of ours. */
    unsubscribe: build.mutation<boolean, { readonly token: string; readonly fromAll: boolean }>({
      query:
        ({ token, fromAll }) =>
        (client) =>
          client.rpc('unsubscribe', { token, from_all: fromAll }),
      extraOptions: { failure: 'inline' },
    }),

    /** Takes two-step sign-in away for who lost the authenticator app. */
    spendRecoveryCode: build.mutation<unknown, string>({
      query: (code) => (client) => client.functions.invoke('use-recovery-code', { body: { code } }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const {
  useGetAccountOfLinkQuery,
  useGetSubscriptionOfLinkQuery,
  useSendConfirmationEmailMutation,
  useSendSignUpNotificationMutation,
  useSpendRecoveryCodeMutation,
  useUndoEmailChangeMutation,
  useUnsubscribeMutation,
} = authApi;
