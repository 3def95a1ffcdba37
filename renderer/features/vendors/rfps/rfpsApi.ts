import '#shared/texts/projects.ts';
import '#shared/texts/rfps.ts';
import '#shared/texts/rooms.ts';
import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { rfpNotices } from '#shared/texts/rfps.ts';
import type { BidFile } from '#shared/vendors/rfps/bidFiles.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import {
  areRfpCandidatesOrNone,
  areRfps,
  areTeammates,
  areVendorRfps,
  type BidContent,
  isRfpOrNone,
  isRfpSummaryOrNone,
  type RfpRow,
  type RfpTerms,
  type VendorRfpRow,
} from './rfps.ts';

interface Page {
  readonly search: ListSearch;
  readonly after: string | null;
}

function statusesOf({ filters }: ListSearch): { statuses?: string[] } {
  const filter = filters.find(({ field }) => field === 'status');
  return filter === undefined ? {} : { statuses: [...filter.values] };
}

const pageOf = ({ search, after }: Page, size: number) => ({
  ...statusesOf(search),
  page_size: size,
  ...(after !== null && { after }),
});

const issued = (page: Page, size: number) => (client: DataClient) =>
  client.rpc('my_rfps', pageOf(page, size));
const received = (page: Page, size: number) => (client: DataClient) =>
  client.rpc('vendor_rfps', pageOf(page, size));

const paging = {
  initialPageParam: null,
  getNextPageParam: (page: readonly { readonly cursor: string }[]) =>
    getNextCursor(page, TICKETS_PAGE_SIZE) ?? undefined,
};

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Rfps', 'Figures'] });

/** Each side is notified of the other's steps; the rows are not published to realtime. */
const following = follow({
  sources: () => [{ table: 'notifications' }],
  refetch: api.util.invalidateTags(['Rfps']),
});

const inline = { failure: 'inline' } as const;
const changed: ('Rfps' | 'Figures')[] = ['Rfps', 'Figures'];

export const rfpsApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    listRfps: build.infiniteQuery<readonly RfpRow[], ListSearch, string | null>({
      query: ({ queryArg: search, pageParam: after }) =>
        issued({ search, after }, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: paging,
      extraOptions: { ...inline, accepts: areRfps },
      providesTags: ['Rfps'],
      onCacheEntryAdded: following,
    }),
    readRfps: read(
      { keepUnusedDataFor: 0, accepts: areRfps },
      (page: Page) => issued(page, ADMIN_EXPORT_PAGE_SIZE),
      [],
    ),
    listVendorRfps: build.infiniteQuery<readonly VendorRfpRow[], ListSearch, string | null>({
      query: ({ queryArg: search, pageParam: after }) =>
        received({ search, after }, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: paging,
      extraOptions: { ...inline, accepts: areVendorRfps },
      providesTags: ['Rfps'],
      onCacheEntryAdded: following,
    }),
    readVendorRfps: read(
      { keepUnusedDataFor: 0, accepts: areVendorRfps },
      (page: Page) => received(page, ADMIN_EXPORT_PAGE_SIZE),
      [],
    ),
    rfpSummary: build.query<s.ShapeOf<typeof isRfpSummaryOrNone>, void>({
      query: () => rpc('rfp_summary'),
      extraOptions: { ...inline, accepts: isRfpSummaryOrNone },
      providesTags: ['Rfps'],
      onCacheEntryAdded: following,
    }),
    rfp: build.query<s.ShapeOf<typeof isRfpOrNone>, string>({
      query: (id) => rpc('rfp', { id }),
      extraOptions: { ...inline, accepts: isRfpOrNone },
      providesTags: ['Rfps'],
      onCacheEntryAdded: following,
    }),
    rfpTeammates: read(areTeammates, () => rpc('tenant_team'), []),
    rfpCandidates: read(
      areRfpCandidatesOrNone,
      ({ id, words }: { readonly id: string; readonly words: string }) =>
        rpc('vendors_for_rfp', { id, search: words }),
      ['Rfps'],
    ),

    /** Returns the new version number. */
    saveRfp: write({ success: rfpNotices.saved, accepts: s.number }, (terms: RfpTerms) =>
      rpc('save_rfp', {
        id: terms.id,
        title: terms.title,
        category: terms.category,
        state: terms.state,
        details: terms.details,
        place: terms.place,
        deadline: terms.deadline,
        questionsUntil: terms.questionsUntil,
        decidesOn: terms.decidesOn,
        criteria: terms.criteria.map((criterion) => ({ ...criterion })),
        team: terms.team.map((member) => ({ ...member })),
        isPublic: terms.isPublic,
        requiredCredentials: terms.requiredCredentials,
        ...(terms.beginsOn !== '' && { beginsOn: terms.beginsOn }),
        ...(terms.budgetTo !== null && { budgetTo: terms.budgetTo }),
        ...(terms.n !== null && { n: terms.n }),
      }),
    ),
    moveRfp: build.mutation<
      string,
      { readonly id: string; readonly action: string; readonly note?: string }
    >({
      query: ({ id, action, note = '' }) => rpc('move_rfp', { id, action, note }),
      extraOptions: { ...inline, accepts: s.text },
      invalidatesTags: changed,
    }),
    inviteRfpVendors: write(
      { success: rfpNotices.invited, accepts: s.number },
      rpcWith('invite_rfp_vendors', 'id', 'vendors'),
    ),
    amendRfp: build.mutation<
      number,
      {
        readonly id: string;
        readonly amendment: string;
        readonly body: string;
        readonly deadline: string | null;
      }
    >({
      query: ({ id, amendment, body, deadline }) =>
        rpc('amend_rfp', {
          id,
          amendmentId: amendment,
          body,
          ...(deadline !== null && { deadline }),
        }),
      extraOptions: { ...inline, accepts: s.number, success: rfpNotices.amended },
      invalidatesTags: changed,
    }),
    answerRfpQuestion: write(
      { success: rfpNotices.answered },
      rpcWith('answer_rfp_question', 'id', 'answer'),
    ),

    respondToRfp: write(
      ({
        id,
        n,
        intends,
        reason = '',
      }: {
        readonly id: string;
        readonly n: number;
        readonly intends: boolean;
        readonly reason?: string;
      }) => rpc('respond_to_rfp', { rfpId: id, n, intends, reason }),
    ),
    acknowledgeRfp: write(({ id, n }: { readonly id: string; readonly n: number }) =>
      rpc('acknowledge_rfp', { rfpId: id, n }),
    ),
    askRfpQuestion: write(
      { success: rfpNotices.asked },
      ({ rfp, id, words }: { readonly rfp: string; readonly id: string; readonly words: string }) =>
        rpc('ask_rfp_question', { rfpId: rfp, id, question: words }),
    ),
    /** Encrypts the bid in this browser, then sends it. The server never gets the plain text before the deadline. */
    sealRfpBid: write(
      { success: rfpNotices.sealed },
      ({
        rfp,
        id,
        content,
        files,
      }: {
        readonly rfp: string;
        readonly id: string;
        readonly content: BidContent;
        readonly files: readonly BidFile[];
      }) =>
        async (client) => {
          const { sealBid, isBidTerms, isPublicBidKey } = await import(
            '#shared/vendors/rfps/sealBid.ts'
          );
          const answer = await callFunction(client, 'rfp-bids', { action: 'key', rfp });
          if (answer.error) return answer;
          const isKeyAnswer = s.object({ terms: isBidTerms, key: isPublicBidKey });
          const bound: unknown = answer.data;
          if (!isKeyAnswer(bound)) return { data: null, error: { code: undefined }, status: 502 };
          const envelope = await sealBid(
            new TextEncoder().encode(JSON.stringify({ ...content, files })),
            {
              id,
              ...bound,
            },
          );
          return await callFunction(client, 'rfp-bids', {
            action: 'submit',
            rfp,
            id,
            envelope,
            files: files.map((file) => file.id),
          });
        },
    ),
    withdrawRfpBid: write({ success: rfpNotices.withdrawn }, (rfp: string) =>
      rpc('withdraw_rfp_bid', { rfpId: rfp }),
    ),

    openRfpBids: write(
      (rfp: string) => (client) => callFunction(client, 'rfp-bids', { action: 'open', rfp }),
    ),
    screenRfpBid: build.mutation<
      unknown,
      { readonly id: string; readonly isComplete: boolean; readonly note?: string }
    >({
      query: ({ id, isComplete, note = '' }) =>
        rpc('screen_rfp_bid', { bidId: id, isComplete, note }),
      extraOptions: inline,
      invalidatesTags: changed,
    }),
    scoreRfpBid: write(
      ({
        bidder,
        scores,
      }: {
        readonly bidder: string;
        readonly scores: readonly {
          readonly criterion: string;
          readonly score: number;
          readonly note: string;
        }[];
      }) =>
        rpc('score_rfp_bid', {
          participantId: bidder,
          scores: scores.map((score) => ({ ...score })),
        }),
    ),
    submitRfpScores: write({ success: rfpNotices.scored }, (rfp: string) =>
      rpc('submit_rfp_scores', { rfpId: rfp }),
    ),
    shortlistRfp: write(
      ({ id, bidders }: { readonly id: string; readonly bidders: readonly string[] }) =>
        rpc('shortlist_rfp', { id, participants: bidders }),
    ),
    requestFinalOffers: write(rpcWith('request_final_offers', 'id', 'deadline')),
    awardRfp: build.mutation<
      unknown,
      { readonly id: string; readonly bidder: string; readonly reason: string }
    >({
      query: ({ id, bidder, reason }) => rpc('award_rfp', { id, participantId: bidder, reason }),
      extraOptions: { ...inline, success: rfpNotices.awarded },
      invalidatesTags: changed,
    }),
    debriefRfpVendor: write(
      ({ bidder, words }: { readonly bidder: string; readonly words: string }) =>
        rpc('debrief_rfp_vendor', { participantId: bidder, text: words }),
    ),

    signRfpContract: build.mutation<
      string,
      {
        readonly rfp: string;
        readonly id: string;
        readonly name: string;
        readonly drawing: string | null;
        readonly hash: string;
      }
    >({
      query: ({ rfp, id, name, drawing, hash }) =>
        rpc('sign_rfp_contract', {
          rfpId: rfp,
          id,
          name,
          drawing: drawing as string,
          consents: true,
          hash,
        }),
      extraOptions: { ...inline, accepts: s.text, success: rfpNotices.signed },
      invalidatesTags: changed,
    }),
    reportRfpMilestone: write(rpcWith('report_rfp_milestone', 'id', 'note')),
    decideRfpMilestone: build.mutation<
      unknown,
      { readonly id: string; readonly isAccepted: boolean; readonly note?: string }
    >({
      query: ({ id, isAccepted, note = '' }) =>
        rpc('decide_rfp_milestone', { id, isAccepted, note }),
      extraOptions: inline,
      invalidatesTags: changed,
    }),
    proposeRfpChange: write(
      (change: {
        readonly rfp: string;
        readonly id: string;
        readonly title: string;
        readonly details: string;
        readonly amount: number;
        readonly isCredit: boolean;
        readonly dueOn: string;
      }) =>
        rpc('propose_rfp_change', {
          id: change.id,
          rfpId: change.rfp,
          title: change.title,
          details: change.details,
          amount: change.amount,
          isCredit: change.isCredit,
          dueOn: change.dueOn,
        }),
    ),
    decideRfpChange: write(rpcWith('decide_rfp_change', 'id', 'isAccepted')),
    reviewRfpVendor: write(
      { success: rfpNotices.reviewed },
      ({
        id,
        rating,
        signed,
        body,
      }: {
        readonly id: string;
        readonly rating: number;
        readonly signed: string;
        readonly body: string;
      }) => rpc('review_rfp_vendor', { rfpId: id, rating, signed, body }),
    ),
  }),
});

export const {
  useListRfpsInfiniteQuery,
  useListVendorRfpsInfiniteQuery,
  useRfpSummaryQuery,
  useRfpQuery,
  useRfpTeammatesQuery,
  useRfpCandidatesQuery,
  useSaveRfpMutation,
  useMoveRfpMutation,
  useInviteRfpVendorsMutation,
  useAmendRfpMutation,
  useAnswerRfpQuestionMutation,
  useRespondToRfpMutation,
  useAcknowledgeRfpMutation,
  useAskRfpQuestionMutation,
  useSealRfpBidMutation,
  useWithdrawRfpBidMutation,
  useOpenRfpBidsMutation,
  useScreenRfpBidMutation,
  useScoreRfpBidMutation,
  useSubmitRfpScoresMutation,
  useShortlistRfpMutation,
  useRequestFinalOffersMutation,
  useAwardRfpMutation,
  useDebriefRfpVendorMutation,
  useSignRfpContractMutation,
  useReportRfpMilestoneMutation,
  useDecideRfpMilestoneMutation,
  useProposeRfpChangeMutation,
  useDecideRfpChangeMutation,
  useReviewRfpVendorMutation,
} = rfpsApi;
