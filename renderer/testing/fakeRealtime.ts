import type { RowChange, RowSource } from '../core/realtime/rowChange.ts';

type Handler = (payload: unknown) => void;

/** One channel as the client opened it; the test plays the server. */
export class FakeChannel {
  isLeft = false;
  source: (RowSource & { readonly since?: string }) | undefined;
  #onSystem: Handler = () => {};
  #onRows: Handler = () => {};
  #onStatus: (status: string) => void = () => {};

  on(type: string, source: RowSource, handler: Handler): this {
    if (type === 'system') this.#onSystem = handler;
    else {
      this.source = source;
      this.#onRows = handler;
    }
    return this;
  }

  subscribe(onStatus: (status: string) => void): this {
    this.#onStatus = onStatus;
    return this;
  }

  unsubscribe(): Promise<'ok'> {
    this.isLeft = true;
    return Promise.resolve('ok');
  }

  /** The server has joined it and listens to the database; the embedded one may know that nothing was missed. */
  open(missed?: 'nothing'): void {
    this.#onStatus('SUBSCRIBED');
    this.#onSystem({ extension: 'postgres_changes', status: 'ok', missed });
  }

  /** The server ended it, as it does when a token expires. */
  end(): void {
    this.#onStatus('CLOSED');
  }

  send({ type, row }: RowChange): void {
    const [before, after] = type === 'DELETE' ? [row, {}] : [{}, row];
    this.#onRows({ eventType: type, new: after, old: before });
  }
}

/** The realtime part of a data client, without a network. */
export class FakeRealtime {
  readonly channels: FakeChannel[] = [];
  tokensSent = 0;

  readonly client = {
    realtime: {
      setAuth: async () => {
        this.tokensSent += 1;
      },
    },
    channel: () => {
      const channel = new FakeChannel();
      this.channels.push(channel);
      return channel;
    },
  };

  /** The channels that were not left, by the table they watch. */
  watching(table: string): FakeChannel[] {
    return this.channels.filter(({ source, isLeft }) => source?.table === table && !isLeft);
  }
}
