import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isNotification = object({
  party: text,
  recipient: orNull(text),
  due_at: orNull(text),
  rule: orNull(text),
  notified_at: orNull(text),
  person: orNull(text),
  method: orNull(text),
  by: orNull(text),
});
export type IncidentNotification = ShapeOf<typeof isNotification>;

const isTask = object({
  id: text,
  title: text,
  position: text,
  due_on: text,
  done_at: orNull(text),
  done_by: orNull(text),
});

const isAddendum = object({ id: text, body: text, added_at: text, by: text });

const isIncident = object({
  id: text,
  community_id: text,
  resident_id: orNull(text),
  resident: orNull(text),
  type: text,
  at: text,
  hour: number,
  place: text,
  description: text,
  injury: text,
  injury_details: orNull(text),
  factors: listOf(text),
  witnesses: orNull(text),
  action_taken: orNull(text),
  root_cause: orNull(text),
  prevention: orNull(text),
  version: number,
  reported_at: text,
  reported_by_name: text,
  signed_at: orNull(text),
  signed_by_name: orNull(text),
  notifications: listOf(isNotification),
  tasks: listOf(isTask),
  addenda: listOf(isAddendum),
});
export type Incident = ShapeOf<typeof isIncident>;

const isIncidentList = object({
  time_zone: text,
  can_change: bool,
  incidents: listOf(isIncident),
});
export type IncidentList = ShapeOf<typeof isIncidentList>;

interface IncidentPeriod {
  readonly communityId: string;
  readonly from: string;
  readonly to: string;
}

interface IncidentReport {
  readonly id: string;
  readonly communityId: string;
  readonly values: Readonly<Record<string, string | null | readonly string[]>>;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Incidents'] });

export const {
  useIncidentsQuery,
  useReportIncidentMutation,
  useUpdateIncidentMutation,
  useNotifyOfIncidentMutation,
  useAddIncidentAddendumMutation,
  useAddIncidentTaskMutation,
  useCompleteIncidentTaskMutation,
  useSignIncidentMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Incidents'])) => ({
    /** Writes to the access log. */
    incidents: read(
      { keepUnusedDataFor: 0, accepts: isIncidentList },
      ({ communityId, from, to }: IncidentPeriod) =>
        rpc('list_incidents', { communityId, from, to }),
    ),

    reportIncident: write(
      { success: medicationNotices.incidentReported },
      ({ id, communityId, values }: IncidentReport) =>
        rpc('report_incident', { id, communityId, values: values as Record<string, string> }),
    ),

    updateIncident: write(
      { success: medicationNotices.incidentSaved },
      ({
        id,
        version,
        values,
      }: {
        readonly id: string;
        readonly version: number;
        readonly values: Readonly<Record<string, string | null | readonly string[]>>;
      }) => rpc('update_incident', { id, version, values: values as Record<string, string> }),
    ),

    notifyOfIncident: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly party: string;
        readonly recipient: string | null;
        readonly person: string;
        readonly method: string;
        /** ISO time. */
        readonly at: string;
      }
    >({
      query: ({ id, party, recipient, person, method, at }) =>
        rpc('record_incident_notification', {
          incidentId: id,
          party,
          person,
          method,
          at,
          ...(recipient !== null && { recipient }),
        }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSaved },
      invalidatesTags: ['Incidents'],
    }),

    addIncidentTask: write(
      rpcWith('add_incident_task', 'id', 'incidentId', 'title', 'dueOn', 'position'),
    ),

    addIncidentAddendum: write(
      { success: medicationNotices.incidentSaved },
      rpcWith('add_incident_addendum', 'id', 'incidentId', 'body'),
    ),

    completeIncidentTask: write({ failure: 'toast' }, (id: string) =>
      rpc('complete_incident_task', { id }),
    ),

    signIncident: write(
      { success: medicationNotices.incidentSigned },
      rpcWith('sign_incident', 'id', 'version'),
    ),
  }),
});
