import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import type { Outbox } from './outbox.ts';

const TIMEOUT_MS = 15_000;

const areClaimed = s.listOf(
  s.object({
    id: s.text,
    claim: s.text,
    kind: s.oneOf(['email', 'sms']),
    recipient: s.text,
    template: s.text,
    facts: s.anything,
  }),
);

/** Outbox of a hosted project, through PostgREST with the service key. */
export function createRpcOutbox(env: FunctionEnv): Outbox {
  async function call(name: string, args: unknown): Promise<unknown> {
    const response = await callDatabase(env, name, args, 'server', TIMEOUT_MS);
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new Error(`${name} returned status ${response.status}`);
  }
  return {
    claim: async (kinds, batch) =>
      assertShape(await call('claim_outbox', { kinds, batch }), areClaimed, 'claim_outbox'),
    async finish({ id, claim }) {
      await call('finish_outbox', { message_id: id, claim });
    },
    async fail({ id, claim }, { code, isPermanent, retryAfterSeconds }) {
      await call('fail_outbox', {
        message_id: id,
        claim,
        fault: code,
        is_permanent: isPermanent,
        retry_after: retryAfterSeconds,
      });
    },
    async release(claim) {
      await call('release_outbox', { claim });
    },
  };
}
