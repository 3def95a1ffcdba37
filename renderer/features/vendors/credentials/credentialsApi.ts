import '#shared/texts/credentials.ts';
import '#shared/texts/records.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { credentialNotices } from '#shared/texts/credentials.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import * as s from '../../../ui/shape/shape.ts';

export const CREDENTIAL_FILES = 'vendor-credentials';
const LINK_SECONDS = 300;
const QUEUE = 100;

const COLUMNS =
  'id, vendor_id, kind, coverage, state, number, issuer, names_additional_insured, issued_on, expires_on, path, file_name, file_type, file_size, status, reason, decided_on, created_at';

const ofVendor = (vendorId: string) => (client: DataClient) =>
  client
    .from('vendor_credentials')
    .select(COLUMNS)
    .eq('vendor_id', vendorId)
    .order('created_at', { ascending: false });

export type OwnCredential = ResponseOf<typeof ofVendor>[number];

export type QueueView = 'submitted' | 'verified' | 'expired' | 'rejected';

/** For staff: all credentials, longest-waiting first. */
const queue = (view: QueueView) => (client: DataClient) => {
  const rows = client.from('vendor_credentials').select(`${COLUMNS}, vendors(company_name)`);
  const today = toCalendarDay(new Date());
  if (view === 'submitted') {
    return rows.eq('status', view).order('created_at').order('id').limit(QUEUE);
  }
  if (view === 'expired') {
    return rows
      .eq('status', 'verified')
      .lt('expires_on', today)
      .order('expires_on', { ascending: false })
      .limit(QUEUE);
  }
  return rows.eq('status', view).order('decided_on', { ascending: false }).limit(QUEUE);
};

export type QueuedCredential = ResponseOf<typeof queue>[number];

export interface NewCredential {
  /** The id of the uploaded file. */
  readonly id: string;
  readonly file_name: string;
  readonly kind: string;
  readonly coverage?: string;
  readonly state?: string;
  readonly number?: string;
  readonly issuer?: string;
  readonly names_additional_insured?: boolean;
  readonly issued_on?: string;
  readonly expires_on?: string;
}

interface CredentialDecision {
  readonly id: string;
  readonly decision: 'verified' | 'rejected' | 'retired';
  readonly reason?: string;
}

const isLink = s.object({ signedUrl: s.text });

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['VendorCredentials', 'Vendors', 'AdminActs', 'Figures'],
});

const credentialsApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    listCredentials: build.query<ResponseOf<typeof ofVendor>, string>({
      query: ofVendor,
      extraOptions: { failure: 'inline' },
      providesTags: ['VendorCredentials'],
    }),

    listQueue: build.query<ResponseOf<typeof queue>, QueueView>({
      query: queue,
      extraOptions: { failure: 'inline' },
      providesTags: ['VendorCredentials'],
    }),

    submitCredential: write(
      { success: credentialNotices.submitted },
      (credential: NewCredential) => (client) => client.rpc('submit_vendor_credential', credential),
      (_done, error) => (error ? [] : ['VendorCredentials', 'Figures']),
    ),

    withdrawCredential: write(
      { failure: 'toast', success: credentialNotices.withdrawn },
      (id: string) => (client) => client.from('vendor_credentials').delete().eq('id', id),
      ['VendorCredentials', 'Figures'],
    ),

    decideCredential: write(
      { success: credentialNotices.decided },
      ({ id, decision, reason }: CredentialDecision) =>
        (client) =>
          client.rpc('decide_vendor_credential', {
            credential_id: id,
            decision,
            ...(reason !== undefined && { reason }),
          }),
      (_done, error) => (error ? [] : ['VendorCredentials', 'Vendors', 'AdminActs', 'Figures']),
    ),

    /** A link to view a file for a few minutes. */
    credentialLink: write(
      { failure: 'toast', accepts: isLink },
      ({ path, file_name }: { readonly path: string; readonly file_name: string }) =>
        (client) =>
          client.storage
            .from(CREDENTIAL_FILES)
            .createSignedUrl(path, LINK_SECONDS, { download: file_name }),
    ),

    removeStrayCredential: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(CREDENTIAL_FILES).remove([path]),
    ),
  }),
});

export const {
  useListCredentialsQuery,
  useListQueueQuery,
  useSubmitCredentialMutation,
  useWithdrawCredentialMutation,
  useDecideCredentialMutation,
  useCredentialLinkMutation,
  useRemoveStrayCredentialMutation,
} = credentialsApi;
