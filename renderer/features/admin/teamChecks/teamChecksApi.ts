import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isSentEmail = object({
  id: text,
  template: text,
  attempts: number,
  last_error: orNull(text),
  queued_at: text,
  sent_at: orNull(text),
  given_up_at: orNull(text),
});
const isAddress = object({
  signed_up_at: text,
  confirmed_at: orNull(text),
  asked_at: orNull(text),
  came_back_at: orNull(text),
});
const isBrokerOfRecordStatus = object({
  is_admitted: bool,
  holds_role: bool,
  role_until: orNull(text),
  has_second_factor: bool,
  workspace: orNull(text),
  is_named: bool,
  signs_listings: bool,
  waiting: number,
});

export type SentEmail = ShapeOf<typeof isSentEmail>;
export type CheckedAddress = ShapeOf<typeof isAddress>;
export type BrokerOfRecordStatus = ShapeOf<typeof isBrokerOfRecordStatus>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['SentEmails'] });

export const {
  useSentEmailsQuery,
  useCheckAddressQuery,
  useCheckBrokerOfRecordQuery,
  useSendSampleOfAgreementMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    sentEmails: read(
      listOf(isSentEmail),
      (email: string) => (client) => client.rpc('list_emails_to', { email }),
      ['SentEmails'],
    ),

    /** No row if no account uses the email. */
    checkAddress: read(
      listOf(isAddress),
      (email: string) => (client) => client.rpc('check_email_confirmation', { email }),
    ),

    checkBrokerOfRecord: read(
      listOf(isBrokerOfRecordStatus),
      (email: string) => (client) => client.rpc('check_broker_of_record', { email }),
    ),

    /** Returns null for a second request within a minute. */
    sendSampleOfAgreement: write(
      { failure: 'toast', accepts: orNull(text) },
      () => rpc('send_sample_of_agreement'),
      ['SentEmails'],
    ),
  }),
});
