import '#shared/texts/ai.ts';
import '#shared/texts/integrations.ts';
import { aiNotices } from '#shared/texts/ai.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isProvider = s.object({
  base_url: s.text,
  model: s.text,
  key_hint: s.text,
  is_enabled: s.bool,
  retention: s.text,
  health_agreement_with: s.orNull(s.text),
  health_agreement_on: s.orNull(s.text),
  input_price: s.orNull(s.number),
  output_price: s.orNull(s.number),
  monthly_budget: s.orNull(s.number),
  speech_model: s.orNull(s.text),
  speech_price: s.orNull(s.number),
  spent_micros: s.number,
  updated_at: s.text,
  updated_by: s.text,
});
export type Provider = s.ShapeOf<typeof isProvider>;

const isSettings = s.object({
  active: s.orNull(
    s.object({
      scope: s.oneOf(['installation', 'workspace'] as const),
      host: s.text,
      model: s.text,
      retention: s.text,
      speech_model: s.orNull(s.text),
      takes_health_data: s.bool,
    }),
  ),
  installation: s.orNull(s.object({ provider: s.orNull(isProvider) })),
  workspace: s.orNull(s.object({ provider: s.orNull(isProvider) })),
  usage: s.object({
    plan: s.text,
    tokens: s.number,
    tokens_per_month: s.number,
    calls_per_hour: s.number,
    cost_micros: s.number,
    unpriced_tokens: s.number,
  }),
});
export type AiSettings = s.ShapeOf<typeof isSettings>;

export type ProviderScope = 'installation' | 'workspace';

export interface ProviderValues {
  readonly scope: ProviderScope;
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  readonly isEnabled: boolean;
  readonly retention: string;
  readonly agreementWith: string;
  readonly agreementOn: string;
  /** Dollars per million tokens; null if unknown. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** Dollars a month for everyone together. */
  readonly monthlyBudget: number | null;
  /** The model that transcribes recordings; empty if there is none. */
  readonly speechModel: string;
  /** Dollars per minute of a recording; null if unknown. */
  readonly speechPrice: number | null;
}

const areCalls = s.listOf(
  s.object({
    id: s.text,
    purpose: s.text,
    state: s.text,
    error: s.orNull(s.text),
    model: s.orNull(s.text),
    input_tokens: s.number,
    output_tokens: s.number,
    seconds: s.orNull(s.number),
    cost_micros: s.orNull(s.number),
    created_at: s.text,
  }),
);
export type AiCall = s.ShapeOf<typeof areCalls>[number];
const CALLS_PAGE_SIZE = 50;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['AiSettings'] });

export const {
  useAiSettingsQuery,
  useAiCallsInfiniteQuery,
  useSaveAiProviderMutation,
  useDeleteAiProviderMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['AiSettings'])) => ({
    aiSettings: read(isSettings, () => rpc('get_ai_settings')),

    /** The caller's calls of a model, newest first. */
    aiCalls: build.infiniteQuery<s.ShapeOf<typeof areCalls>, void, string | null>({
      query: ({ pageParam }) =>
        rpc('list_ai_calls', {
          limit: CALLS_PAGE_SIZE,
          ...(pageParam === null ? {} : { olderThan: pageParam }),
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length < CALLS_PAGE_SIZE ? undefined : page.at(-1)?.created_at,
      },
      extraOptions: { failure: 'inline', accepts: areCalls },
      providesTags: ['AiSettings'],
    }),

    saveAiProvider: write({ success: aiNotices.providerSaved }, (values: ProviderValues) =>
      rpc('save_ai_provider', {
        scope: values.scope,
        baseUrl: values.baseUrl,
        model: values.model,
        key: values.key,
        isEnabled: values.isEnabled,
        retention: values.retention,
        ...(values.agreementWith === '' ? {} : { healthAgreementWith: values.agreementWith }),
        ...(values.inputPrice === null ? {} : { inputPrice: values.inputPrice }),
        ...(values.outputPrice === null ? {} : { outputPrice: values.outputPrice }),
        ...(values.monthlyBudget === null ? {} : { monthlyBudget: values.monthlyBudget }),
        ...(values.speechModel === '' ? {} : { speechModel: values.speechModel }),
        ...(values.speechPrice === null ? {} : { speechPrice: values.speechPrice }),
        ...(values.agreementOn === '' ? {} : { healthAgreementOn: values.agreementOn }),
      }),
    ),

    deleteAiProvider: write(
      { success: aiNotices.providerDeleted, accepts: s.bool },
      (scope: ProviderScope) => rpc('delete_ai_provider', { scope }),
    ),
  }),
});
