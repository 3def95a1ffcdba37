import { type AssistantTool, findAssistantTool } from '../../../shared/api/assistantTools.ts';
import { parseBody, toOutput } from '../../../shared/api/bodies.ts';
import { isProblemCode, PROBLEMS } from '../../../shared/api/problems.ts';
import { callApi, hexDigest, type Result } from '../_shared/api/call-api.ts';
import { describeDatabaseError, toPage } from '../_shared/api/page.ts';
import { type Plan, planRequest, type Refusal } from '../_shared/api/plan.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';

interface ToolResult {
  readonly content: { type: 'text'; text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

interface Answer {
  readonly result: ToolResult;
  /** True if the key doesn't work, which is an answer of HTTP and not of the tool. */
  readonly isUnauthorized: boolean;
}

const answer = (content: Record<string, unknown>, isError = false): Answer => ({
  isUnauthorized: false,
  result: {
    content: [{ type: 'text', text: JSON.stringify(content) }],
    ...(isError ? { isError } : { structuredContent: content }),
  },
});

/** Runs a tool as the key's owner. Failures are results with a code, so that the assistant can correct its call. */
export async function callTool(
  request: Request,
  env: FunctionEnv,
  secret: string,
  name: string,
  args: unknown,
): Promise<Answer> {
  const tool = findAssistantTool(name);
  const token = tool?.does === 'propose' ? `hvp_${randomHex()}` : undefined;
  const plan: Plan =
    tool === undefined ? { refusal: { code: 'not_found' } } : await planTool(tool, args, token);
  const isRefused = 'refusal' in plan;
  const result = await callApi(request, env, secret, {
    id: crypto.randomUUID(),
    path: `/mcp/${tool?.name ?? 'unknown'}`,
    ...(plan.scope !== undefined && { scope: plan.scope }),
    ...(isRefused
      ? { refusal: { code: plan.refusal.code, status: PROBLEMS[plan.refusal.code].status } }
      : { operation: plan.operation }),
  });
  if ('isBusy' in result) return describeProblem(result.isBusy ? 'unavailable' : 'internal_error');
  if (result.status === 401) return { ...describeProblem('invalid_key'), isUnauthorized: true };
  if (result.status >= 400) {
    const errors = isRefused && plan.refusal.code === result.code ? plan.refusal.errors : undefined;
    const { detail } = describeDatabaseError(result);
    return describeProblem(result.code, { ...(detail && { detail }), ...(errors && { errors }) });
  }
  if (token !== undefined) return describeProposal(plan, result, token);
  if (tool?.does === 'confirm') return describeConfirmed(result);
  const { resource } = plan;
  if (resource === undefined) return describeProblem('internal_error');
  if (result.row !== undefined) return answer({ record: toOutput(resource, result.row) });
  return answer(toPage(resource, plan, result));
}

async function planTool(tool: AssistantTool, args: unknown, token?: string): Promise<Plan> {
  const parsed = parseBody(tool.schema, args);
  if ('problems' in parsed) {
    return { refusal: { code: 'invalid_parameter', errors: parsed.problems } satisfies Refusal };
  }
  const values = parsed.value as Record<string, unknown>;
  if (tool.toRequest === undefined) {
    return { operation: { do: 'confirm', hash: await hexDigest(String(values.token)) } };
  }
  const plan = planRequest({ ifMatch: null, body: undefined, ...tool.toRequest(values) });
  if ('refusal' in plan || token === undefined) return plan;
  const proposal = {
    id: crypto.randomUUID(),
    hash: await hexDigest(token),
    resource: plan.resource?.name,
  };
  return { ...plan, operation: { do: 'propose', change: plan.operation, proposal } };
}

/** Lists the fields that a change sets, with their values before and after. */
function describeProposal(plan: Plan, result: Result, token: string): Answer {
  const { resource } = plan;
  if (resource === undefined) return describeProblem('internal_error');
  const { before, after } = result;
  const [from, to] = [before, after].map((row) => (row ? toOutput(resource, row) : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const isEqual = (field: string) =>
    JSON.stringify(from[field] ?? null) === JSON.stringify(to[field] ?? null);
  const changes = Object.keys(resource.output)
    .filter((field) => !['version', 'updated_at', 'created_at'].includes(field) && !isEqual(field))
    .map((field) => ({ field, before: from[field] ?? null, after: to[field] ?? null }));
  return answer({
    proposed: after == null ? 'delete' : before == null ? 'create' : 'update',
    resource: resource.name,
    id: (after ?? before)?.id ?? null,
    changes,
    token,
    expires_at: result.expires_at,
    next_step: 'Show these changes to the user. If they agree, call confirm_change with the token.',
  });
}

function describeConfirmed(result: Result): Answer {
  const [first] = (result.rows ?? []) as { row?: Record<string, unknown> }[];
  return answer({
    done: true,
    is_replayed: result.is_replayed === true,
    record: result.row ?? first?.row ?? null,
  });
}

function describeProblem(code: unknown, more: Record<string, unknown> = {}): Answer {
  const known = isProblemCode(code) ? code : 'internal_error';
  return answer({ code: known, title: PROBLEMS[known].title, ...more }, true);
}

const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
