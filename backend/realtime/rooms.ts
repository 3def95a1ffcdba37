import { type Broadcast, encodeBroadcast, type Version } from './frames.ts';
import { Presence, type PresenceDiff } from './presence.ts';

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

/** Occupied channels. A private and a public channel of the same name are separate. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();

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
    this.#announce(room, room.presence.untrack(member));
    if (room.members.size === 0) this.#rooms.delete(key);
  }

  /** Sends to everyone in the room except `except`; encoded once per version. */
  broadcast(name: string, isPrivate: boolean, broadcast: Broadcast, except?: Member): void {
    const room = this.#rooms.get(keyOf(name, isPrivate));
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
    const room = this.#rooms.get(keyOf(name, isPrivate));
    if (room) this.#announce(room, room.presence.track(member, key, payload));
  }

  untrack(name: string, isPrivate: boolean, member: Member): void {
    const room = this.#rooms.get(keyOf(name, isPrivate));
    if (room) this.#announce(room, room.presence.untrack(member));
  }

  presenceState(name: string, isPrivate: boolean): string {
    return JSON.stringify(this.#rooms.get(keyOf(name, isPrivate))?.presence.state() ?? {});
  }

  #announce(room: Room, diff: PresenceDiff | undefined): void {
    if (!diff) return;
    const payload = JSON.stringify(diff);
    for (const member of room.members) {
      if (member.seesPresence) member.push('presence_diff', payload);
    }
  }
}

const keyOf = (name: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${name}`;
