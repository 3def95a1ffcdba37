import '#shared/texts/compliance.ts';
import '#shared/texts/maintenance.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { complianceNotices } from '#shared/texts/compliance.ts';
import { calls } from '../../../data/api/calls.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  type ChecklistVersionPage,
  isChecklistVersions,
  isCompliance,
  isComplianceFigures,
  isOwnChecklist,
  isPolicyText,
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
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    compliance: read(
      { keepsOffline: 'encrypted', accepts: isCompliance },
      (communityId: string) => rpc('get_compliance', { communityId }),
      ['Compliance'],
    ),

    complianceFigures: read(isComplianceFigures, () => rpc('get_compliance_figures'), [
      'Compliance',
    ]),

    policyText: read(
      isPolicyText,
      ({ id, number }: { readonly id: string; readonly number: number | null }) =>
        rpc('get_policy_version', { policyId: id, ...(number !== null && { number }) }),
      ['Compliance'],
    ),

    saveCommunityLicense: write(
      saving,
      (change: RecordChange) => (client) => client.rpc('save_license', toRecordArguments(change)),
    ),

    removeCommunityLicense: write(saving, rpcWith('remove_license', 'id', 'reason')),
    startRenewal: write(saving, (id: string) => rpc('start_license_renewal', { licenseId: id })),
    saveLicenseStep: write(rpcWith('save_license_step', 'id', 'licenseId', 'values')),

    saveSurvey: write(
      saving,
      (change: RecordChange) => (client) => client.rpc('save_survey', toRecordArguments(change)),
    ),

    ownChecklist: read(
      isOwnChecklist,
      ({ communityId, code }: ChecklistKey) => rpc('get_survey_checklist', { communityId, code }),
      ['Compliance'],
    ),

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

    saveChecklist: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_survey_checklist', toRecordArguments(change)),
    ),

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

    removeFinding: write({ failure: 'toast' }, (id: string) => rpc('remove_finding', { id })),

    submitPlan: write(
      { success: complianceNotices.submitted },
      ({ id, version }: { readonly id: string; readonly version: number }) =>
        rpc('submit_plan', { surveyId: id, version }),
    ),

    setFindingProgress: write(
      saving,
      ({
        id,
        progress,
        on,
        note,
      }: {
        readonly id: string;
        readonly progress: string;
        readonly on: string;
        readonly note?: string;
      }) => rpc('set_finding_progress', { id, progress, on, ...(note !== undefined && { note }) }),
    ),

    addFindingAddendum: write(saving, rpcWith('add_finding_addendum', 'id', 'findingId', 'body')),

    savePolicy: write(
      saving,
      (change: RecordChange) => (client) =>
        client.rpc('save_written_policy', toRecordArguments(change)),
    ),

    publishPolicy: write(
      { success: complianceNotices.published },
      rpcWith('publish_policy_version', 'id', 'policyId', 'values'),
    ),

    remindReaders: build.mutation<unknown, string>({
      query: (id) => rpc('remind_policy_readers', { policyId: id }),
      extraOptions: { failure: 'toast', success: complianceNotices.reminded },
    }),

    acknowledgePolicy: write({ success: complianceNotices.acknowledged }, (versionId: string) =>
      rpc('acknowledge_policy', { versionId }),
    ),

    /** Adds an upload to a record; idempotent on retry. */
    attachComplianceFile: write(
      {},
      rpcWith('attach_compliance_file', 'kind', 'subjectId', 'fileId', 'name'),
      filesChanged,
    ),

    removeComplianceFile: write(
      { failure: 'toast' },
      (id: string) => rpc('remove_compliance_file', { id }),
      filesChanged,
    ),

    removeStrayComplianceFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(COMPLIANCE_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),

    /** Downloads a file; returns a blob URL. */
    downloadComplianceFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, COMPLIANCE_FILES, path),
      extraOptions: { accepts: s.text },
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
