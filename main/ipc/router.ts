import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Call, CallRate } from '#shared/desktop/ipc/channel.ts';
import {
  type AreaName,
  areas,
  type Handlers,
  type IpcErrorCode,
  type IpcResult,
} from '#shared/desktop/ipc.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';

/** A screen full of lists makes dozens of calls at once; users submit forms only now and then. */
const RATES: Record<CallRate, Rate> = {
  often: { atOnce: 200, perSecond: 50 },
  seldom: { atOnce: 20, perSecond: 2 },
};

interface RouterOptions {
  readonly ipc: Pick<IpcMain, 'handle'>;
  readonly isKnownWindow: (contentsId: number) => boolean;
  /** Reports handler errors, without the call's arguments or result. */
  readonly report: (channel: string, fault: unknown) => void;
  readonly now?: () => number;
}

type Answerer = (request: unknown, caller: { contentsId: number }) => unknown;

/** The only listener for renderer messages. Registered handlers get checked senders, rates and shapes. */
export class Router {
  readonly #surroundings: RouterOptions;

  constructor(options: RouterOptions) {
    this.#surroundings = options;
  }

  /** Registers handlers for all calls of an area; the type checker reports missing ones. */
  serve<Name extends AreaName>(area: Name, handlers: Handlers<Name>): void {
    const answerers = handlers as Readonly<Record<string, Answerer>>;
    for (const [name, call] of Object.entries<Call>(areas[area].calls)) {
      const answerer = answerers[name];
      if (answerer === undefined) throw new Error(`No handler for ${area}.${name}.`);
      this.#handle(`${area}.${name}`, call, answerer);
    }
  }

  #handle(channel: string, call: Call, answerer: Answerer): void {
    const { ipc, isKnownWindow, report, now } = this.#surroundings;
    const pacers = new Map<number, RateLimiter>();
    const pacerOf = (contentsId: number): RateLimiter => {
      const pacer = pacers.get(contentsId) ?? new RateLimiter(RATES[call.pace], now);
      pacers.set(contentsId, pacer);
      return pacer;
    };

    ipc.handle(
      channel,
      async (event: IpcMainInvokeEvent, ...values: unknown[]): Promise<IpcResult<unknown>> => {
        if (!isTrusted(event, isKnownWindow)) return toFailure('untrusted');
        const contentsId = event.sender.id;
        if (!pacerOf(contentsId).admits()) return toFailure('too-many');
        const request = call.request.safeParse(values[0]);
        if (!request.success || values.length > 1) return toFailure('malformed');
        try {
          const result = await answerer(request.data, { contentsId });
          // Fields that the schema doesn't name, such as a session's token, are dropped.
          return { ok: true, value: call.answer.parse(result) };
        } catch (cause) {
          report(channel, cause);
          return toFailure('failed');
        }
      },
    );
  }
}

const toFailure = (error: IpcErrorCode) => ({ ok: false, error }) as const;

type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/** True if a message comes from the app's own page in the main frame of a window the app opened. */
function isTrusted(
  { sender, senderFrame }: Sender,
  isKnownWindow: (contentsId: number) => boolean,
): boolean {
  // Null if the frame has navigated away.
  if (senderFrame === null) return false;
  return (
    senderFrame.parent === null && senderFrame.origin === DESKTOP.origin && isKnownWindow(sender.id)
  );
}
