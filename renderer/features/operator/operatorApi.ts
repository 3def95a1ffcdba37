import '#shared/texts/operator.ts';
import { isResidentExport } from '#shared/operator/fhir/residentExport.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { callForPdf } from '../../data/api/callForPdf.ts';
import { rpc } from '../../data/api/rpc.ts';
import { follow } from '../../data/realtime/syncCacheEntry.ts';
import { type ShapeOf, text } from '../../ui/shape/shape.ts';
import { recordTags } from '../../workbench/data/tags.ts';
import {
  areCensusDays,
  arePositions,
  areTeamInvitations,
  areTeamMembers,
  isCensusBoard,
} from './census.ts';
import {
  areAccessEntries,
  areConsents,
  areHistoryEntries,
  areMyResidents,
  areStays,
  isOpenResident,
} from './resident.ts';

interface CensusKey {
  readonly communityId: string;
  /** Today if null. */
  readonly day: string | null;
}

interface CensusPeriod {
  readonly communityId: string;
  readonly from: string;
  readonly to: string;
}

interface UnitStateChange {
  readonly id: string;
  readonly unitId: string;
  readonly state: string;
  readonly note: string | null;
  readonly deposit: number | null;
}

export interface StayChange {
  readonly id: string;
  readonly residentId: string;
  readonly type: string;
  /** ISO time. */
  readonly at: string;
  readonly unitId: string | null;
  readonly bedId: string | null;
  readonly isSecondOccupant: boolean;
  readonly reason: string | null;
  readonly destination: string | null;
  readonly correctsId: string | null;
  readonly isRemoval: boolean;
}

interface UnitMove {
  /** ID of the stay event. */
  readonly id: string;
  readonly residentId: string;
  readonly unitId: string;
  readonly bedId: string | null;
  readonly isSecondOccupant: boolean;
}

interface ConsentChange {
  readonly residentId: string;
  readonly email: string;
  readonly item: string;
  readonly isGranted: boolean;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Census', 'Team', 'Positions', 'Resident', 'Stays', 'Consents'],
});
const residentLists = [
  { type: 'Records', id: 'residents' },
  { type: 'RecordCounts', id: 'residents' },
] as const;
const unitLists = [
  { type: 'Records', id: 'units' },
  { type: 'Records', id: 'floors' },
  { type: 'Records', id: 'buildings' },
] as const;

export const {
  useMyPositionsQuery,
  useCensusBoardQuery,
  useCensusDaysQuery,
  useSetUnitStateMutation,
  useOpenResidentQuery,
  useStaysQuery,
  useRecordStayMutation,
  useMyResidentsQuery,
  useAccessLogQuery,
  useResidentHistoryQuery,
  useTeamQuery,
  useTeamInvitationsQuery,
  useInviteMemberMutation,
  useWithdrawTeamInvitationMutation,
  useEndMemberMutation,
  useLinkCommunityListingMutation,
  useMoveResidentMutation,
  useUndoMoveMutation,
  useConsentsQuery,
  useSetConsentMutation,
  useFaceSheetMutation,
  useResidentExportMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    myPositions: build.query<ShapeOf<typeof arePositions>, void>({
      query: () => rpc('list_my_positions'),
      extraOptions: { failure: 'inline', accepts: arePositions, keepsOffline: true },
      providesTags: ['Positions', { type: 'Records', id: 'communities' }],
    }),

    censusBoard: build.query<ShapeOf<typeof isCensusBoard>, CensusKey>({
      query: ({ communityId, day }) =>
        rpc('get_census_board', { communityId, ...(day !== null && { day }) }),
      extraOptions: { failure: 'inline', accepts: isCensusBoard },
      providesTags: ['Census', ...unitLists],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'community_signals', filter: 'part=eq.occupancy' }],
        refetch: tags.util.invalidateTags(['Census']),
      }),
    }),

    censusDays: build.query<ShapeOf<typeof areCensusDays>, CensusPeriod>({
      query: ({ communityId, from, to }) => rpc('list_census_days', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: areCensusDays },
      providesTags: ['Census'],
    }),

    setUnitState: build.mutation<unknown, UnitStateChange>({
      query: ({ id, unitId, state, note, deposit }) =>
        rpc('set_unit_state', {
          id,
          unitId,
          state,
          ...(note !== null && { note }),
          ...(deposit !== null && { deposit }),
        }),
      extraOptions: { failure: 'inline', success: operatorNotices.unitChanged },
      invalidatesTags: ['Census'],
    }),

    /** Writes an entry to the access log. */
    openResident: build.query<
      ShapeOf<typeof isOpenResident>,
      { readonly id: string; readonly reason: string | null }
    >({
      query: ({ id, reason }) =>
        rpc('open_resident', { residentId: id, ...(reason !== null && { reason }) }),
      extraOptions: { failure: 'inline', accepts: isOpenResident },
      keepUnusedDataFor: 0,
      providesTags: ['Resident'],
    }),

    stays: build.query<ShapeOf<typeof areStays>, string>({
      query: (residentId) => (client) =>
        client
          .from('stay_events')
          .select(
            'id, type, at, unit_id, bed_id, is_second_occupant, reason, destination, hold_days, corrects_id, is_removal, recorded_at',
          )
          .eq('resident_id', residentId)
          .order('at')
          .order('recorded_at')
          .limit(1000),
      extraOptions: { failure: 'inline', accepts: areStays },
      providesTags: ['Stays'],
    }),

    recordStay: build.mutation<unknown, StayChange>({
      query: (stay) =>
        rpc('record_stay_event', {
          id: stay.id,
          residentId: stay.residentId,
          type: stay.type,
          at: stay.at,
          isSecondOccupant: stay.isSecondOccupant,
          isRemoval: stay.isRemoval,
          ...(stay.unitId !== null && { unitId: stay.unitId }),
          ...(stay.bedId !== null && { bedId: stay.bedId }),
          ...(stay.reason !== null && { reason: stay.reason }),
          ...(stay.destination !== null && { destination: stay.destination }),
          ...(stay.correctsId !== null && { correctsId: stay.correctsId }),
        }),
      extraOptions: { failure: 'inline', success: operatorNotices.recorded },
      invalidatesTags: ['Census', 'Resident', 'Stays', ...residentLists],
    }),

    myResidents: build.query<ShapeOf<typeof areMyResidents>, void>({
      query: () => rpc('list_my_residents'),
      extraOptions: { failure: 'inline', accepts: areMyResidents },
      providesTags: ['Resident'],
    }),

    accessLog: build.query<ShapeOf<typeof areAccessEntries>, string>({
      query: (residentId) => (client) =>
        client
          .from('resident_access_log')
          .select('id, at, user_name, positions, is_break_glass, reason')
          .eq('resident_id', residentId)
          .order('at', { ascending: false })
          .limit(200),
      extraOptions: { failure: 'inline', accepts: areAccessEntries },
      keepUnusedDataFor: 0,
    }),

    residentHistory: build.query<ShapeOf<typeof areHistoryEntries>, string>({
      query: (residentId) => rpc('list_resident_history', { residentId }),
      extraOptions: { failure: 'inline', accepts: areHistoryEntries },
      keepUnusedDataFor: 0,
    }),

    team: build.query<ShapeOf<typeof areTeamMembers>, string>({
      query: (communityId) => rpc('list_community_team', { communityId }),
      extraOptions: { failure: 'inline', accepts: areTeamMembers },
      providesTags: ['Team'],
    }),

    teamInvitations: build.query<ShapeOf<typeof areTeamInvitations>, string>({
      query: (communityId) => rpc('list_community_invitations', { communityId }),
      extraOptions: { failure: 'inline', accepts: areTeamInvitations },
      providesTags: ['Team'],
    }),

    inviteMember: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly email: string;
        readonly position: string;
      }
    >({
      query: ({ id, communityId, email, position }) =>
        rpc('invite_to_community', { id, communityId, email, position }),
      extraOptions: { failure: 'inline', success: operatorNotices.memberInvited },
      invalidatesTags: ['Team'],
    }),

    withdrawTeamInvitation: build.mutation<unknown, string>({
      query: (id) => rpc('withdraw_community_invitation', { id }),
      extraOptions: { success: operatorNotices.invitationWithdrawn },
      invalidatesTags: ['Team'],
    }),

    endMember: build.mutation<unknown, string>({
      query: (id) => rpc('end_community_member', { id }),
      extraOptions: { success: operatorNotices.memberEnded },
      invalidatesTags: ['Team', 'Positions'],
    }),

    /** Moves a resident to another unit now. Opening the record is logged, as for any change. */
    moveResident: build.mutation<unknown, UnitMove>({
      query:
        ({ id, residentId, unitId, bedId, isSecondOccupant }) =>
        async (client) => {
          const opened = await client.rpc('open_resident', { p_resident_id: residentId });
          if (opened.error !== null) return opened;
          return await client.rpc('record_stay_event', {
            p_id: id,
            p_resident_id: residentId,
            p_type: 'transfer',
            p_at: new Date().toISOString(),
            p_unit_id: unitId,
            p_is_second_occupant: isSecondOccupant,
            ...(bedId !== null && { p_bed_id: bedId }),
          });
        },
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Census', 'Resident', 'Stays', ...residentLists],
    }),

    /** Removes a transfer recorded by mistake; both events stay readable. */
    undoMove: build.mutation<unknown, { readonly id: string; readonly residentId: string }>({
      query: ({ id, residentId }) =>
        rpc('record_stay_event', {
          id: crypto.randomUUID(),
          residentId,
          type: 'transfer',
          at: new Date().toISOString(),
          reason: 'Move undone',
          correctsId: id,
          isRemoval: true,
        }),
      extraOptions: { success: operatorNotices.moved },
      invalidatesTags: ['Census', 'Resident', 'Stays', ...residentLists],
    }),

    consents: build.query<ShapeOf<typeof areConsents>, string>({
      query: (residentId) => rpc('list_resident_consents', { residentId }),
      extraOptions: { failure: 'inline', accepts: areConsents },
      keepUnusedDataFor: 0,
      providesTags: ['Consents'],
    }),

    setConsent: build.mutation<unknown, ConsentChange>({
      query: ({ residentId, email, item, isGranted }) =>
        rpc('set_resident_consent', { residentId, email, item, isGranted }),
      extraOptions: { failure: 'inline', success: operatorNotices.consentChanged },
      invalidatesTags: ['Consents'],
    }),

    /** Face sheet and hospital transfer packet as a PDF; the access is logged. */
    faceSheet: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'face-sheet', { id }),
      extraOptions: { accepts: text },
    }),

    /** What exports are built from; logged as an export. */
    residentExport: build.mutation<ShapeOf<typeof isResidentExport>, string>({
      query: (id) => rpc('get_resident_export', { residentId: id }),
      extraOptions: { accepts: isResidentExport },
    }),

    linkCommunityListing: build.mutation<
      unknown,
      { readonly communityId: string; readonly listingId: string | null }
    >({
      query: ({ communityId, listingId }) =>
        rpc('link_community_listing', { id: communityId, listingId: listingId as string }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: [{ type: 'Records', id: 'communities' }, 'Census'],
    }),
  }),
});
