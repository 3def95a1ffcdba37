import '#shared/texts/projects.ts';
import '#shared/texts/vendorTrust.ts';
import { vendorTrustNotices } from '#shared/texts/vendorTrust.ts';
import type { ExclusionRow, ExclusionSource } from '#shared/vendors/exclusionLists.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    exclusionDesk: build.query<ShapeOf<typeof isExclusionDesk>, MatchStatus>({
      query: (status) => rpc('exclusion_desk', { status }),
      extraOptions: { failure: 'inline', accepts: isExclusionDesk },
      providesTags: ['ExclusionDesk'],
    }),

    beginList: build.mutation<unknown, NewList>({
      query: ({ id, source, fileName }) => rpc('begin_exclusion_file', { id, source, fileName }),
      extraOptions: { failure: 'inline' },
    }),

    addListRows: build.mutation<
      unknown,
      { readonly id: string; readonly rows: readonly ExclusionRow[] }
    >({
      query: ({ id, rows }) => rpc('add_exclusion_rows', { id, rows }),
      extraOptions: { failure: 'inline' },
    }),

    finishList: build.mutation<
      unknown,
      { readonly id: string; readonly rows: number; readonly isShorterOk: boolean }
    >({
      query: ({ id, rows, isShorterOk }) => rpc('finish_exclusion_file', { id, rows, isShorterOk }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors']),
    }),

    checkList: build.mutation<ShapeOf<typeof isCheckState>, string>({
      query: (id) => rpc('check_exclusions', { id }),
      extraOptions: { failure: 'inline', accepts: isCheckState },
      invalidatesTags: (state) => (state?.is_done === true ? ['ExclusionDesk', 'Figures'] : []),
    }),

    decideMatch: build.mutation<
      unknown,
      { readonly id: string; readonly decision: MatchStatus; readonly note: string }
    >({
      query: ({ id, decision, note }) => rpc('decide_exclusion_match', { id, decision, note }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.decided },
      invalidatesTags: (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors', 'Figures']),
    }),

    myOwners: build.query<ShapeOf<typeof isOwnersOrNone>, void>({
      query: () => rpc('my_vendor_owners'),
      extraOptions: { failure: 'inline', accepts: isOwnersOrNone },
      providesTags: ['VendorOwners'],
    }),

    saveOwners: build.mutation<unknown, Owners['owners']>({
      query: (owners) => rpc('save_vendor_owners', { owners }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.ownersSaved },
      invalidatesTags: (_done, error) => (error ? [] : ['VendorOwners']),
    }),

    leadReports: build.query<ShapeOf<typeof areLeadReports>, void>({
      query: () => rpc('lead_credits_to_decide'),
      extraOptions: { failure: 'inline', accepts: areLeadReports },
      providesTags: ['LeadReports'],
    }),

    decideLead: build.mutation<
      unknown,
      { readonly id: string; readonly isGranted: boolean; readonly answer: string }
    >({
      query: ({ id, isGranted, answer }) => rpc('decide_lead_credit', { id, isGranted, answer }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.decided },
      invalidatesTags: (_done, error) => (error ? [] : ['LeadReports', 'Figures']),
    }),

    reportLead: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly note: string }
    >({
      query: ({ id, reason, note }) => rpc('request_lead_credit', { id, reason, note }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.leadReported },
      invalidatesTags: (_done, error) => (error ? [] : ['ProjectRequests', 'LeadSettings']),
    }),

    leadSettings: build.query<ShapeOf<typeof isLeadSettingsOrNone>, void>({
      query: () => rpc('my_lead_settings'),
      extraOptions: { failure: 'inline', accepts: isLeadSettingsOrNone },
      providesTags: ['LeadSettings', 'ProjectRequests'],
    }),

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

    routeProject: build.mutation<
      ShapeOf<typeof areRoutedVendors>,
      { readonly id: string; readonly count: number }
    >({
      query: ({ id, count }) => rpc('route_project', { id, count }),
      extraOptions: {
        failure: 'inline',
        success: vendorTrustNotices.routed,
        accepts: areRoutedVendors,
      },
      invalidatesTags: (_done, error) => (error ? [] : ['Projects']),
    }),
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
