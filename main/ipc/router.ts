import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Call, Pace } from '#shared/desktop/ipc/channel.ts';
import {
  type AreaName,
  areas,
  type Handlers,
  type IpcAnswer,
  type IpcErrorCode,
} from '#shared/desktop/ipc.ts';
import { Pacer, type Rate } from './pacer.ts';

/** A screen full of lists asks for dozens of tokens at once; a person submits a form now and then. */
const RATES: Record<Pace, Rate> = {
  often: { atOnce: 200, perSecond: 50 },
  seldom: { atOnce: 20, perSecond: 2 },
};

interface RouterSurroundings {
  readonly ipc: Pick<IpcMain, 'handle'>;
  readonly isKnownWindow: (contentsId: number) => boolean;
  /** Where faults of handlers go; never with what was asked or answered. */
  readonly report: (channel: string, fault: unknown) => void;
  readonly now?: () => number;
}

type Answerer = (request: unknown, caller: { contentsId: number }) => unknown;

/** The only listener to the renderer. Registering a handler is what checks sender, pace and shape. */
export class Router {
  readonly #surroundings: RouterSurroundings;

  constructor(surroundings: RouterSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Answers every call of an area; the type checker knows when one is missing. */
  serve<Name extends AreaName>(area: Name, handlers: Handlers<Name>): void {
    const answerers = handlers as Readonly<Record<string, Answerer>>;
    for (const [name, call] of Object.entries<Call>(areas[area].calls)) {
      const answerer = answerers[name];
      if (answerer === undefined) throw new Error(`Nothing answers ${area}.${name}.`);
      this.#handle(`${area}.${name}`, call, answerer);
    }
  }

  #handle(channel: string, call: Call, answerer: Answerer): void {
    const { ipc, isKnownWindow, report, now } = this.#surroundings;
    const pacers = new Map<number, Pacer>();
    const pacerOf = (contentsId: number): Pacer => {
      const pacer = pacers.get(contentsId) ?? new Pacer(RATES[call.pace], now);
      pacers.set(contentsId, pacer);
      return pacer;
    };

    ipc.handle(
      channel,
      async (event: IpcMainInvokeEvent, ...values: unknown[]): Promise<IpcAnswer<unknown>> => {
        if (!isTrusted(event, isKnownWindow)) return refusal('untrusted');
        const contentsId = event.sender.id;
        if (!pacerOf(contentsId).admits()) return refusal('too-many');
        const request = call.request.safeParse(values[0]);
        if (!request.success || values.length > 1) return refusal('malformed');
        try {
          const answer = await answerer(request.data, { contentsId });
          // What the table does not name stays here, a token in a session for one.
          return { ok: true, value: call.answer.parse(answer) };
        } catch (fault) {
          report(channel, fault);
          return refusal('failed');
        }
      },
    );
  }
}

const refusal = (error: IpcErrorCode) => ({ ok: false, error }) as const;

type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/** Whether a message comes from the app's own page, at the top of a window that the app opened. */
function isTrusted(
  { sender, senderFrame }: Sender,
  isKnownWindow: (contentsId: number) => boolean,
): boolean {
  // Null once the frame has gone elsewhere: whoever asked is no longer there.
  if (senderFrame === null) return false;
  return (
    senderFrame.parent === null && senderFrame.origin === DESKTOP.origin && isKnownWindow(sender.id)
  );
}
