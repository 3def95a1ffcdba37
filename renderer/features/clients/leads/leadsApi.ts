import '#shared/texts/deals.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { calls } from '../../../data/api/calls.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isOutcome = s.object({ contact_id: s.orNull(s.text), deal_id: s.orNull(s.text) });
const isUndone = s.object({
  deal: s.oneOf(['removed', 'binned', 'none']),
  contact: s.oneOf(['removed', 'binned', 'none']),
});

const areRules = s.orNull(
  s.object({
    mode: s.oneOf(['asked', 'rota', 'state']),
    minutes: s.number,
    may_change: s.bool,
    members: s.listOf(
      s.object({ user_id: s.text, name: s.text, takes: s.bool, states: s.listOf(s.text) }),
    ),
  }),
);
export type RoutingRules = NonNullable<s.ShapeOf<typeof areRules>>;

const isOpenForm = s.orNull(
  s.object({
    title: s.text,
    intro: s.orNull(s.text),
    questions: s.listOf(s.text),
    consent: s.orNull(s.text),
    by: s.orNull(s.text),
    company: s.orNull(s.text),
    listing: s.orNull(s.object({ id: s.text, name: s.text, location: s.text })),
  }),
);
export type OpenForm = NonNullable<s.ShapeOf<typeof isOpenForm>>;

const areThanks = s.orNull(s.text);

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
  endpoints: (build, { read, rows, write } = calls(build)) => ({
    /** Returns the client and the deal, even if already converted. */
    convertLead: write(
      { failure: 'toast', accepts: isOutcome },
      rpcWith('convert_lead', 'id', 'withDeal'),
      (_outcome, _error, { id }) => touched(id),
    ),

    undoConversion: write(
      { failure: 'toast', accepts: isUndone },
      (id: string) => rpc('undo_conversion', { id }),
      (_undone, _error, id) => touched(id),
    ),

    /** Assigns leads by rotation; returns how many changed owner. */
    assignLeads: write(
      { failure: 'toast', accepts: s.number },
      (ids: readonly string[]) => rpc('assign_leads', { ids }),
      (_count, _error, ids) => ids.flatMap(touched),
    ),

    leadMeasures: rows(measures, [{ type: 'RecordCounts', id: 'leads' }]),

    /** Null if the user has no team. */
    leadRules: read(areRules, () => rpc('my_lead_rules'), ['LeadRules']),

    /** A form as visitors see it; null if it is off. */
    openForm: read(
      isOpenForm,
      (id: string) => (client) => client.rpc('lead_form', { form_id: id }),
    ),

    /** Returns the form's thank-you text. */
    sendForm: write(
      areThanks,
      ({ formId, requestId, answers, ...sent }: FormSubmission) =>
        (client) =>
          client.rpc('submit_lead_form', {
            form_id: formId,
            request_id: requestId,
            answers: answers as Json,
            ...sent,
          }),
    ),

    setLeadRules: write(
      s.anything,
      ({ mode, minutes, members }: Omit<RoutingRules, 'may_change'>) =>
        rpc('set_lead_rules', {
          mode,
          minutes,
          members: members
            .filter(({ takes }) => takes)
            .map(({ user_id, states }) => ({ user_id, states: [...states] })),
        }),
      ['LeadRules'],
    ),
  }),
});
