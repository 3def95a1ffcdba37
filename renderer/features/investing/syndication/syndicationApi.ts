import '#shared/texts/institutional.ts';
import '#shared/texts/investing.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/records.ts';
import '#shared/texts/rooms.ts';
import '#shared/texts/syndication.ts';
import '#shared/texts/transactions.ts';
import type { Database } from '#shared/database.types.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areWireNumbers,
  isCallList,
  isDistributionLinePage,
  isDistributionList,
  isDistributionPreview,
  isDistributionProgress,
  isOfferingList,
  isOfferingOrNull,
  isOfferingWire,
  isOpenedFile,
  isRelationshipList,
  isSubscriptionPage,
  isTextToSign,
  isTransferList,
} from './syndicationShapes.ts';

export const OFFERING_FILES = 'offering-files';

type ArgsOf<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Args'];

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Offerings', 'OfferingDetails', 'Institution', 'TaxCenter'],
});
const all = ['Offerings' as const, 'OfferingDetails' as const];
const inline = { failure: 'inline' as const };
const toast = { failure: 'toast' as const };

export const syndicationApi = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['OfferingDetails'])) => ({
    offerings: build.query<
      s.ShapeOf<typeof isOfferingList>,
      { readonly side: 'sponsor' | 'investor'; readonly after?: string | undefined }
    >({
      query: ({ side, after }) =>
        rpc('list_offerings', { side, ...(after !== undefined && { after }) }),
      extraOptions: { ...inline, accepts: isOfferingList },
      providesTags: ['Offerings'],
    }),
    offering: read(isOfferingOrNull, (id: string) => rpc('get_offering', { id })),
    subscriptions: build.query<
      s.ShapeOf<typeof isSubscriptionPage>,
      { readonly offeringId: string; readonly after?: string | undefined }
    >({
      query: ({ offeringId, after }) =>
        rpc('list_subscriptions', {
          offeringId,
          pageSize: 200,
          ...(after !== undefined && { after }),
        }),
      extraOptions: { ...inline, accepts: isSubscriptionPage },
      providesTags: ['OfferingDetails'],
    }),
    relationships: read(isRelationshipList, (offeringId: string) =>
      rpc('list_investor_relationships', { offeringId }),
    ),
    capitalCalls: read(isCallList, (offeringId: string) =>
      rpc('list_capital_calls', { offeringId }),
    ),
    distributions: read(isDistributionList, (offeringId: string) =>
      rpc('list_distributions', { offeringId }),
    ),
    distributionLines: read(
      isDistributionLinePage,
      ({ runId, after }: { readonly runId: string; readonly after?: string | undefined }) =>
        rpc('list_distribution_lines', {
          runId,
          pageSize: 500,
          ...(after !== undefined && { after }),
        }),
    ),
    transfers: read(isTransferList, (offeringId: string) => rpc('list_transfers', { offeringId })),
    offeringWire: read(isOfferingWire, (offeringId: string) =>
      rpc('get_offering_wire', { offeringId }),
    ),
    subscriptionToSign: read(isTextToSign, (id: string) => rpc('get_subscription_to_sign', { id })),
    previewDistribution: write(
      isDistributionPreview,
      (args: ArgsOf<'preview_distribution'>) => (client) =>
        client.rpc('preview_distribution', args),
      [],
    ),
    saveOffering: write(
      { success: syndicationNotices.saved, accepts: s.number },
      (args: ArgsOf<'save_offering'>) => (client) => client.rpc('save_offering', args),
      all,
    ),
    setOfferingStatus: write(
      { failure: 'toast' },
      (args: ArgsOf<'set_offering_status'>) => (client) => client.rpc('set_offering_status', args),
      all,
    ),
    recordRelationship: write(
      { success: syndicationNotices.recorded },
      (args: ArgsOf<'record_investor_relationship'>) => (client) =>
        client.rpc('record_investor_relationship', args),
    ),
    endRelationship: write(
      { failure: 'toast' },
      (args: ArgsOf<'end_investor_relationship'>) => (client) =>
        client.rpc('end_investor_relationship', args),
    ),
    inviteToOffering: write(
      { failure: 'toast' },
      (args: ArgsOf<'invite_to_offering'>) => (client) => client.rpc('invite_to_offering', args),
    ),
    commitToOffering: write(
      s.text,
      (args: ArgsOf<'commit_to_offering'>) => (client) => client.rpc('commit_to_offering', args),
      all,
    ),
    updateSubscription: write(
      s.number,
      (args: ArgsOf<'update_subscription'>) => (client) => client.rpc('update_subscription', args),
    ),
    submitAccreditation: write(
      { success: syndicationNotices.sent },
      (args: ArgsOf<'submit_accreditation'>) => (client) =>
        client.rpc('submit_accreditation', args),
    ),
    signSubscription: write(
      { success: syndicationNotices.signed, accepts: s.text },
      (args: ArgsOf<'sign_subscription'>) => (client) => client.rpc('sign_subscription', args),
      all,
    ),
    withdrawSubscription: build.mutation<unknown, ArgsOf<'withdraw_subscription'>>({
      query: (args) => (client) => client.rpc('withdraw_subscription', args),
      extraOptions: toast,
      invalidatesTags: all,
    }),
    decideAccreditation: write(
      { success: syndicationNotices.decided },
      (args: ArgsOf<'decide_accreditation'>) => (client) =>
        client.rpc('decide_accreditation', args),
    ),
    recordKyc: write(
      { success: syndicationNotices.recorded },
      (args: ArgsOf<'record_kyc_check'>) => (client) => client.rpc('record_kyc_check', args),
    ),
    decideSubscription: write(
      { failure: 'toast', success: syndicationNotices.decided },
      (args: ArgsOf<'decide_subscription'>) => (client) => client.rpc('decide_subscription', args),
      all,
    ),
    remindSubscriber: write(
      { failure: 'toast', success: syndicationNotices.reminded },
      (args: ArgsOf<'remind_subscriber'>) => (client) => client.rpc('remind_subscriber', args),
    ),
    sendOfferingUpdate: write(
      { success: syndicationNotices.updateSent, accepts: s.number },
      (args: ArgsOf<'send_offering_update'>) => (client) =>
        client.rpc('send_offering_update', args),
    ),
    messageSponsor: build.mutation<string, ArgsOf<'message_sponsor'>>({
      query: (args) => (client) => client.rpc('message_sponsor', args),
      extraOptions: { ...inline, accepts: s.text },
    }),
    issueCapitalCall: write(
      { success: syndicationNotices.recorded, accepts: s.number },
      (args: ArgsOf<'issue_capital_call'>) => (client) => client.rpc('issue_capital_call', args),
    ),
    recordCallPayment: write(
      { success: syndicationNotices.recorded },
      (args: ArgsOf<'record_call_payment'>) => (client) => client.rpc('record_call_payment', args),
    ),
    approveDistribution: write(
      s.number,
      (args: ArgsOf<'approve_distribution'>) => (client) =>
        client.rpc('approve_distribution', args),
    ),
    advanceDistribution: write(
      isDistributionProgress,
      (args: ArgsOf<'advance_distribution'>) => (client) =>
        client.rpc('advance_distribution', args),
      (result) => (result?.is_finished === true ? ['OfferingDetails'] : []),
    ),
    cancelDistribution: write(
      { failure: 'toast' },
      (args: ArgsOf<'cancel_distribution'>) => (client) => client.rpc('cancel_distribution', args),
    ),
    decideTransfer: write(
      { success: syndicationNotices.decided },
      (args: ArgsOf<'decide_transfer'>) => (client) => client.rpc('decide_transfer', args),
      all,
    ),
    enterOfferingWire: write(
      s.number,
      (args: ArgsOf<'enter_offering_wire'>) => (client) => client.rpc('enter_offering_wire', args),
    ),
    recordWireCallback: write(
      { success: syndicationNotices.recorded },
      (args: ArgsOf<'record_wire_callback'>) => (client) =>
        client.rpc('record_wire_callback', args),
    ),
    showOfferingWire: write(areWireNumbers, (id: string) => rpc('show_offering_wire', { id }), []),
    attachOfferingFile: write(
      (args: ArgsOf<'attach_offering_file'>) => (client) =>
        client.rpc('attach_offering_file', args),
    ),
    removeOfferingFile: write(
      { failure: 'toast' },
      (args: ArgsOf<'remove_offering_file'>) => (client) =>
        client.rpc('remove_offering_file', args),
    ),
    removeStrayOfferingFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(OFFERING_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
    /** Writes the delivery receipt of a notice or tax form, after which its file can be read. */
    openOfferingFile: write(
      { failure: 'toast', accepts: isOpenedFile },
      (id: string) => rpc('open_offering_file', { id }),
      ['OfferingDetails', 'TaxCenter'],
    ),
    requestSubscriptionApproval: build.mutation<string, ArgsOf<'request_subscription_approval'>>({
      query: (args) => (client) => client.rpc('request_subscription_approval', args),
      extraOptions: { ...inline, success: syndicationNotices.asked, accepts: s.text },
      invalidatesTags: ['OfferingDetails', 'Institution'],
    }),
    downloadOfferingFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, OFFERING_FILES, path),
      extraOptions: { accepts: s.text },
    }),
    /** Statement of a position as a PDF in Base64. */
    positionPdf: write(
      s.text,
      (asked: { readonly subscriptionId: string; readonly from: string; readonly to: string }) =>
        (client) =>
          callForPdf(client, 'investor-statement', asked),
      [],
    ),
  }),
});
