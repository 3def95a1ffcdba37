import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isSentEmail = s.object({
  id: s.text,
  template: s.text,
  attempts: s.number,
  last_error: s.orNull(s.text),
  queued_at: s.text,
  sent_at: s.orNull(s.text),
  given_up_at: s.orNull(s.text),
});
const isAddress = s.object({
  signed_up_at: s.text,
  confirmed_at: s.orNull(s.text),
  asked_at: s.orNull(s.text),
  came_back_at: s.orNull(s.text),
});
const isBrokerOfRecordStatus = s.object({
  is_admitted: s.bool,
  holds_role: s.bool,
  role_until: s.orNull(s.text),
  has_second_factor: s.bool,
  workspace: s.orNull(s.text),
  is_named: s.bool,
  signs_listings: s.bool,
  waiting: s.number,
});

export type SentEmail = s.ShapeOf<typeof isSentEmail>;
export type CheckedAddress = s.ShapeOf<typeof isAddress>;
export type BrokerOfRecordStatus = s.ShapeOf<typeof isBrokerOfRecordStatus>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['SentEmails'] });

export const {
  useSentEmailsQuery,
  useCheckAddressQuery,
  useCheckBrokerOfRecordQuery,
  useSendSampleOfAgreementMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    sentEmails: read(
      s.listOf(isSentEmail),
      (email: string) => (client) => client.rpc('list_emails_to', { email }),
      ['SentEmails'],
    ),

    /** No row if no account uses the email. */
    checkAddress: read(
      s.listOf(isAddress),
      (email: string) => (client) => client.rpc('check_email_confirmation', { email }),
    ),

    checkBrokerOfRecord: read(
      s.listOf(isBrokerOfRecordStatus),
      (email: string) => (client) => client.rpc('check_broker_of_record', { email }),
    ),

    /** Returns null for a second request within a minute. */
    sendSampleOfAgreement: write(
      { failure: 'toast', accepts: s.orNull(s.text) },
      () => rpc('send_sample_of_agreement'),
      ['SentEmails'],
    ),
  }),
});
