import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { medicationNotices } from '#shared/texts/medications.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: ({ communityId, from, to }) => rpc('list_incidents', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: isIncidentList },
      keepUnusedDataFor: 0,
      providesTags: ['Incidents'],
    }),

    reportIncident: build.mutation<unknown, IncidentReport>({
      query: ({ id, communityId, values }) =>
        rpc('report_incident', { id, communityId, values: values as Record<string, string> }),
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
      query: ({ id, version, values }) =>
        rpc('update_incident', { id, version, values: values as Record<string, string> }),
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
      query: ({ id, incidentId, title, dueOn, position }) =>
        rpc('add_incident_task', { id, incidentId, title, dueOn, position }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Incidents'],
    }),

    addIncidentAddendum: build.mutation<
      unknown,
      { readonly id: string; readonly incidentId: string; readonly body: string }
    >({
      query: ({ id, incidentId, body }) => rpc('add_incident_addendum', { id, incidentId, body }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSaved },
      invalidatesTags: ['Incidents'],
    }),

    completeIncidentTask: build.mutation<unknown, string>({
      query: (id) => rpc('complete_incident_task', { id }),
      invalidatesTags: ['Incidents'],
    }),

    signIncident: build.mutation<unknown, { readonly id: string; readonly version: number }>({
      query: ({ id, version }) => rpc('sign_incident', { id, version }),
      extraOptions: { failure: 'inline', success: medicationNotices.incidentSigned },
      invalidatesTags: ['Incidents'],
    }),
  }),
});
