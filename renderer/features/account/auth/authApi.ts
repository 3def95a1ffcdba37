import { baseApi } from '../../../data/api/baseApi.ts';
import { bool, listOf, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isAddressOrNone = orNull(text);
/** Recipient and notification type of each email subscription; a null kind means all. No rows for an invalid link. */
const areSubscriptions = listOf(object({ email: text, kind: orNull(text), is_on: bool }));

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
    /** Returns the email address of the account an email link opens; null if the link is used. */
    getAccountOfLink: build.query<ShapeOf<typeof isAddressOrNone>, string>({
      query: (token_hash) => (client) => client.rpc('get_email_by_link_token', { token_hash }),
      extraOptions: {
        failure: 'silent',
        accepts: isAddressOrNone,
      },
      // Not cached, because the token would stay in memory too.
      keepUnusedDataFor: 0,
    }),

    /** Best effort: the auth server sends the confirmation that counts. */
    sendConfirmationEmail: build.mutation<unknown, ConfirmationEmail>({
      query: (body) => (client) =>
        client.functions.invoke('send-user-confirmation-email', { body }),
      extraOptions: { failure: 'silent' },
    }),

    /** Best effort: the database notifies staff of new accounts on its own. */
    sendSignUpNotification: build.mutation<unknown, SignUpNotification>({
      query: (body) => (client) => client.functions.invoke('send-signup-notification', { body }),
      extraOptions: { failure: 'silent' },
    }),

    /** Restores the account's previous email address; null if the link is invalid. */
    undoEmailChange: build.mutation<ShapeOf<typeof isAddressOrNone>, string>({
      query: (token) => (client) => client.rpc('undo_email_change', { token }),
      extraOptions: { failure: 'inline', accepts: isAddressOrNone },
    }),

    /** False if the link is used or the account is deleted. */
    keepAccountByLink: build.mutation<ShapeOf<typeof bool>, string>({
      query: (token) => (client) => client.rpc('cancel_account_deletion_by_email', { token }),
      extraOptions: { failure: 'inline', accepts: bool },
    }),

    /** Returns the subscriptions that an email's unsubscribe link ends. */
    getSubscriptionOfLink: build.query<ShapeOf<typeof areSubscriptions>, string>({
      query: (token) => (client) => client.rpc('unsubscribe_link_details', { token }),
      extraOptions: { failure: 'inline', accepts: areSubscriptions },
      keepUnusedDataFor: 0,
    }),

    /** False if the link is invalid. */
    unsubscribe: build.mutation<
      ShapeOf<typeof bool>,
      { readonly token: string; readonly fromAll: boolean }
    >({
      query:
        ({ token, fromAll }) =>
        (client) =>
          client.rpc('unsubscribe', { token, from_all: fromAll }),
      extraOptions: { failure: 'inline', accepts: bool },
    }),

    /** Turns off two-factor authentication for a user who lost the authenticator app. */
    spendRecoveryCode: build.mutation<unknown, string>({
      query: (code) => (client) => client.functions.invoke('use-recovery-code', { body: { code } }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const {
  useGetAccountOfLinkQuery,
  useGetSubscriptionOfLinkQuery,
  useKeepAccountByLinkMutation,
  useSendConfirmationEmailMutation,
  useSendSignUpNotificationMutation,
  useSpendRecoveryCodeMutation,
  useUndoEmailChangeMutation,
  useUnsubscribeMutation,
} = authApi;
