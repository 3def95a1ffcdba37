import type { ProcessBus } from '../processes/bus.ts';
import type { Broadcast } from './frames.ts';
import type { Metas, PresenceDiff } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** A broadcast as JSON: opaque bytes are in base64. */
interface RelayedBroadcast {
  room: string;
  event: string;
  text?: string;
  base64?: string;
  meta?: Record<string, unknown>;
}

interface RelayedPresence {
  room: string;
  diff: PresenceDiff;
}

/**
 * Joins the rooms of all processes on one database. Each process delivers to its own members, whose rights it checks
 * itself.
 */
export function relayRooms(rooms: Rooms, bus: ProcessBus): void {
  const sendPresence = () => void bus.send('presence state', rooms.localPresence()).catch(() => {});
  rooms.relay = {
    broadcast: (room, { event, body, meta }) =>
      bus.send('broadcast', {
        room,
        event,
        ...(typeof body === 'string'
          ? { text: body }
          : { base64: Buffer.from(body).toString('base64') }),
        ...(meta ? { meta } : {}),
      } satisfies RelayedBroadcast),
    // If it can't be sent, the whole presence follows.
    presence: (room, diff) =>
      void bus.send('presence', { room, diff } satisfies RelayedPresence).catch(() => {}),
  };
  bus.on<RelayedBroadcast>('broadcast', ({ room, event, text, base64, meta }) => {
    const body: Broadcast['body'] = text ?? new Uint8Array(Buffer.from(base64 ?? '', 'base64'));
    rooms.deliver(room, { event, body, ...(meta ? { meta } : {}) });
  });
  bus.on<RelayedPresence>('presence', ({ room, diff }, from) =>
    rooms.hearPresence(from, room, diff),
  );
  bus.on<Record<string, Metas>>('presence state', (state, from) =>
    rooms.replacePresence(from, state),
  );
  bus.watchPeers({
    onJoin: sendPresence,
    onLeave: (process) => rooms.replacePresence(process, {}),
  });
}
