import '#shared/texts/compliance.ts';
import '#shared/texts/maintenance.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { complianceNotices } from '#shared/texts/compliance.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { text } from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  type ChecklistVersionPage,
  type ComplianceData,
  type ComplianceFigures,
  isChecklistVersions,
  isCompliance,
  isComplianceFigures,
  isOwnChecklist,
  isPolicyText,
  type OwnChecklist,
  type PolicyText,
} from './complianceShapes.ts';

/** Private: no signed links, so each download checks the user's rights. */
export const COMPLIANCE_FILES = 'compliance-files';

type Values = Readonly<Record<string, Json | undefined>>;
export interface RecordChange {
  readonly id: string;
  readonly communityId: string;
  readonly version: number;
  readonly values: Values;
}

interface ChecklistKey {
  readonly communityId: string;
  readonly code: string;
}

interface MockSurveyResult {
  readonly id: string;
  readonly communityId: string;
  readonly results: Values;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Compliance', 'Insurance', 'MaintenanceAssets', 'WorkOrders'],
});
const changed = ['Compliance' as const, 'Insurance' as const];
/** Also of assets, whose manuals are on work orders too. */
const filesChanged = [...changed, 'MaintenanceAssets' as const, 'WorkOrders' as const];
const saving = { failure: 'inline', success: complianceNotices.saved } as const;

export const toRecordArguments = ({ id, communityId, version, values }: RecordChange) => ({
  p_id: id,
  p_community_id: communityId,
  p_version: version,
  p_values: values as Json,
});

export const complianceApi = tags.injectEndpoints({
  endpoints: (build) => ({
    compliance: build.query<ComplianceData, string>({
      query: (communityId) => rpc('get_compliance', { communityId }),
      extraOptions: { failure: 'inline', accepts: isCompliance, keepsOffline: 'encrypted' },
      providesTags: ['Compliance'],
    }),

    complianceFigures: build.query<ComplianceFigures, void>({
      query: () => rpc('get_compliance_figures'),
      extraOptions: { failure: 'inline', accepts: isComplianceFigures },
      providesTags: ['Compliance'],
    }),

    policyText: build.query<PolicyText, { readonly id: string; readonly number: number | null }>({
      query: ({ id, number }) =>
        rpc('get_policy_version', { policyId: id, ...(number !== null && { number }) }),
      extraOptions: { failure: 'inline', accepts: isPolicyText },
      providesTags: ['Compliance'],
    }),

    saveCommunityLicense: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_license', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeCommunityLicense: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string }
    >({
      query: ({ id, reason }) => rpc('remove_license', { id, reason }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    startRenewal: build.mutation<unknown, string>({
      query: (id) => rpc('start_license_renewal', { licenseId: id }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveLicenseStep: build.mutation<
      unknown,
      { readonly id: string; readonly licenseId: string; readonly values: Values }
    >({
      query: ({ id, licenseId, values }) => rpc('save_license_step', { id, licenseId, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: changed,
    }),

    saveSurvey: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_survey', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    ownChecklist: build.query<OwnChecklist, ChecklistKey>({
      query: ({ communityId, code }) => rpc('get_survey_checklist', { communityId, code }),
      extraOptions: { failure: 'inline', accepts: isOwnChecklist },
      providesTags: ['Compliance'],
    }),

    checklistVersions: build.infiniteQuery<ChecklistVersionPage, ChecklistKey, number | null>({
      query: ({ queryArg: { communityId, code }, pageParam }) =>
        rpc('list_checklist_versions', {
          communityId,
          id: code,
          ...(pageParam !== null && { below: pageParam }),
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: isChecklistVersions },
      providesTags: ['Compliance'],
    }),

    saveChecklist: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_survey_checklist', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Without a connection, the result is queued in this browser and sent later. */
    recordMockSurvey: build.mutation<unknown, MockSurveyResult>({
      async queryFn({ id, results }, api, _options, baseQuery) {
        const args = { p_id: id, p_results: results as Json };
        const response = await baseQuery((client) => client.rpc('record_mock_survey', args));
        const entry = { id, kind: 'record_mock_survey', recordId: id, name: 'Mock survey' };
        return withOfflineFallback(
          response,
          api,
          { ...entry, what: 'call', version: 0, values: args, before: {} },
          {},
        );
      },
      extraOptions: saving,
      async onQueryStarted({ id, communityId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          complianceApi.util.updateQueryData('compliance', communityId, ({ surveys }) => {
            const survey = surveys?.find((one) => one.id === id);
            if (survey !== undefined) {
              Object.assign(survey, { finished_at: new Date().toISOString() });
            }
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (data, error) =>
        error === undefined && !isQueuedOffline(data) ? changed : [],
    }),

    saveFinding: build.mutation<
      unknown,
      Omit<RecordChange, 'communityId'> & { readonly surveyId: string }
    >({
      query: ({ id, surveyId, version, values }) =>
        rpc('save_finding', { id, surveyId, version, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeFinding: build.mutation<unknown, string>({
      query: (id) => rpc('remove_finding', { id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: changed,
    }),

    submitPlan: build.mutation<unknown, { readonly id: string; readonly version: number }>({
      query: ({ id, version }) => rpc('submit_plan', { surveyId: id, version }),
      extraOptions: { failure: 'inline', success: complianceNotices.submitted },
      invalidatesTags: changed,
    }),

    setFindingProgress: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly progress: string;
        readonly on: string;
        readonly note?: string;
      }
    >({
      query: ({ id, progress, on, note }) =>
        rpc('set_finding_progress', { id, progress, on, ...(note !== undefined && { note }) }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    addFindingAddendum: build.mutation<
      unknown,
      { readonly id: string; readonly findingId: string; readonly body: string }
    >({
      query: ({ id, findingId, body }) => rpc('add_finding_addendum', { id, findingId, body }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    savePolicy: build.mutation<unknown, RecordChange>({
      query: (change) => (client) => client.rpc('save_written_policy', toRecordArguments(change)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    publishPolicy: build.mutation<
      unknown,
      { readonly id: string; readonly policyId: string; readonly values: Values }
    >({
      query: ({ id, policyId, values }) => rpc('publish_policy_version', { id, policyId, values }),
      extraOptions: { failure: 'inline', success: complianceNotices.published },
      invalidatesTags: changed,
    }),

    remindReaders: build.mutation<unknown, string>({
      query: (id) => rpc('remind_policy_readers', { policyId: id }),
      extraOptions: { failure: 'toast', success: complianceNotices.reminded },
    }),

    acknowledgePolicy: build.mutation<unknown, string>({
      query: (versionId) => rpc('acknowledge_policy', { versionId }),
      extraOptions: { failure: 'inline', success: complianceNotices.acknowledged },
      invalidatesTags: changed,
    }),

    /** Adds an upload to a record; idempotent on retry. */
    attachComplianceFile: build.mutation<
      unknown,
      {
        readonly kind: string;
        readonly subjectId: string;
        readonly fileId: string;
        readonly name: string;
      }
    >({
      query: ({ kind, subjectId, fileId, name }) =>
        rpc('attach_compliance_file', { kind, subjectId, fileId, name }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: filesChanged,
    }),

    removeComplianceFile: build.mutation<unknown, string>({
      query: (id) => rpc('remove_compliance_file', { id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: filesChanged,
    }),

    removeStrayComplianceFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(COMPLIANCE_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),

    /** Downloads a file; returns a blob URL. */
    downloadComplianceFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, COMPLIANCE_FILES, path),
      extraOptions: { accepts: text },
    }),
  }),
});

export const {
  useComplianceQuery,
  useComplianceFiguresQuery,
  usePolicyTextQuery,
  useSaveCommunityLicenseMutation,
  useRemoveCommunityLicenseMutation,
  useStartRenewalMutation,
  useSaveLicenseStepMutation,
  useSaveSurveyMutation,
  useOwnChecklistQuery,
  useChecklistVersionsInfiniteQuery,
  useSaveChecklistMutation,
  useRecordMockSurveyMutation,
  useSaveFindingMutation,
  useRemoveFindingMutation,
  useSubmitPlanMutation,
  useSetFindingProgressMutation,
  useAddFindingAddendumMutation,
  useSavePolicyMutation,
  usePublishPolicyMutation,
  useRemindReadersMutation,
  useAcknowledgePolicyMutation,
  useAttachComplianceFileMutation,
  useRemoveComplianceFileMutation,
  useDownloadComplianceFileMutation,
  useRemoveStrayComplianceFileMutation,
} = complianceApi;
