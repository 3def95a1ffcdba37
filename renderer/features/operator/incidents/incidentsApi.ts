import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isNotification = s.object({
  party: s.text,
  recipient: s.orNull(s.text),
  due_at: s.orNull(s.text),
  rule: s.orNull(s.text),
  notified_at: s.orNull(s.text),
  person: s.orNull(s.text),
  method: s.orNull(s.text),
  by: s.orNull(s.text),
});
export type IncidentNotification = s.ShapeOf<typeof isNotification>;

const isTask = s.object({
  id: s.text,
  title: s.text,
  position: s.text,
  due_on: s.text,
  done_at: s.orNull(s.text),
  done_by: s.orNull(s.text),
});

const isAddendum = s.object({ id: s.text, body: s.text, added_at: s.text, by: s.text });

const isIncident = s.object({
  id: s.text,
  community_id: s.text,
  resident_id: s.orNull(s.text),
  resident: s.orNull(s.text),
  type: s.text,
  at: s.text,
  hour: s.number,
  place: s.text,
  description: s.text,
  injury: s.text,
  injury_details: s.orNull(s.text),
  factors: s.listOf(s.text),
  witnesses: s.orNull(s.text),
  action_taken: s.orNull(s.text),
  root_cause: s.orNull(s.text),
  prevention: s.orNull(s.text),
  version: s.number,
  reported_at: s.text,
  reported_by_name: s.text,
  signed_at: s.orNull(s.text),
  signed_by_name: s.orNull(s.text),
  notifications: s.listOf(isNotification),
  tasks: s.listOf(isTask),
  addenda: s.listOf(isAddendum),
});
export type Incident = s.ShapeOf<typeof isIncident>;

const isIncidentList = s.object({
  time_zone: s.text,
  can_change: s.bool,
  incidents: s.listOf(isIncident),
});
export type IncidentList = s.ShapeOf<typeof isIncidentList>;

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
