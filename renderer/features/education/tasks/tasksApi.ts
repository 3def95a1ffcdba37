import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';

const isTaskAttempt = s.object({
  id: s.text,
  number: s.number,
  facts: s.listOf(s.object({ label: s.text, value: s.text })),
  questions: s.listOf(s.object({ key: s.text, label: s.text })),
});
export type TaskAttempt = s.ShapeOf<typeof isTaskAttempt>;

const isTaskResult = s.object({
  is_passed: s.bool,
  answers: s.listOf(
    s.object({
      key: s.text,
      label: s.text,
      given: s.number,
      expected: s.number,
      is_correct: s.bool,
      method: s.text,
    }),
  ),
});
export type TaskResult = s.ShapeOf<typeof isTaskResult>;

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
