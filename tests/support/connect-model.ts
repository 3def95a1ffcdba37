import type { Person } from '../security/world.ts';
import type { ModelServer } from './model-server.ts';

/** Switches a recorded model on for the owner's workspace. */
export async function connectModel(
  owner: Person,
  server: ModelServer,
  changes: object = {},
): Promise<void> {
  const { error } = await owner.client.rpc('save_ai_provider', {
    p_scope: 'workspace',
    p_base_url: server.url,
    p_model: 'recorded-2026-01',
    p_key: 'sk-test-0123456789',
    p_is_enabled: true,
    p_retention: 'Not kept',
    ...changes,
  });
  if (error) throw error;
}
