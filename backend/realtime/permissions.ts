import type { Engine, Sql } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';
import type { ListenerIdentity } from './listener-identity.ts';

/** Rights a user has in a private channel by the policies on `realtime.messages`. */
export interface Rights {
  readBroadcast: boolean;
  readPresence: boolean;
  writeBroadcast: boolean;
  writePresence: boolean;
}

export const PUBLIC_RIGHTS: Rights = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
};

const NO_RIGHTS: Rights = {
  readBroadcast: false,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
};

/** Carries the result out of a transaction that must be rolled back. */
class RolledBack extends Error {
  readonly rights: Rights;
  constructor(rights: Rights) {
    super('rolled back');
    this.rights = rights;
  }
}

/** Evaluates the policies; an error counts as no rights. */
export async function getRights(
  engine: Engine,
  name: string,
  reader: ListenerIdentity,
): Promise<Rights> {
  try {
    return await queryRights(engine, name, reader);
  } catch (error) {
    logServerError(error);
    return NO_RIGHTS;
  }
}

/** Evaluates the policies with rows that are rolled back; throws if the database fails. */
export async function queryRights(
  engine: Engine,
  name: string,
  reader: ListenerIdentity,
): Promise<Rights> {
  try {
    const evaluateRights = async (sql: Sql): Promise<never> => {
      const [row] = await sql<Rights[]>`
        select read_broadcast as "readBroadcast", read_presence as "readPresence",
          write_broadcast as "writeBroadcast", write_presence as "writePresence"
        from haven_realtime.channel_rights(${name}, ${reader.role}, ${reader.claims})`;
      throw new RolledBack(row ? { ...row } : NO_RIGHTS);
    };
    return await engine.write('system', evaluateRights, { usesReserve: true });
  } catch (error) {
    if (error instanceof RolledBack) return error.rights;
    throw error;
  }
}
