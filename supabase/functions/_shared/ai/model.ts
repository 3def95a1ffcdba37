/** What a call is for. The database counts calls by purpose. */
export type ModelPurpose =
  | 'assistant'
  | 'classify'
  | 'extract'
  | 'summarize'
  | 'draft'
  | 'transcribe';

export interface ModelToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. Never trusted: the tool validates it. */
  readonly input: string;
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly toolCalls?: readonly ModelToolCall[];
    }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly text: string };

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the input. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  readonly purpose: ModelPurpose;
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ModelTool[];
  readonly maxOutputTokens?: number;
  /** Asks for one JSON object. The caller still validates it. */
  readonly isJson?: boolean;
  /** Refused unless the provider's settings record a signed agreement. */
  readonly hasHealthData?: boolean;
  /** Called with each piece of text as it arrives. */
  readonly onText?: (text: string) => void;
  /** Ends the call early. */
  readonly signal?: AbortSignal | undefined;
}

/** Why there is no answer. Without a provider, the caller falls back to rules. */
export type ModelRefusal =
  | 'not_configured'
  | 'health_data'
  | 'limit_reached'
  | 'budget_reached'
  | 'canceled'
  | 'too_long'
  | 'address_not_allowed'
  | 'timed_out'
  | 'failed';

export interface ModelAnswer {
  readonly state: 'answered';
  readonly text: string;
  readonly toolCalls: readonly ModelToolCall[];
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelResult =
  | ModelAnswer
  | { readonly state: 'refused'; readonly reason: ModelRefusal };

/** A call that the database reserved, or why it refused. */
export interface ModelReservation {
  readonly id?: string | undefined;
  readonly refused?: string | undefined;
}

/** The person whose limits apply: by their token, or by a reservation that the server makes for them. */
export type ModelCaller =
  | { readonly token: string }
  | { readonly reserve: (tokens: number) => Promise<ModelReservation> };
