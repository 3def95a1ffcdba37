import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { bool, listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isTaskAttempt = object({
  id: text,
  number,
  facts: listOf(object({ label: text, value: text })),
  questions: listOf(object({ key: text, label: text })),
});
export type TaskAttempt = ShapeOf<typeof isTaskAttempt>;

const isTaskResult = object({
  is_passed: bool,
  answers: listOf(
    object({
      key: text,
      label: text,
      given: number,
      expected: number,
      is_correct: bool,
      method: text,
    }),
  ),
});
export type TaskResult = ShapeOf<typeof isTaskResult>;

interface TaskKey {
  readonly course: string;
  readonly lesson: string;
  readonly task: string;
}

interface TaskAnswers {
  readonly attempt: string;
  /** Dollars by question. */
  readonly answers: Readonly<Record<string, number>>;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Lesson'] });

export const { useStartTaskMutation, useSubmitTaskMutation } = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    startTask: write(
      { failure: 'toast', accepts: isTaskAttempt },
      (key: TaskKey) => (client) => callFunction(client, 'course-task', key),
    ),

    submitTask: write(
      isTaskResult,
      (answers: TaskAnswers) => (client) => callFunction(client, 'course-task', answers),
      ['Lesson'],
    ),
  }),
});
