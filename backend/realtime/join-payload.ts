import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A client's join payload; invalid fields count as missing. */
const joinSchema = z.object({
  access_token: z.string().nullish().catch(null),
  config: z
    .object({
      broadcast: z
        .object({
          ack: z.boolean().catch(false),
          self: z.boolean().catch(false),
          replication_ready: z.boolean().catch(false),
        })
        .partial()
        .catch({}),
      presence: z
        .object({ key: z.string().max(255).catch(''), enabled: z.boolean().catch(true) })
        .partial()
        .catch({}),
      postgres_changes: z.array(z.record(z.string(), z.unknown())).catch([]),
      postgres_changes_options: z
        .object({ wait: z.boolean().catch(false) })
        .partial()
        .catch({}),
      private: z.boolean().catch(false),
    })
    .partial()
    .catch({}),
});

export interface JoinPayload {
  token?: string;
  isPrivate: boolean;
  acknowledges: boolean;
  hearsItself: boolean;
  presenceKey: string;
  hasPresence: boolean;
  wishes: Record<string, unknown>[];
  /** True if the client wants to be notified when it starts to receive the database's own broadcasts. */
  asksReadiness: boolean;
  /** True if the reply has to wait for the subscription and report its failure. */
  waits: boolean;
}

export function parseJoinPayload(payload: Record<string, unknown>): JoinPayload {
  const { access_token: token, config } = joinSchema.parse({ config: {}, ...payload });
  return {
    ...(token ? { token } : {}),
    isPrivate: config.private ?? false,
    acknowledges: config.broadcast?.ack ?? false,
    hearsItself: config.broadcast?.self ?? false,
    presenceKey: config.presence?.key || randomUUID(),
    hasPresence: config.presence?.enabled ?? true,
    wishes: config.postgres_changes ?? [],
    asksReadiness: config.broadcast?.replication_ready ?? false,
    waits: config.postgres_changes_options?.wait ?? false,
  };
}
