import type { z } from 'zod';

/** Rate limit per window: frequent calls by screens, or manual actions by a user. */
export type CallRate = 'often' | 'seldom';

export interface Call<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly request: Request;
  readonly answer: Answer;
  readonly pace: CallRate;
}

/** Defines a call from renderer to main; main validates both request and response. */
export function call<Request extends z.ZodType, Answer extends z.ZodType>(
  request: Request,
  response: Answer,
  pace: CallRate = 'seldom',
): Call<Request, Answer> {
  return { request, answer: response, pace };
}

/** A group on the bridge: calls by the renderer, and events from main by payload. */
export interface Area {
  readonly calls: Readonly<Record<string, Call>>;
  readonly events: Readonly<Record<string, z.ZodType>>;
}
