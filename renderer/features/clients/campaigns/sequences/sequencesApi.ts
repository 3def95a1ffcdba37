import '#shared/texts/campaigns.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../../data/api/responseOf.ts';
import { rpc, rpcWith } from '../../../../data/api/rpc.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { recordTags } from '../../../../workbench/data/tags.ts';

const steps = (id: string) => (client: DataClient) =>
  client
    .from('sequence_steps')
    .select('id, place, kind, wait_days, title, body')
    .eq('sequence_id', id)
    .order('place');
export type Step = ResponseOf<typeof steps>[number];

const people = (id: string) => (client: DataClient) =>
  client
    .from('sequence_enrolments')
    .select('id, contact_id, status, reason, place, due_at, ended_at, contacts (name)')
    .eq('sequence_id', id)
    .order('due_at', { nullsFirst: false })
    .order('ended_at', { ascending: false })
    .order('id')
    .limit(200);
export type Enrollment = ResponseOf<typeof people>[number];

const next = () => (client: DataClient) =>
  client
    .from('sequence_enrolments')
    .select(
      'id, contact_id, sequence_id, place, due_at, contacts (name), email_sequences (name, status, sequence_steps (place, kind, title))',
    )
    .eq('status', 'active')
    .order('due_at')
    .order('id')
    .limit(100);
export type UpcomingStep = ResponseOf<typeof next>[number];

const ended = () => (client: DataClient) =>
  client
    .from('sequence_enrolments')
    .select(
      'id, contact_id, sequence_id, status, reason, ended_at, contacts (name), email_sequences (name)',
    )
    .neq('status', 'active')
    .order('ended_at', { ascending: false })
    .order('id')
    .limit(10);
export type EndedEnrollment = ResponseOf<typeof ended>[number];

const results = (ids: readonly string[]) => rpc('sequence_results', { ids });
export type SequenceResult = ResponseOf<typeof results>[number];

interface Chosen {
  readonly sequenceId: string;
  readonly contactIds: readonly string[];
}
const enrol = ({ sequenceId, contactIds }: Chosen) =>
  rpc('enroll_contacts', { sequenceId, contactIds });

const api = recordTags.enhanceEndpoints({ addTagTypes: ['Sequences'] });

/** Content of a step; without an id it is new. */
export interface StepValues {
  readonly sequenceId: string;
  readonly id: string | null;
  readonly kind: 'email' | 'task';
  readonly waitDays: number;
  readonly title: string;
  readonly body: string;
}

const touched = (id: string) => [
  { type: 'Sequences' as const, id },
  { type: 'Sequences' as const, id: 'all' },
  { type: 'Records' as const, id: 'email_sequences' },
  { type: 'Records' as const, id: `email_sequences:${id}` },
];

/** Sequence steps, enrolled contacts, and results. */
export const {
  useSequenceStepsQuery,
  useSequencePeopleQuery,
  useNextStepsQuery,
  useEndedEnrolmentsQuery,
  useSequenceResultsQuery,
  useSaveStepMutation,
  useRemoveStepMutation,
  useRunSequenceMutation,
  useEnrolContactsMutation,
  useEndEnrolmentMutation,
} = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, [{ type: 'Sequences', id: 'all' }])) => ({
    sequenceSteps: build.query<ResponseOf<typeof steps>, string>({
      query: steps,
      extraOptions: { failure: 'inline' },
      providesTags: (_rows, _error, id) => [{ type: 'Sequences', id }],
    }),

    /** Active contacts first, by next step; then exited ones. */
    sequencePeople: build.query<ResponseOf<typeof people>, string>({
      query: people,
      extraOptions: { failure: 'inline' },
      providesTags: (_rows, _error, id) => [{ type: 'Sequences', id }],
    }),

    nextSteps: build.query<ResponseOf<typeof next>, void>({
      query: next,
      extraOptions: { failure: 'inline' },
      providesTags: [{ type: 'Sequences', id: 'all' }],
    }),

    endedEnrolments: build.query<ResponseOf<typeof ended>, void>({
      query: ended,
      extraOptions: { failure: 'inline' },
      providesTags: [{ type: 'Sequences', id: 'all' }],
    }),

    sequenceResults: rows(results, (_rows, _error, ids) =>
      ids.map((id) => ({ type: 'Sequences', id })),
    ),

    saveStep: write(
      s.text,
      ({ sequenceId, id, kind, waitDays, title, body }: StepValues) =>
        rpc('save_sequence_step', {
          sequenceId,
          kind,
          waitDays,
          title,
          ...(body !== '' && { body }),
          ...(id !== null && { stepId: id }),
        }),
      (_id, error, { sequenceId }) => (error === undefined ? touched(sequenceId) : []),
    ),

    removeStep: build.mutation<unknown, { readonly id: string; readonly sequenceId: string }>({
      query: ({ id }) => rpc('remove_sequence_step', { stepId: id }),
      extraOptions: { failure: 'toast', accepts: s.anything },
      invalidatesTags: (_none, _error, { sequenceId }) => touched(sequenceId),
    }),

    runSequence: write(s.anything, rpcWith('run_sequence', 'id', 'runs'), (_none, error, { id }) =>
      error === undefined ? touched(id) : [],
    ),

    /** Rows without a reason are currently enrolled. */
    enrolContacts: build.mutation<ResponseOf<typeof enrol>, Chosen>({
      query: enrol,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      invalidatesTags: (_rows, error, { sequenceId }) =>
        error === undefined ? touched(sequenceId) : [],
    }),

    /** Removes a contact from a sequence, recording an email reply if there was one. */
    endEnrolment: build.mutation<
      unknown,
      { readonly id: string; readonly sequenceId: string; readonly isAnswer: boolean }
    >({
      query: ({ id, isAnswer }) => rpc('end_enrollment', { id, answered: isAnswer }),
      extraOptions: { failure: 'toast', accepts: s.anything },
      invalidatesTags: (_none, _error, { sequenceId }) => touched(sequenceId),
    }),
  }),
});
