import '#shared/texts/projects.ts';
import '#shared/texts/vendorTrust.ts';
import { vendorTrustNotices } from '#shared/texts/vendorTrust.ts';
import type { ExclusionRow, ExclusionSource } from '#shared/vendors/exclusionLists.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  areLeadReports,
  areRoutedVendors,
  isCheckState,
  isExclusionDesk,
  isLeadSettingsOrNone,
  isOwnersOrNone,
  type LeadSettings,
  type MatchStatus,
  type Owners,
} from './trust.ts';

interface NewList {
  readonly id: string;
  readonly source: ExclusionSource;
  readonly fileName: string;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: [
    'ExclusionDesk',
    'VendorOwners',
    'LeadReports',
    'LeadSettings',
    'ProjectRequests',
    'Projects',
    'Vendors',
    'Figures',
  ],
});

const trustApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    exclusionDesk: read(
      isExclusionDesk,
      (status: MatchStatus) => rpc('exclusion_desk', { status }),
      ['ExclusionDesk'],
    ),

    beginList: write(({ id, source, fileName }: NewList) =>
      rpc('begin_exclusion_file', { id, source, fileName }),
    ),

    addListRows: build.mutation<
      unknown,
      { readonly id: string; readonly rows: readonly ExclusionRow[] }
    >({
      query: ({ id, rows }) => rpc('add_exclusion_rows', { id, rows }),
      extraOptions: { failure: 'inline' },
    }),

    finishList: write(
      {},
      rpcWith('finish_exclusion_file', 'id', 'rows', 'isShorterOk'),
      (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors']),
    ),

    checkList: write(
      isCheckState,
      (id: string) => rpc('check_exclusions', { id }),
      (state) => (state?.is_done === true ? ['ExclusionDesk', 'Figures'] : []),
    ),

    decideMatch: build.mutation<
      unknown,
      { readonly id: string; readonly decision: MatchStatus; readonly note: string }
    >({
      query: ({ id, decision, note }) => rpc('decide_exclusion_match', { id, decision, note }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.decided },
      invalidatesTags: (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors', 'Figures']),
    }),

    myOwners: read(isOwnersOrNone, () => rpc('my_vendor_owners'), ['VendorOwners']),

    saveOwners: write(
      { success: vendorTrustNotices.ownersSaved },
      (owners: Owners['owners']) => rpc('save_vendor_owners', { owners }),
      (_done, error) => (error ? [] : ['VendorOwners']),
    ),

    leadReports: read(areLeadReports, () => rpc('lead_credits_to_decide'), ['LeadReports']),

    decideLead: write(
      { success: vendorTrustNotices.decided },
      rpcWith('decide_lead_credit', 'id', 'isGranted', 'answer'),
      (_done, error) => (error ? [] : ['LeadReports', 'Figures']),
    ),

    reportLead: write(
      { success: vendorTrustNotices.leadReported },
      rpcWith('request_lead_credit', 'id', 'reason', 'note'),
      (_done, error) => (error ? [] : ['ProjectRequests', 'LeadSettings']),
    ),

    leadSettings: read(isLeadSettingsOrNone, () => rpc('my_lead_settings'), [
      'LeadSettings',
      'ProjectRequests',
    ]),

    saveLeadSettings: build.mutation<
      unknown,
      Pick<LeadSettings, 'monthly_limit' | 'respond_hours' | 'takes_routed'>
    >({
      query: (settings) => (client) =>
        client.rpc('save_lead_settings', {
          // Null removes the limit; the generated type does not know it.
          p_monthly_limit: settings.monthly_limit as number,
          p_respond_hours: settings.respond_hours,
          p_takes_routed: settings.takes_routed,
        }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.leadSettingsSaved },
      invalidatesTags: (_done, error) => (error ? [] : ['LeadSettings', 'Vendors']),
    }),

    routeProject: write(
      { success: vendorTrustNotices.routed, accepts: areRoutedVendors },
      rpcWith('route_project', 'id', 'count'),
      (_done, error) => (error ? [] : ['Projects']),
    ),
  }),
});

export const {
  useExclusionDeskQuery,
  useBeginListMutation,
  useAddListRowsMutation,
  useFinishListMutation,
  useCheckListMutation,
  useDecideMatchMutation,
  useMyOwnersQuery,
  useSaveOwnersMutation,
  useLeadReportsQuery,
  useDecideLeadMutation,
  useReportLeadMutation,
  useLeadSettingsQuery,
  useSaveLeadSettingsMutation,
  useRouteProjectMutation,
} = trustApi;
