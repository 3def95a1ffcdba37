import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
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
  endpoints: (build) => ({
    /** Writes to the access log. */
    incidents: build.query<IncidentList, IncidentPeriod>({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('list_incidents', { p_community_id: communityId, p_from: from, p_to: to }),
      extraOptions: { failure: 'inline', accepts: isIncidentList },
      keepUnusedDataFor: 0,
      providesTags: ['Incidents'],
    }),

    reportIncident: build.mutation<unknown, IncidentReport>({
      query:
        ({ id, communityId, values }) =>
        (client) =>
          client.rpc('report_incident', {
            p_id: id,
            p_community_id: communityId,
            p_values: values as Record<string, string>,
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentReported },
      invalidatesTags: ['Incidents'],
    }),

    updateIncident: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly version: number;
        readonly values: Readonly<Record<string, string | null | readonly string[]>>;
      }
    >({
      query:
        ({ id, version, values }) =>
        (client) =>
          client.rpc('update_incident', {
            p_id: id,
            p_version: version,
            p_values: values as Record<string, string>,
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSaved },
      invalidatesTags: ['Incidents'],
    }),

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
      query:
        ({ id, party, recipient, person, method, at }) =>
        (client) =>
          client.rpc('record_incident_notification', {
            p_incident_id: id,
            p_party: party,
            p_person: person,
            p_method: method,
            p_at: at,
            ...(recipient !== null && { p_recipient: recipient }),
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSaved },
      invalidatesTags: ['Incidents'],
    }),

    addIncidentTask: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly incidentId: string;
        readonly title: string;
        readonly dueOn: string;
        readonly position: string;
      }
    >({
      query:
        ({ id, incidentId, title, dueOn, position }) =>
        (client) =>
          client.rpc('add_incident_task', {
            p_id: id,
            p_incident_id: incidentId,
            p_title: title,
            p_due_on: dueOn,
            p_position: position,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Incidents'],
    }),

    addIncidentAddendum: build.mutation<
      unknown,
      { readonly id: string; readonly incidentId: string; readonly body: string }
    >({
      query:
        ({ id, incidentId, body }) =>
        (client) =>
          client.rpc('add_incident_addendum', {
            p_id: id,
            p_incident_id: incidentId,
            p_body: body,
          }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSaved },
      invalidatesTags: ['Incidents'],
    }),

    completeIncidentTask: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('complete_incident_task', { p_id: id }),
      invalidatesTags: ['Incidents'],
    }),

    signIncident: build.mutation<unknown, { readonly id: string; readonly version: number }>({
      query:
        ({ id, version }) =>
        (client) =>
          client.rpc('sign_incident', { p_id: id, p_version: version }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSigned },
      invalidatesTags: ['Incidents'],
    }),
  }),
});
