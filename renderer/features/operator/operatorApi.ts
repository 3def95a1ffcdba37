import '#shared/texts/operator.ts';
import { isResidentExport } from '#shared/operator/fhir/residentExport.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { callForPdf } from '../../data/api/callForPdf.ts';
import { calls } from '../../data/api/calls.ts';
import { rpc, rpcWith } from '../../data/api/rpc.ts';
import { follow } from '../../data/realtime/syncCacheEntry.ts';
import * as s from '../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build)) => ({
    myPositions: read(
      { keepsOffline: true, accepts: arePositions },
      () => rpc('list_my_positions'),
      ['Positions', { type: 'Records', id: 'communities' }],
    ),

    censusBoard: build.query<s.ShapeOf<typeof isCensusBoard>, CensusKey>({
      query: ({ communityId, day }) =>
        rpc('get_census_board', { communityId, ...(day !== null && { day }) }),
      extraOptions: { failure: 'inline', accepts: isCensusBoard },
      providesTags: ['Census', ...unitLists],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'community_signals', filter: 'part=eq.occupancy' }],
        refetch: tags.util.invalidateTags(['Census']),
      }),
    }),

    censusDays: build.query<s.ShapeOf<typeof areCensusDays>, CensusPeriod>({
      query: ({ communityId, from, to }) => rpc('list_census_days', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: areCensusDays },
      providesTags: ['Census'],
    }),

    setUnitState: write(
      { success: operatorNotices.unitChanged },
      ({ id, unitId, state, note, deposit }: UnitStateChange) =>
        rpc('set_unit_state', {
          id,
          unitId,
          state,
          ...(note !== null && { note }),
          ...(deposit !== null && { deposit }),
        }),
      ['Census'],
    ),

    /** Writes an entry to the access log. */
    openResident: read(
      { keepUnusedDataFor: 0, accepts: isOpenResident },
      ({ id, reason }: { readonly id: string; readonly reason: string | null }) =>
        rpc('open_resident', { residentId: id, ...(reason !== null && { reason }) }),
      ['Resident'],
    ),

    stays: read(
      areStays,
      (residentId: string) => (client) =>
        client
          .from('stay_events')
          .select(
            'id, type, at, unit_id, bed_id, is_second_occupant, reason, destination, hold_days, corrects_id, is_removal, recorded_at',
          )
          .eq('resident_id', residentId)
          .order('at')
          .order('recorded_at')
          .limit(1000),
      ['Stays'],
    ),

    recordStay: write(
      { success: operatorNotices.recorded },
      (stay: StayChange) =>
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
      ['Census', 'Resident', 'Stays', ...residentLists],
    ),

    myResidents: read(areMyResidents, () => rpc('list_my_residents'), ['Resident']),

    accessLog: read(
      { keepUnusedDataFor: 0, accepts: areAccessEntries },
      (residentId: string) => (client) =>
        client
          .from('resident_access_log')
          .select('id, at, user_name, positions, is_break_glass, reason')
          .eq('resident_id', residentId)
          .order('at', { ascending: false })
          .limit(200),
    ),

    residentHistory: read(
      { keepUnusedDataFor: 0, accepts: areHistoryEntries },
      (residentId: string) => rpc('list_resident_history', { residentId }),
    ),

    team: read(
      areTeamMembers,
      (communityId: string) => rpc('list_community_team', { communityId }),
      ['Team'],
    ),

    teamInvitations: read(
      areTeamInvitations,
      (communityId: string) => rpc('list_community_invitations', { communityId }),
      ['Team'],
    ),

    inviteMember: write(
      { success: operatorNotices.memberInvited },
      rpcWith('invite_to_community', 'id', 'communityId', 'email', 'position'),
      ['Team'],
    ),

    withdrawTeamInvitation: write(
      { failure: 'toast', success: operatorNotices.invitationWithdrawn },
      (id: string) => rpc('withdraw_community_invitation', { id }),
      ['Team'],
    ),

    endMember: write(
      { failure: 'toast', success: operatorNotices.memberEnded },
      (id: string) => rpc('end_community_member', { id }),
      ['Team', 'Positions'],
    ),

    /** Moves a resident to another unit now. Opening the record is logged, as for any change. */
    moveResident: write(
      {},
      ({ id, residentId, unitId, bedId, isSecondOccupant }: UnitMove) =>
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
      ['Census', 'Resident', 'Stays', ...residentLists],
    ),

    /** Removes a transfer recorded by mistake; both events stay readable. */
    undoMove: write(
      { failure: 'toast', success: operatorNotices.moved },
      ({ id, residentId }: { readonly id: string; readonly residentId: string }) =>
        rpc('record_stay_event', {
          id: crypto.randomUUID(),
          residentId,
          type: 'transfer',
          at: new Date().toISOString(),
          reason: 'Move undone',
          correctsId: id,
          isRemoval: true,
        }),
      ['Census', 'Resident', 'Stays', ...residentLists],
    ),

    consents: read(
      { keepUnusedDataFor: 0, accepts: areConsents },
      (residentId: string) => rpc('list_resident_consents', { residentId }),
      ['Consents'],
    ),

    setConsent: write(
      { success: operatorNotices.consentChanged },
      ({ residentId, email, item, isGranted }: ConsentChange) =>
        rpc('set_resident_consent', { residentId, email, item, isGranted }),
      ['Consents'],
    ),

    /** Face sheet and hospital transfer packet as a PDF; the access is logged. */
    faceSheet: write(
      { failure: 'toast', accepts: s.text },
      (id: string) => (client) => callForPdf(client, 'face-sheet', { id }),
    ),

    /** What exports are built from; logged as an export. */
    residentExport: write({ failure: 'toast', accepts: isResidentExport }, (id: string) =>
      rpc('get_resident_export', { residentId: id }),
    ),

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
