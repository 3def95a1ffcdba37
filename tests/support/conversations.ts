import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';

type Server = SupabaseClient<Database>;

interface Options {
  conversation_type?: 'direct' | 'group' | undefined;
  subject?: string;
}

/**
 * Starts a conversation between any users with the service role. The first one owns a group. An existing direct
 * conversation between the two is replaced.
 */
export async function startConversation(
  server: Server,
  people: readonly string[],
  { conversation_type = 'direct', ...options }: Options = {},
): Promise<string> {
  const id = randomUUID();
  const [owner_id = null] = people;
  const row = { id, participants: [...people], conversation_type, owner_id, ...options };
  const started = await server.from('chat_conversations').insert(row);
  if (started.error?.code === '23505') {
    await removeDirectConversation(server, people);
    await server.from('chat_conversations').insert(row).throwOnError();
  } else if (started.error) throw started.error;
  return id;
}

async function removeDirectConversation(server: Server, [one = '', other = '']: readonly string[]) {
  const idsOf = async (userId: string) => {
    const members = server.from('conversation_members').select('conversation_id');
    const { data } = await members.eq('user_id', userId).throwOnError();
    return data.map(({ conversation_id }) => conversation_id);
  };
  const [ids, others] = [await idsOf(one), new Set(await idsOf(other))];
  await server
    .from('chat_conversations')
    .delete()
    .in(
      'id',
      ids.filter((id) => others.has(id)),
    )
    .eq('conversation_type', 'direct')
    .is('listing_id', null)
    .throwOnError();
}
