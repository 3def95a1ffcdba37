import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import type { Engine } from '../db/engine.ts';
import { answerFunction } from '../functions/router.ts';
import type { Job } from './schedule.ts';

const MINUTE = 60 * 1000;

/** Asked first, since most of the time there is nothing and the function would write. */
async function workDue(engine: Engine, env: FunctionEnv): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`select private.is_signing_due() as "isDue"`,
  );
  if (row?.isDue !== true) return;
  const address = `${env.SUPABASE_URL}/functions/v1/sign-outside`;
  const headers = { apikey: env.SUPABASE_SECRET_KEY };
  await answerFunction(new Request(address, { method: 'POST', headers }), env);
}

/** What a hosted project's schedule does for documents that are signed outside. */
export const signingJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'work signings', everyMs: MINUTE, work: () => workDue(engine, env()) },
];
