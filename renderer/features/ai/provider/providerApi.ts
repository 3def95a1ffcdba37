import '#shared/texts/ai.ts';
import '#shared/texts/integrations.ts';
import { aiNotices } from '#shared/texts/ai.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isProvider = object({
  base_url: text,
  model: text,
  key_hint: text,
  is_enabled: bool,
  retention: text,
  health_agreement_with: orNull(text),
  health_agreement_on: orNull(text),
  input_price: orNull(number),
  output_price: orNull(number),
  monthly_budget: orNull(number),
  speech_model: orNull(text),
  speech_price: orNull(number),
  spent_micros: number,
  updated_at: text,
  updated_by: text,
});
export type Provider = ShapeOf<typeof isProvider>;

const isSettings = object({
  active: orNull(
    object({
      scope: oneOf(['installation', 'workspace'] as const),
      host: text,
      model: text,
      retention: text,
      speech_model: orNull(text),
      takes_health_data: bool,
    }),
  ),
  installation: orNull(object({ provider: orNull(isProvider) })),
  workspace: orNull(object({ provider: orNull(isProvider) })),
  usage: object({
    plan: text,
    tokens: number,
    tokens_per_month: number,
    calls_per_hour: number,
    cost_micros: number,
    unpriced_tokens: number,
  }),
});
export type AiSettings = ShapeOf<typeof isSettings>;

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

const areCalls = listOf(
  object({
    id: text,
    purpose: text,
    state: text,
    error: orNull(text),
    model: orNull(text),
    input_tokens: number,
    output_tokens: number,
    seconds: orNull(number),
    cost_micros: orNull(number),
    created_at: text,
  }),
);
export type AiCall = ShapeOf<typeof areCalls>[number];
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
    aiCalls: build.infiniteQuery<ShapeOf<typeof areCalls>, void, string | null>({
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
      { success: aiNotices.providerDeleted, accepts: bool },
      (scope: ProviderScope) => rpc('delete_ai_provider', { scope }),
    ),
  }),
});
