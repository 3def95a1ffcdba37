import {
  checkTask,
  describeTask,
  TASK_NAMES,
  type TaskName,
} from '../../../shared/education/courseTasks.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const MAX_DOLLARS = 1_000_000_000_000;

const isAttempt = s.object({
  id: s.text,
  task: s.oneOf(TASK_NAMES),
  seed: s.number,
  number: s.number,
});
type Attempt = s.ShapeOf<typeof isAttempt>;
const isOwnAttempt = s.orNull(
  s.object({ id: s.text, task: s.oneOf(TASK_NAMES), seed: s.number, answers: s.anything }),
);

/**
 * Practical tasks of courses. `POST {course, lesson, task}` starts an attempt or returns the open one with its figures;
 * `POST {attempt, answers}` checks the answers with the underwriting engine and records the result. The database decides
 * whose attempt it is; the results never leave the server before submission.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readJsonBody(request);
  try {
    return body?.attempt === undefined
      ? await start(env, token, body ?? {})
      : await submit(env, token, body);
  } catch {
    return jsonResponse(502, { error: 'The task could not be checked. Try again.' });
  }
};

type Body = Readonly<Record<string, unknown>>;

async function start(env: FunctionEnv, token: string, { course, lesson, task }: Body) {
  const isValid = [course, lesson].every((part) => typeof part === 'string' && part.length <= 60);
  if (!isValid || !TASK_NAMES.includes(task as TaskName)) {
    return jsonResponse(400, { error: 'Send a course, a lesson, and a task.' });
  }
  const args = { p_course: course, p_lesson: lesson, p_task: task };
  const response = await callDatabase(env, 'start_course_task', args, { token });
  const refusal = await toRefusal(response);
  if (refusal !== null) return refusal;
  const attempt: Attempt = assertShape(await response.json(), isAttempt, 'start_course_task');
  return jsonResponse(200, {
    id: attempt.id,
    number: attempt.number,
    ...describeTask(attempt.task, attempt.seed),
  });
}

async function submit(env: FunctionEnv, token: string, { attempt: id, answers }: Body) {
  if (!isId(id) || !isAmounts(answers)) {
    return jsonResponse(400, { error: 'Send an attempt and its answers.' });
  }
  const response = await callDatabase(
    env,
    'get_course_task_attempt',
    { p_attempt_id: id },
    { token },
  );
  const refusal = await toRefusal(response);
  if (refusal !== null) return refusal;
  const attempt = assertShape(await response.json(), isOwnAttempt, 'get_course_task_attempt');
  if (attempt === null) return jsonResponse(404, { error: 'Attempt not found.', code: 'HXEDA' });
  const checked = checkTask(attempt.task, attempt.seed, answers);
  if (checked === null) {
    return jsonResponse(400, { error: 'Answer every question.', code: 'HXEDQ' });
  }
  const given = Object.fromEntries(checked.map(({ key, given }) => [key, given]));
  const correct = checked.filter((answer) => answer.is_correct).length;
  const recorded = await callDatabase(
    env,
    'record_course_task',
    { p_attempt_id: id, p_answers: given, p_correct: correct, p_asked: checked.length },
    'server',
  );
  const failure = await toRefusal(recorded);
  if (failure !== null) return failure;
  return jsonResponse(200, { is_passed: correct === checked.length, answers: checked });
}

const isAmounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length <= 20 &&
  Object.values(value).every(
    (amount) => typeof amount === 'number' && Math.abs(amount) <= MAX_DOLLARS,
  );

/** Returns the database's refusal with its code; throws if it failed. */
async function toRefusal(response: Response): Promise<Response | null> {
  if (response.ok) return null;
  if (response.status >= 500) throw new Error(`The database returned status ${response.status}`);
  const code = await getErrorCode(response);
  return jsonResponse(response.status, { error: 'This task is not available.', code });
}
