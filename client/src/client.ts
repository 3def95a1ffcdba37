import type {
  Creatable,
  Gettable,
  Removable,
  ResourceName,
  Resources,
  Updatable,
} from './types.ts';

export interface HavenClientOptions {
  /** An API key: `hvn_…` */
  readonly key: string;
  /** The API's URL, ending in `/functions/v1/api/v1`. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  /** Attempts of a request that is limited or finds the service busy. */
  readonly maxAttempts?: number;
}

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/** Parameters of a list: filters such as `price[at_least]`, and limit, sort, search, and fields. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface WriteOptions {
  /** Chosen by the client unless set. */
  readonly idempotencyKey?: string;
}

interface ChangeOptions extends WriteOptions {
  /** The ETag that was read; the change fails if the record changed since. */
  readonly etag?: string;
}

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
  readonly request_id: string;
}

/** A refused request: the stable code, the invalid fields, and the ID to name to support. */
export class HavenApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<Problem['errors']>;
  readonly requestId: string;

  constructor({ status, code, title, detail, errors, request_id }: Problem) {
    super(detail === undefined ? title : `${title} ${detail}`);
    this.name = 'HavenApiError';
    this.status = status;
    this.code = code;
    this.errors = errors ?? [];
    this.requestId = request_id;
  }
}

const RETRIED = new Set([429, 503]);
const MAX_WAIT_SECONDS = 60;

export class HavenClient {
  readonly #key: string;
  readonly #url: string;
  readonly #fetch: typeof fetch;
  readonly #maxAttempts: number;

  constructor({ key, url, fetch: send = fetch, maxAttempts = 3 }: HavenClientOptions) {
    this.#key = key;
    this.#url = url.replace(/\/$/, '');
    this.#fetch = send;
    this.#maxAttempts = maxAttempts;
  }

  async list<Name extends ResourceName>(
    name: Name,
    query: Query = {},
  ): Promise<Page<Resources[Name]['row']>> {
    const parameters = new URLSearchParams();
    for (const [parameter, value] of Object.entries(query)) {
      if (value !== undefined) parameters.set(parameter, String(value));
    }
    const { body } = await this.#send('GET', `/${name}?${parameters}`);
    return body as Page<Resources[Name]['row']>;
  }

  /** Reads all pages, one after another. */
  async *all<Name extends ResourceName>(
    name: Name,
    query: Query = {},
  ): AsyncGenerator<Resources[Name]['row']> {
    let after: string | null = null;
    do {
      const page: Page<Resources[Name]['row']> = await this.list(name, {
        limit: 200,
        ...query,
        ...(after !== null && { after }),
      });
      yield* page.data;
      after = page.next;
    } while (after !== null);
  }

  async get<Name extends Gettable>(
    name: Name,
    id: string,
  ): Promise<{ row: Resources[Name]['row']; etag: string }> {
    const { body, headers } = await this.#send('GET', `/${name}/${id}`);
    return { row: body as Resources[Name]['row'], etag: headers.get('etag') ?? '' };
  }

  async create<Name extends Creatable>(
    name: Name,
    values: Resources[Name]['create'],
    { idempotencyKey = crypto.randomUUID() }: WriteOptions = {},
  ): Promise<Resources[Name]['row']> {
    const headers = { 'idempotency-key': idempotencyKey };
    return (await this.#send('POST', `/${name}`, values, headers)).body as Resources[Name]['row'];
  }

  /** Adds up to 100 rows: all of them, or none. */
  async createMany<Name extends Creatable>(
    name: Name,
    items: readonly Resources[Name]['create'][],
    { idempotencyKey = crypto.randomUUID() }: WriteOptions = {},
  ): Promise<readonly Resources[Name]['row'][]> {
    const headers = { 'idempotency-key': idempotencyKey };
    const { body } = await this.#send('POST', `/${name}/batch`, { items }, headers);
    return (body as { data: readonly Resources[Name]['row'][] }).data;
  }

  async update<Name extends Updatable>(
    name: Name,
    id: string,
    values: Resources[Name]['update'],
    options: ChangeOptions = {},
  ): Promise<Resources[Name]['row']> {
    const { body } = await this.#send('PATCH', `/${name}/${id}`, values, changeHeaders(options));
    return body as Resources[Name]['row'];
  }

  async delete<Name extends Removable>(
    name: Name,
    id: string,
    options: ChangeOptions = {},
  ): Promise<void> {
    await this.#send('DELETE', `/${name}/${id}`, undefined, changeHeaders(options));
  }

  async #send(
    method: string,
    path: string,
    values?: unknown,
    headers: Record<string, string> = {},
  ) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#fetch(`${this.#url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(values !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(values !== undefined && { body: JSON.stringify(values) }),
      });
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      if (response.ok) return { body, headers: response.headers };
      if (!RETRIED.has(response.status) || attempt >= this.#maxAttempts)
        throw new HavenApiError(body as Problem);
      await waitFor(Number(response.headers.get('retry-after') ?? 1));
    }
  }
}

function changeHeaders({
  etag,
  idempotencyKey = crypto.randomUUID(),
}: ChangeOptions): Record<string, string> {
  return { 'idempotency-key': idempotencyKey, ...(etag !== undefined && { 'if-match': etag }) };
}

const waitFor = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.min(Math.max(seconds, 0), MAX_WAIT_SECONDS) * 1000);
  });
