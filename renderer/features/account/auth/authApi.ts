import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';

const isAddressOrNone = s.orNull(s.text);
/** Recipient and notification type of each email subscription; a null kind means all. No rows for an invalid link. */
const areSubscriptions = s.listOf(
  s.object({ email: s.text, kind: s.orNull(s.text), is_on: s.bool }),
);

interface ConfirmationEmail {
  readonly email: string;
  readonly fullName: string;
  readonly userType: string;
}

interface SignUpNotification extends ConfirmationEmail {
  readonly userId: string;
}

export const authApi = baseApi.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    /** Returns the email address of the account an email link opens; null if the link is used. */
    getAccountOfLink: build.query<s.ShapeOf<typeof isAddressOrNone>, string>({
      query: (token_hash) => (client) => client.rpc('get_email_by_link_token', { token_hash }),
      extraOptions: {
        failure: 'silent',
        accepts: isAddressOrNone,
      },
      // Not cached, because the token would stay in memory too.
      keepUnusedDataFor: 0,
    }),

    /** Best effort: the auth server sends the confirmation that counts. */
    sendConfirmationEmail: write(
      { failure: 'silent' },
      (body: ConfirmationEmail) => (client) =>
        client.functions.invoke('send-user-confirmation-email', { body }),
    ),

    /** Best effort: the database notifies staff of new accounts on its own. */
    sendSignUpNotification: build.mutation<unknown, SignUpNotification>({
      query: (body) => (client) => client.functions.invoke('send-signup-notification', { body }),
      extraOptions: { failure: 'silent' },
    }),

    /** Restores the account's previous email address; null if the link is invalid. */
    undoEmailChange: write(
      isAddressOrNone,
      (token: string) => (client) => client.rpc('undo_email_change', { token }),
    ),

    /** False if the link is used or the account is deleted. */
    keepAccountByLink: write(
      s.bool,
      (token: string) => (client) => client.rpc('cancel_account_deletion_by_email', { token }),
    ),

    /** Returns the subscriptions that an email's unsubscribe link ends. */
    getSubscriptionOfLink: read(
      { keepUnusedDataFor: 0, accepts: areSubscriptions },
      (token: string) => (client) => client.rpc('unsubscribe_link_details', { token }),
    ),

    /** False if the link is invalid. */
    unsubscribe: write(
      s.bool,
      ({ token, fromAll }: { readonly token: string; readonly fromAll: boolean }) =>
        (client) =>
          client.rpc('unsubscribe', { token, from_all: fromAll }),
    ),

    /** Turns off two-factor authentication for a user who lost the authenticator app. */
    spendRecoveryCode: write(
      (code: string) => (client) =>
        client.functions.invoke('use-recovery-code', { body: { code } }),
    ),
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
