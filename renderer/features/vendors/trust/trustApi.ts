import '#shared/texts/projects.ts';
import '#shared/texts/vendorTrust.ts';
import type { Json } from '#shared/database.types.ts';
import { vendorTrustNotices } from '#shared/texts/vendorTrust.ts';
import type { ExclusionRow, ExclusionSource } from '#shared/vendors/exclusionLists.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
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
      query: (status) => (client) => client.rpc('exclusion_desk', { p_status: status }),
      extraOptions: { failure: 'inline', accepts: isExclusionDesk },
      providesTags: ['ExclusionDesk'],
    }),

    beginList: build.mutation<unknown, NewList>({
      query:
        ({ id, source, fileName }) =>
        (client) =>
          client.rpc('begin_exclusion_file', {
            p_id: id,
            p_source: source,
            p_file_name: fileName,
          }),
      extraOptions: { failure: 'inline' },
    }),

    addListRows: build.mutation<
      unknown,
      { readonly id: string; readonly rows: readonly ExclusionRow[] }
    >({
      query:
        ({ id, rows }) =>
        (client) =>
          client.rpc('add_exclusion_rows', { p_id: id, p_rows: [...rows] as unknown as Json }),
      extraOptions: { failure: 'inline' },
    }),

    finishList: build.mutation<
      unknown,
      { readonly id: string; readonly rows: number; readonly isShorterOk: boolean }
    >({
      query:
        ({ id, rows, isShorterOk }) =>
        (client) =>
          client.rpc('finish_exclusion_file', {
            p_id: id,
            p_rows: rows,
            p_is_shorter_ok: isShorterOk,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors']),
    }),

    checkList: build.mutation<ShapeOf<typeof isCheckState>, string>({
      query: (id) => (client) => client.rpc('check_exclusions', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isCheckState },
      invalidatesTags: (state) => (state?.is_done === true ? ['ExclusionDesk', 'Figures'] : []),
    }),

    decideMatch: build.mutation<
      unknown,
      { readonly id: string; readonly decision: MatchStatus; readonly note: string }
    >({
      query:
        ({ id, decision, note }) =>
        (client) =>
          client.rpc('decide_exclusion_match', { p_id: id, p_decision: decision, p_note: note }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.decided },
      invalidatesTags: (_done, error) => (error ? [] : ['ExclusionDesk', 'Vendors', 'Figures']),
    }),

    myOwners: build.query<ShapeOf<typeof isOwnersOrNone>, void>({
      query: () => (client) => client.rpc('my_vendor_owners'),
      extraOptions: { failure: 'inline', accepts: isOwnersOrNone },
      providesTags: ['VendorOwners'],
    }),

    saveOwners: build.mutation<unknown, Owners['owners']>({
      query: (owners) => (client) =>
        client.rpc('save_vendor_owners', { p_owners: owners as unknown as Json }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.ownersSaved },
      invalidatesTags: (_done, error) => (error ? [] : ['VendorOwners']),
    }),

    leadReports: build.query<ShapeOf<typeof areLeadReports>, void>({
      query: () => (client) => client.rpc('lead_credits_to_decide'),
      extraOptions: { failure: 'inline', accepts: areLeadReports },
      providesTags: ['LeadReports'],
    }),

    decideLead: build.mutation<
      unknown,
      { readonly id: string; readonly isGranted: boolean; readonly answer: string }
    >({
      query:
        ({ id, isGranted, answer }) =>
        (client) =>
          client.rpc('decide_lead_credit', { p_id: id, p_is_granted: isGranted, p_answer: answer }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.decided },
      invalidatesTags: (_done, error) => (error ? [] : ['LeadReports', 'Figures']),
    }),

    reportLead: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly note: string }
    >({
      query:
        ({ id, reason, note }) =>
        (client) =>
          client.rpc('request_lead_credit', { p_id: id, p_reason: reason, p_note: note }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.leadReported },
      invalidatesTags: (_done, error) => (error ? [] : ['ProjectRequests', 'LeadSettings']),
    }),

    leadSettings: build.query<ShapeOf<typeof isLeadSettingsOrNone>, void>({
      query: () => (client) => client.rpc('my_lead_settings'),
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
      query:
        ({ id, count }) =>
        (client) =>
          client.rpc('route_project', { p_id: id, p_count: count }),
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
