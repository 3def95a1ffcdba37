import { type Broadcast, encodeBroadcast, type Version } from './frames.ts';
import { type Metas, metas, Presence, type PresenceDiff, RemotePresence } from './presence.ts';

/** One client's membership in a room. */
export interface Member {
  readonly version: Version;
  /** The topic with its prefix, as clients write it. */
  readonly topic: string;
  readonly hearsBroadcasts: boolean;
  readonly seesPresence: boolean;
  deliver(message: string | Buffer): void;
  push(event: string, payload: string): void;
}

interface Room {
  members: Set<Member>;
  presence: Presence<Member>;
}

/** Takes what happens in rooms to other processes. */
export interface RoomRelay {
  /** Resolves when the other processes are certain to receive it. */
  broadcast(room: string, broadcast: Broadcast): Promise<void>;
  presence(room: string, diff: PresenceDiff): void;
}

/** Occupied channels. A private and a public channel of the same name are separate. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  /** Presence of members connected to other processes, by process and room. */
  readonly #remote = new Map<string, Map<string, RemotePresence>>();
  relay: RoomRelay | undefined;

  get size(): number {
    return this.#rooms.size;
  }

  enter(name: string, isPrivate: boolean, member: Member): void {
    const key = keyOf(name, isPrivate);
    const room = this.#rooms.get(key) ?? { members: new Set(), presence: new Presence() };
    room.members.add(member);
    this.#rooms.set(key, room);
  }

  leave(name: string, isPrivate: boolean, member: Member): void {
    const key = keyOf(name, isPrivate);
    const room = this.#rooms.get(key);
    if (!room?.members.delete(member)) return;
    this.#change(key, room, room.presence.untrack(member));
    if (room.members.size === 0) this.#rooms.delete(key);
  }

  /** Sends to everyone in the room except `except`. The promise is for the members of other processes. */
  broadcast(
    name: string,
    isPrivate: boolean,
    broadcast: Broadcast,
    except?: Member,
  ): Promise<void> | undefined {
    const key = keyOf(name, isPrivate);
    this.deliver(key, broadcast, except);
    return this.relay?.broadcast(key, broadcast);
  }

  /** Sends to the room's members in this process; encoded once per version. */
  deliver(key: string, broadcast: Broadcast, except?: Member): void {
    const room = this.#rooms.get(key);
    const encoded = new Map<Version, string | Buffer | undefined>();
    for (const member of room?.members ?? []) {
      if (member === except || !member.hearsBroadcasts) continue;
      if (!encoded.has(member.version)) {
        encoded.set(member.version, encodeBroadcast(member.version, member.topic, broadcast));
      }
      const message = encoded.get(member.version);
      if (message !== undefined) member.deliver(message);
    }
  }

  track(
    name: string,
    isPrivate: boolean,
    member: Member,
    key: string,
    payload: Record<string, unknown>,
  ): void {
    const place = keyOf(name, isPrivate);
    const room = this.#rooms.get(place);
    if (room) this.#change(place, room, room.presence.track(member, key, payload));
  }

  untrack(name: string, isPrivate: boolean, member: Member): void {
    const place = keyOf(name, isPrivate);
    const room = this.#rooms.get(place);
    if (room) this.#change(place, room, room.presence.untrack(member));
  }

  presenceState(name: string, isPrivate: boolean): string {
    const key = keyOf(name, isPrivate);
    const here = this.#rooms.get(key)?.presence.entries() ?? [];
    const elsewhere = [...this.#remote.values()].flatMap((of) => of.get(key)?.entries() ?? []);
    return JSON.stringify(metas([...here, ...elsewhere]));
  }

  /** Returns the presence of all members connected to this process. */
  localPresence(): Record<string, Metas> {
    const present = [...this.#rooms].map(
      ([key, { presence }]) => [key, presence.entries()] as const,
    );
    return Object.fromEntries(
      present.filter(([, all]) => all.length > 0).map(([key, all]) => [key, metas(all)]),
    );
  }

  /** Applies a change of presence in another process. */
  hearPresence(process: string, key: string, diff: PresenceDiff): void {
    const rooms = this.#remote.get(process) ?? new Map<string, RemotePresence>();
    this.#remote.set(process, rooms);
    const remote = rooms.get(key) ?? new RemotePresence();
    remote.apply(diff);
    if (remote.isEmpty) rooms.delete(key);
    else rooms.set(key, remote);
    this.#announce(key, diff);
  }

  /** Applies another process's whole presence; an empty one if it has ended. */
  replacePresence(process: string, state: Record<string, Metas>): void {
    const known = this.#remote.get(process);
    for (const key of new Set([...Object.keys(state), ...(known?.keys() ?? [])])) {
      const diff = (known?.get(key) ?? new RemotePresence()).difference(state[key] ?? {});
      if (diff) this.hearPresence(process, key, diff);
    }
    if (this.#remote.get(process)?.size === 0) this.#remote.delete(process);
  }

  #change(key: string, { members }: Room, diff: PresenceDiff | undefined): void {
    if (!diff) return;
    this.relay?.presence(key, diff);
    this.#announce(key, diff, members);
  }

  #announce(key: string, diff: PresenceDiff, members = this.#rooms.get(key)?.members): void {
    if (!members || members.size === 0) return;
    const payload = JSON.stringify(diff);
    for (const member of members) {
      if (member.seesPresence) member.push('presence_diff', payload);
    }
  }
}

export const keyOf = (name: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${name}`;
