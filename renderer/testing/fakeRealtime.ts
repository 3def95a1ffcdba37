import type { RowChange, RowSource } from '../data/realtime/rowChange.ts';

type Handler = (payload: unknown) => void;

/** One opened channel; the test plays the server. */
export class FakeChannel {
  isLeft = false;
  source: RowSource | undefined;
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

  /** Simulates a successful join with database changes. */
  open(): void {
    this.#onStatus('SUBSCRIBED');
    this.#onSystem({ extension: 'postgres_changes', status: 'ok' });
  }

  /** Simulates the server closing the channel, as when a token expires. */
  end(): void {
    this.#onStatus('CLOSED');
  }

  send({ type, row }: RowChange): void {
    const [before, after] = type === 'DELETE' ? [row, {}] : [{}, row];
    this.#onRows({ eventType: type, new: after, old: before });
  }
}

/** A fake realtime client. */
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

  /** Returns the open channels that watch a table. */
  watching(table: string): FakeChannel[] {
    return this.channels.filter(({ source, isLeft }) => source?.table === table && !isLeft);
  }
}
