import '#shared/texts/care.ts';
import type { Shift, TaskOutcome } from '#shared/operator/care.ts';
import { careNotices } from '#shared/texts/care.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { Acting } from '../acting/index.ts';
import {
  areAssessments,
  areInstruments,
  areLevels,
  arePlans,
  type Instrument,
  isAssessment,
  isAssignments,
  isCareShift,
  isCharting,
  isQueue,
} from './careShapes.ts';

export interface ShiftKey {
  readonly communityId: string;
  /** The current shift if null. */
  readonly day: string | null;
  readonly shift: Shift | null;
}

interface EntryValues {
  readonly kind: 'task' | 'vital' | 'note';
  readonly resident_id: string;
  readonly task_id?: string;
  readonly day?: string;
  readonly shift?: Shift;
  readonly outcome?: TaskOutcome;
  readonly reason?: string;
  readonly measure?: string;
  readonly value?: number;
  readonly second_value?: number | null;
  readonly body?: string;
  readonly is_handoff?: boolean;
  /** ISO time of the event, not of the request, which may be sent later. */
  readonly at: string;
}

export interface CareEntry {
  readonly id: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
  readonly values: EntryValues;
  /** The cached shift that shows the entry at once. */
  readonly shown?: ShiftKey;
  /** Whose turn it is on this device; null for the user's own entry. */
  readonly acting: Acting | null;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Assessments', 'Instruments', 'CareShift', 'Charting', 'ShiftAssignments'],
});

export const careApi = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Assessments'])) => ({
    instruments: read(
      areInstruments,
      (communityId: string) => (client) =>
        client
          .from('care_instruments')
          .select('id, code, version, name, sections, levels, published_at')
          .eq('community_id', communityId)
          .order('name')
          .order('version', { ascending: false })
          .limit(200),
      ['Instruments'],
    ),

    saveInstrument: write(
      { success: careNotices.draftSaved },
      ({
        id,
        communityId,
        ...values
      }: Pick<Instrument, 'id' | 'code' | 'name' | 'sections' | 'levels'> & {
        readonly communityId: string;
      }) => rpc('save_care_instrument', { id, communityId, values }),
      (_result, error) => (error === undefined ? ['Instruments'] : []),
    ),

    publishInstrument: write(
      { failure: 'toast', success: careNotices.published },
      (id: string) => rpc('publish_care_instrument', { id }),
      (_result, error) => (error === undefined ? ['Instruments'] : []),
    ),

    assessmentQueue: read(isQueue, (communityId: string) =>
      rpc('list_assessment_queue', { communityId }),
    ),

    assessment: read({ keepUnusedDataFor: 0, accepts: isAssessment }, (id: string) =>
      rpc('get_care_assessment', { id }),
    ),

    residentAssessments: read(
      areAssessments,
      (residentId: string) => (client) =>
        client
          .from('care_assessments')
          .select('id, type, score, level, started_at, signed_at, approved_at')
          .eq('resident_id', residentId)
          .order('started_at', { ascending: false })
          .limit(100),
    ),

    careLevels: read(
      areLevels,
      (residentId: string) => (client) =>
        client
          .from('resident_care_levels')
          .select('id, level, effective_on, notice_days, reason')
          .eq('resident_id', residentId)
          .order('effective_on', { ascending: false })
          .order('decided_at', { ascending: false })
          .limit(100),
    ),

    startAssessment: write(
      {},
      rpcWith('start_care_assessment', 'id', 'residentId', 'instrumentId', 'type'),
      (_result, error) => (error === undefined ? ['Assessments'] : []),
    ),

    answerAssessment: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly answers: Readonly<Record<string, number>>;
        readonly notes?: string;
      }
    >({
      query: ({ id, answers, notes }) =>
        rpc('answer_care_assessment', { id, answers, ...(notes !== undefined && { notes }) }),
      extraOptions: { failure: 'inline' },
      async onQueryStarted({ id, answers }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          careApi.util.updateQueryData('assessment', id, (assessment) => {
            Object.assign(assessment.answers, answers);
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),

    signAssessment: write(
      { success: careNotices.signed },
      rpcWith('sign_care_assessment', 'id', 'signature'),
      (_result, error) => (error === undefined ? ['Assessments'] : []),
    ),

    approveAssessment: write(
      { success: careNotices.approved },
      rpcWith('approve_care_assessment', 'id', 'level', 'effectiveOn', 'reason'),
      (_result, error) => (error === undefined ? ['Assessments'] : []),
    ),

    carePlans: read(arePlans, (communityId: string) => rpc('list_care_plans', { communityId }), [
      'Assessments',
      { type: 'Records', id: 'care_needs' },
      { type: 'Records', id: 'care_goals' },
      { type: 'Records', id: 'care_interventions' },
      { type: 'Records', id: 'care_tasks' },
    ]),

    /** Writes an entry to the access log for each resident. */
    careShift: read(
      { keepsOffline: 'encrypted', accepts: isCareShift },
      ({ communityId, day, shift }: ShiftKey) =>
        rpc('get_care_shift', {
          communityId,
          ...(day !== null && shift !== null && { day, shift }),
        }),
      ['CareShift', { type: 'Records', id: 'care_tasks' }],
    ),

    shiftAssignments: read(
      isAssignments,
      ({ communityId, day, shift }: ShiftKey) =>
        rpc('list_shift_assignments', {
          communityId,
          ...(day !== null && shift !== null && { day, shift }),
        }),
      ['ShiftAssignments'],
    ),

    assignUnits: build.mutation<
      unknown,
      {
        readonly memberId: string;
        readonly day: string;
        readonly shift: Shift;
        readonly unitIds: readonly string[];
      }
    >({
      query: ({ memberId, day, shift, unitIds }) =>
        rpc('set_shift_assignments', { memberId, day, shift, unitIds }),
      extraOptions: { failure: 'inline', success: careNotices.assigned },
      invalidatesTags: (_result, error) => (error === undefined ? ['ShiftAssignments'] : []),
    }),

    charting: read(
      { keepUnusedDataFor: 0, accepts: isCharting },
      (residentId: string) => rpc('get_care_charting', { residentId }),
      ['Charting'],
    ),

    /** Without a connection, the entry is queued in this browser and sent later with the same ID. */
    recordCareEntry: build.mutation<unknown, CareEntry>({
      async queryFn({ id, name, values, acting }, api, _options, baseQuery) {
        const args = {
          p_id: id,
          p_values: { ...values },
          ...(acting !== null && { p_acting_id: acting.id }),
        };
        const response = await baseQuery((client) => client.rpc('record_care_entry', args));
        const entry = {
          id,
          what: 'call' as const,
          kind: 'record_care_entry',
          recordId: values.task_id ?? id,
          name,
          version: 0,
          values: args,
          before: { by: acting?.name ?? 'You' },
          isSecret: true as const,
        };
        return withOfflineFallback(response, api, entry, {});
      },
      extraOptions: { failure: 'inline' },
      async onQueryStarted({ id, values, shown, acting }, { dispatch, queryFulfilled }) {
        if (shown === undefined || values.kind !== 'task') return;
        const patch = dispatch(
          careApi.util.updateQueryData('careShift', shown, (shift) => {
            const resident = shift.residents.find((one) => one.id === values.resident_id);
            const task = resident?.tasks.find((one) => one.id === values.task_id);
            if (resident === undefined || task === undefined || task.entry !== null) return;
            const { outcome = 'done', reason = null, at } = values;
            Object.assign(task, {
              entry: { id, outcome, reason, at, by: acting?.name ?? 'You', is_mine: true },
            });
            Object.assign(resident, { due: Math.max(0, resident.due - 1) });
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (data, error) =>
        error === undefined && !isWaiting(data) ? ['CareShift', 'Charting'] : ['Charting'],
    }),

    strikeCareEntry: build.mutation<
      unknown,
      {
        readonly id: string;
        /** Label in the list of unsent changes. */
        readonly name: string;
        readonly reason: string;
        readonly acting: Acting | null;
      }
    >({
      async queryFn({ id, name, reason, acting }, api, _options, baseQuery) {
        const args = {
          p_id: id,
          p_reason: reason,
          ...(acting !== null && { p_acting_id: acting.id }),
        };
        const response = await baseQuery((client) => client.rpc('strike_care_entry', args));
        const entry = {
          id: crypto.randomUUID(),
          what: 'call' as const,
          kind: 'strike_care_entry',
          recordId: id,
          name,
          version: 0,
          values: args,
          before: { by: acting?.name ?? 'You' },
          isSecret: true as const,
        };
        return withOfflineFallback(response, api, entry, {});
      },
      extraOptions: { failure: 'inline', success: careNotices.struck },
      invalidatesTags: (data, error) =>
        error === undefined && !isWaiting(data) ? ['CareShift', 'Charting'] : [],
    }),
  }),
});

/** True if an entry is queued in this browser. A reload would show its task as due. */
export const isWaiting = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'waits' in data;

export const {
  useInstrumentsQuery,
  useSaveInstrumentMutation,
  usePublishInstrumentMutation,
  useAssessmentQueueQuery,
  useAssessmentQuery,
  useResidentAssessmentsQuery,
  useCareLevelsQuery,
  useStartAssessmentMutation,
  useAnswerAssessmentMutation,
  useSignAssessmentMutation,
  useApproveAssessmentMutation,
  useCarePlansQuery,
  useCareShiftQuery,
  useShiftAssignmentsQuery,
  useAssignUnitsMutation,
  useChartingQuery,
  useRecordCareEntryMutation,
  useStrikeCareEntryMutation,
} = careApi;
