import '#shared/texts/deals.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isOutcome = object({ contact_id: orNull(text), deal_id: orNull(text) });
const isUndone = object({
  deal: oneOf(['removed', 'binned', 'none']),
  contact: oneOf(['removed', 'binned', 'none']),
});

const areRules = orNull(
  object({
    mode: oneOf(['asked', 'rota', 'state']),
    minutes: number,
    may_change: bool,
    members: listOf(object({ user_id: text, name: text, takes: bool, states: listOf(text) })),
  }),
);
export type RoutingRules = NonNullable<ShapeOf<typeof areRules>>;

const isOpenForm = orNull(
  object({
    title: text,
    intro: orNull(text),
    questions: listOf(text),
    consent: orNull(text),
    by: orNull(text),
    company: orNull(text),
    listing: orNull(object({ id: text, name: text, location: text })),
  }),
);
export type OpenForm = NonNullable<ShapeOf<typeof isOpenForm>>;

const areThanks = orNull(text);

export interface FormSubmission {
  readonly formId: string;
  readonly requestId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly agrees: boolean;
  readonly website: string;
  readonly seconds: number;
}

interface MeasuresQuery {
  readonly from: string;
  readonly before: string;
  readonly by: 'source' | 'owner' | 'form';
}

const measures = ({ from, before, by }: MeasuresQuery) =>
  rpc('lead_measures', { from, to: before, by });
export type Measure = ResponseOf<typeof measures>[number];

const changed = ['leads', 'contacts', 'deals'].flatMap((id) => [
  { type: 'Records' as const, id },
  { type: 'RecordCounts' as const, id },
]);

const api = recordTags.enhanceEndpoints({ addTagTypes: ['LeadRules'] });

/** Invalidates one lead everywhere it is shown, including its timeline. */
const touched = (id: string) => [
  ...changed,
  { type: 'Records' as const, id: `leads:${id}` },
  { type: 'RecordTimeline' as const, id: `leads:${id}` },
];

export const {
  useConvertLeadMutation,
  useUndoConversionMutation,
  useAssignLeadsMutation,
  useLeadMeasuresQuery,
  useLeadRulesQuery,
  useSetLeadRulesMutation,
  useOpenFormQuery,
  useSendFormMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the client and the deal, even if already converted. */
    convertLead: build.mutation<
      ShapeOf<typeof isOutcome>,
      { readonly id: string; readonly withDeal: boolean }
    >({
      query: ({ id, withDeal }) => rpc('convert_lead', { id, withDeal }),
      extraOptions: { failure: 'toast', accepts: isOutcome },
      invalidatesTags: (_outcome, _error, { id }) => touched(id),
    }),

    undoConversion: build.mutation<ShapeOf<typeof isUndone>, string>({
      query: (id) => rpc('undo_conversion', { id }),
      extraOptions: { failure: 'toast', accepts: isUndone },
      invalidatesTags: (_undone, _error, id) => touched(id),
    }),

    /** Assigns leads by rotation; returns how many changed owner. */
    assignLeads: build.mutation<number, readonly string[]>({
      query: (ids) => rpc('assign_leads', { ids }),
      extraOptions: { failure: 'toast', accepts: number },
      invalidatesTags: (_count, _error, ids) => ids.flatMap(touched),
    }),

    leadMeasures: build.query<ResponseOf<typeof measures>, MeasuresQuery>({
      query: measures,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: [{ type: 'RecordCounts', id: 'leads' }],
    }),

    /** Null if the user has no team. */
    leadRules: build.query<ShapeOf<typeof areRules>, void>({
      query: () => rpc('my_lead_rules'),
      extraOptions: { failure: 'inline', accepts: areRules },
      providesTags: ['LeadRules'],
    }),

    /** A form as visitors see it; null if it is off. */
    openForm: build.query<ShapeOf<typeof isOpenForm>, string>({
      query: (id) => (client) => client.rpc('lead_form', { form_id: id }),
      extraOptions: { failure: 'inline', accepts: isOpenForm },
    }),

    /** Returns the form's thank-you text. */
    sendForm: build.mutation<ShapeOf<typeof areThanks>, FormSubmission>({
      query:
        ({ formId, requestId, answers, ...sent }) =>
        (client) =>
          client.rpc('submit_lead_form', {
            form_id: formId,
            request_id: requestId,
            answers: answers as Json,
            ...sent,
          }),
      extraOptions: { failure: 'inline', accepts: areThanks },
    }),

    setLeadRules: build.mutation<unknown, Omit<RoutingRules, 'may_change'>>({
      query: ({ mode, minutes, members }) =>
        rpc('set_lead_rules', {
          mode,
          minutes,
          members: members
            .filter(({ takes }) => takes)
            .map(({ user_id, states }) => ({ user_id, states: [...states] })),
        }),
      extraOptions: { failure: 'inline', accepts: anything },
      invalidatesTags: ['LeadRules'],
    }),
  }),
});
