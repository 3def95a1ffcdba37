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
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, type ShapeOf, text } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    offerings: build.query<
      ShapeOf<typeof isOfferingList>,
      { readonly side: 'sponsor' | 'investor'; readonly after?: string | undefined }
    >({
      query: ({ side, after }) =>
        rpc('list_offerings', { side, ...(after !== undefined && { after }) }),
      extraOptions: { ...inline, accepts: isOfferingList },
      providesTags: ['Offerings'],
    }),
    offering: build.query<ShapeOf<typeof isOfferingOrNull>, string>({
      query: (id) => rpc('get_offering', { id }),
      extraOptions: { ...inline, accepts: isOfferingOrNull },
      providesTags: ['OfferingDetails'],
    }),
    subscriptions: build.query<
      ShapeOf<typeof isSubscriptionPage>,
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
    relationships: build.query<ShapeOf<typeof isRelationshipList>, string>({
      query: (offeringId) => rpc('list_investor_relationships', { offeringId }),
      extraOptions: { ...inline, accepts: isRelationshipList },
      providesTags: ['OfferingDetails'],
    }),
    capitalCalls: build.query<ShapeOf<typeof isCallList>, string>({
      query: (offeringId) => rpc('list_capital_calls', { offeringId }),
      extraOptions: { ...inline, accepts: isCallList },
      providesTags: ['OfferingDetails'],
    }),
    distributions: build.query<ShapeOf<typeof isDistributionList>, string>({
      query: (offeringId) => rpc('list_distributions', { offeringId }),
      extraOptions: { ...inline, accepts: isDistributionList },
      providesTags: ['OfferingDetails'],
    }),
    distributionLines: build.query<
      ShapeOf<typeof isDistributionLinePage>,
      { readonly runId: string; readonly after?: string | undefined }
    >({
      query: ({ runId, after }) =>
        rpc('list_distribution_lines', {
          runId,
          pageSize: 500,
          ...(after !== undefined && { after }),
        }),
      extraOptions: { ...inline, accepts: isDistributionLinePage },
      providesTags: ['OfferingDetails'],
    }),
    transfers: build.query<ShapeOf<typeof isTransferList>, string>({
      query: (offeringId) => rpc('list_transfers', { offeringId }),
      extraOptions: { ...inline, accepts: isTransferList },
      providesTags: ['OfferingDetails'],
    }),
    offeringWire: build.query<ShapeOf<typeof isOfferingWire>, string>({
      query: (offeringId) => rpc('get_offering_wire', { offeringId }),
      extraOptions: { ...inline, accepts: isOfferingWire },
      providesTags: ['OfferingDetails'],
    }),
    subscriptionToSign: build.query<ShapeOf<typeof isTextToSign>, string>({
      query: (id) => rpc('get_subscription_to_sign', { id }),
      extraOptions: { ...inline, accepts: isTextToSign },
      providesTags: ['OfferingDetails'],
    }),
    previewDistribution: build.mutation<
      ShapeOf<typeof isDistributionPreview>,
      ArgsOf<'preview_distribution'>
    >({
      query: (args) => (client) => client.rpc('preview_distribution', args),
      extraOptions: { ...inline, accepts: isDistributionPreview },
    }),
    saveOffering: build.mutation<number, ArgsOf<'save_offering'>>({
      query: (args) => (client) => client.rpc('save_offering', args),
      extraOptions: { ...inline, success: syndicationNotices.saved, accepts: number },
      invalidatesTags: all,
    }),
    setOfferingStatus: build.mutation<unknown, ArgsOf<'set_offering_status'>>({
      query: (args) => (client) => client.rpc('set_offering_status', args),
      extraOptions: toast,
      invalidatesTags: all,
    }),
    recordRelationship: build.mutation<unknown, ArgsOf<'record_investor_relationship'>>({
      query: (args) => (client) => client.rpc('record_investor_relationship', args),
      extraOptions: { ...inline, success: syndicationNotices.recorded },
      invalidatesTags: ['OfferingDetails'],
    }),
    endRelationship: build.mutation<unknown, ArgsOf<'end_investor_relationship'>>({
      query: (args) => (client) => client.rpc('end_investor_relationship', args),
      extraOptions: toast,
      invalidatesTags: ['OfferingDetails'],
    }),
    inviteToOffering: build.mutation<unknown, ArgsOf<'invite_to_offering'>>({
      query: (args) => (client) => client.rpc('invite_to_offering', args),
      extraOptions: toast,
      invalidatesTags: ['OfferingDetails'],
    }),
    commitToOffering: build.mutation<string, ArgsOf<'commit_to_offering'>>({
      query: (args) => (client) => client.rpc('commit_to_offering', args),
      extraOptions: { ...inline, accepts: text },
      invalidatesTags: all,
    }),
    updateSubscription: build.mutation<number, ArgsOf<'update_subscription'>>({
      query: (args) => (client) => client.rpc('update_subscription', args),
      extraOptions: { ...inline, accepts: number },
      invalidatesTags: ['OfferingDetails'],
    }),
    submitAccreditation: build.mutation<unknown, ArgsOf<'submit_accreditation'>>({
      query: (args) => (client) => client.rpc('submit_accreditation', args),
      extraOptions: { ...inline, success: syndicationNotices.sent },
      invalidatesTags: ['OfferingDetails'],
    }),
    signSubscription: build.mutation<string, ArgsOf<'sign_subscription'>>({
      query: (args) => (client) => client.rpc('sign_subscription', args),
      extraOptions: { ...inline, success: syndicationNotices.signed, accepts: text },
      invalidatesTags: all,
    }),
    withdrawSubscription: build.mutation<unknown, ArgsOf<'withdraw_subscription'>>({
      query: (args) => (client) => client.rpc('withdraw_subscription', args),
      extraOptions: toast,
      invalidatesTags: all,
    }),
    decideAccreditation: build.mutation<unknown, ArgsOf<'decide_accreditation'>>({
      query: (args) => (client) => client.rpc('decide_accreditation', args),
      extraOptions: { ...inline, success: syndicationNotices.decided },
      invalidatesTags: ['OfferingDetails'],
    }),
    recordKyc: build.mutation<unknown, ArgsOf<'record_kyc_check'>>({
      query: (args) => (client) => client.rpc('record_kyc_check', args),
      extraOptions: { ...inline, success: syndicationNotices.recorded },
      invalidatesTags: ['OfferingDetails'],
    }),
    decideSubscription: build.mutation<unknown, ArgsOf<'decide_subscription'>>({
      query: (args) => (client) => client.rpc('decide_subscription', args),
      extraOptions: { ...toast, success: syndicationNotices.decided },
      invalidatesTags: all,
    }),
    remindSubscriber: build.mutation<unknown, ArgsOf<'remind_subscriber'>>({
      query: (args) => (client) => client.rpc('remind_subscriber', args),
      extraOptions: { ...toast, success: syndicationNotices.reminded },
      invalidatesTags: ['OfferingDetails'],
    }),
    sendOfferingUpdate: build.mutation<number, ArgsOf<'send_offering_update'>>({
      query: (args) => (client) => client.rpc('send_offering_update', args),
      extraOptions: { ...inline, success: syndicationNotices.updateSent, accepts: number },
      invalidatesTags: ['OfferingDetails'],
    }),
    messageSponsor: build.mutation<string, ArgsOf<'message_sponsor'>>({
      query: (args) => (client) => client.rpc('message_sponsor', args),
      extraOptions: { ...inline, accepts: text },
    }),
    issueCapitalCall: build.mutation<number, ArgsOf<'issue_capital_call'>>({
      query: (args) => (client) => client.rpc('issue_capital_call', args),
      extraOptions: { ...inline, success: syndicationNotices.recorded, accepts: number },
      invalidatesTags: ['OfferingDetails'],
    }),
    recordCallPayment: build.mutation<unknown, ArgsOf<'record_call_payment'>>({
      query: (args) => (client) => client.rpc('record_call_payment', args),
      extraOptions: { ...inline, success: syndicationNotices.recorded },
      invalidatesTags: ['OfferingDetails'],
    }),
    approveDistribution: build.mutation<number, ArgsOf<'approve_distribution'>>({
      query: (args) => (client) => client.rpc('approve_distribution', args),
      extraOptions: { ...inline, accepts: number },
      invalidatesTags: ['OfferingDetails'],
    }),
    advanceDistribution: build.mutation<
      ShapeOf<typeof isDistributionProgress>,
      ArgsOf<'advance_distribution'>
    >({
      query: (args) => (client) => client.rpc('advance_distribution', args),
      extraOptions: { ...inline, accepts: isDistributionProgress },
      invalidatesTags: (result) => (result?.is_finished === true ? ['OfferingDetails'] : []),
    }),
    cancelDistribution: build.mutation<unknown, ArgsOf<'cancel_distribution'>>({
      query: (args) => (client) => client.rpc('cancel_distribution', args),
      extraOptions: toast,
      invalidatesTags: ['OfferingDetails'],
    }),
    decideTransfer: build.mutation<unknown, ArgsOf<'decide_transfer'>>({
      query: (args) => (client) => client.rpc('decide_transfer', args),
      extraOptions: { ...inline, success: syndicationNotices.decided },
      invalidatesTags: all,
    }),
    enterOfferingWire: build.mutation<number, ArgsOf<'enter_offering_wire'>>({
      query: (args) => (client) => client.rpc('enter_offering_wire', args),
      extraOptions: { ...inline, accepts: number },
      invalidatesTags: ['OfferingDetails'],
    }),
    recordWireCallback: build.mutation<unknown, ArgsOf<'record_wire_callback'>>({
      query: (args) => (client) => client.rpc('record_wire_callback', args),
      extraOptions: { ...inline, success: syndicationNotices.recorded },
      invalidatesTags: ['OfferingDetails'],
    }),
    showOfferingWire: build.mutation<ShapeOf<typeof areWireNumbers>, string>({
      query: (id) => rpc('show_offering_wire', { id }),
      extraOptions: { ...inline, accepts: areWireNumbers },
    }),
    attachOfferingFile: build.mutation<unknown, ArgsOf<'attach_offering_file'>>({
      query: (args) => (client) => client.rpc('attach_offering_file', args),
      extraOptions: inline,
      invalidatesTags: ['OfferingDetails'],
    }),
    removeOfferingFile: build.mutation<unknown, ArgsOf<'remove_offering_file'>>({
      query: (args) => (client) => client.rpc('remove_offering_file', args),
      extraOptions: toast,
      invalidatesTags: ['OfferingDetails'],
    }),
    removeStrayOfferingFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(OFFERING_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
    /** Writes the delivery receipt of a notice or tax form, after which its file can be read. */
    openOfferingFile: build.mutation<ShapeOf<typeof isOpenedFile>, string>({
      query: (id) => rpc('open_offering_file', { id }),
      extraOptions: { ...toast, accepts: isOpenedFile },
      invalidatesTags: ['OfferingDetails', 'TaxCenter'],
    }),
    requestSubscriptionApproval: build.mutation<string, ArgsOf<'request_subscription_approval'>>({
      query: (args) => (client) => client.rpc('request_subscription_approval', args),
      extraOptions: { ...inline, success: syndicationNotices.asked, accepts: text },
      invalidatesTags: ['OfferingDetails', 'Institution'],
    }),
    downloadOfferingFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, OFFERING_FILES, path),
      extraOptions: { accepts: text },
    }),
    /** Statement of a position as a PDF in Base64. */
    positionPdf: build.mutation<
      string,
      { readonly subscriptionId: string; readonly from: string; readonly to: string }
    >({
      query: (asked) => (client) => callForPdf(client, 'investor-statement', asked),
      extraOptions: { ...inline, accepts: text },
    }),
  }),
});
