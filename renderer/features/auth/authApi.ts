import { baseApi } from '../../core/api/baseApi.ts';
import { flag, listOf, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const isAddressOrNone = orNull(text);
/** Whom letters go to and about what; a kind of null stands for all. No row for a link that is none of ours. */
const areSubscriptions = listOf(object({ email: text, kind: orNull(text), is_on: flag }));

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
    getAccountOfLink: build.query<ShapeOf<typeof isAddressOrNone>, string>({
      query: (token_hash) => (client) => client.rpc('account_of_link', { token_hash }),
      extraOptions: {
        failure: 'silent',
        accepts: isAddressOrNone,
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
    undoEmailChange: build.mutation<ShapeOf<typeof isAddressOrNone>, string>({
      query: (token) => (client) => client.rpc('undo_email_change', { token }),
      extraOptions: { failure: 'inline', accepts: isAddressOrNone },
    }),

    /** False when the link is spent, or the account is gone. */
    keepAccountByLetter: build.mutation<ShapeOf<typeof flag>, string>({
      query: (token) => (client) => client.rpc('keep_account_by_letter', { token }),
      extraOptions: { failure: 'inline', accepts: flag },
    }),

    /** What the link of a letter ends. */
    getSubscriptionOfLink: build.query<ShapeOf<typeof areSubscriptions>, string>({
      query: (token) => (client) => client.rpc('subscription_of_link', { token }),
      extraOptions: { failure: 'inline', accepts: areSubscriptions },
      keepUnusedDataFor: 0,
    }),

    /** False when the link is none of ours. */
    unsubscribe: build.mutation<
      ShapeOf<typeof flag>,
      { readonly token: string; readonly fromAll: boolean }
    >({
      query:
        ({ token, fromAll }) =>
        (client) =>
          client.rpc('unsubscribe', { token, from_all: fromAll }),
      extraOptions: { failure: 'inline', accepts: flag },
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
  useKeepAccountByLetterMutation,
  useSendConfirmationEmailMutation,
  useSendSignUpNotificationMutation,
  useSpendRecoveryCodeMutation,
  useUndoEmailChangeMutation,
  useUnsubscribeMutation,
} = authApi;
