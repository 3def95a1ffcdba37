import type { z } from 'zod';

/** How often one window may call: what screens do all the time, or what a person does by hand. */
export type Pace = 'often' | 'seldom';

export interface Call<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly request: Request;
  readonly answer: Answer;
  readonly pace: Pace;
}

/** A call of the renderer to the main process; both sides of it are checked in main. */
export function call<Request extends z.ZodType, Answer extends z.ZodType>(
  request: Request,
  answer: Answer,
  pace: Pace = 'seldom',
): Call<Request, Answer> {
  return { request, answer, pace };
}

/** What belongs together on the bridge: calls of the renderer, and events of main by their payload. */
export interface Area {
  readonly calls: Readonly<Record<string, Call>>;
  readonly events: Readonly<Record<string, z.ZodType>>;
}
