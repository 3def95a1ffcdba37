import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Release {
  readonly version: string;
  readonly content?: Buffer;
  /** The hash in the feed; by default the right one. */
  readonly sha512?: string;
  readonly stagingPercentage?: number;
  /** Installer extension; each system's updater picks its own. */
  readonly extension?: 'exe' | 'AppImage';
}

export const sha512Of = (content: Buffer) => createHash('sha512').update(content).digest('base64');

/** A local generic update server: one description per channel, and its files. */
export class UpdateFeed {
  readonly #server: Server;
  readonly #files = new Map<string, Buffer>();
  /** Requested paths, without the cache-busting query. */
  readonly asked: string[] = [];
  #holdDownloads = false;
  #held: ServerResponse[] = [];
  #onHeld: () => void = () => {};

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://feed').pathname.slice(1);
      this.asked.push(path);
      const content = this.#files.get(path);
      if (!content) {
        response.writeHead(404).end('not here');
        return;
      }
      response.writeHead(200, { 'content-length': content.length });
      if (this.#holdDownloads && !path.endsWith('.yml')) {
        response.write(content.subarray(0, content.length / 2));
        this.#held.push(response);
        this.#onHeld();
        return;
      }
      response.end(content);
    });
  }

  static async open(): Promise<UpdateFeed> {
    const feed = new UpdateFeed();
    await new Promise<void>((resolve) => feed.#server.listen(0, '127.0.0.1', resolve));
    return feed;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  publish(channel: string, release: Release): void {
    const {
      version,
      content = Buffer.from(`installer of ${version}`),
      stagingPercentage,
      extension = 'exe',
    } = release;
    const name = `Haven-Exchange-${version}.${extension}`;
    const sha512 = release.sha512 ?? sha512Of(content);
    this.#files.set(name, content);
    const lines = [
      `version: ${version}`,
      `files:\n  - url: ${name}\n    sha512: ${sha512}\n    size: ${content.length}`,
      `path: ${name}\nsha512: ${sha512}`,
      `releaseDate: '2026-06-01T00:00:00.000Z'`,
      ...(stagingPercentage === undefined ? [] : [`stagingPercentage: ${stagingPercentage}`]),
    ];
    this.#files.set(`${channel}.yml`, Buffer.from(lines.join('\n')));
  }

  put(path: string, content: string): void {
    this.#files.set(path, Buffer.from(content));
  }

  remove(path: string): void {
    this.#files.delete(path);
  }

  /** Sends only half of each file; resolves when a download has started. */
  holdDownloads(): Promise<void> {
    this.#holdDownloads = true;
    return new Promise((resolve) => {
      this.#onHeld = resolve;
    });
  }

  sendWhole(): void {
    this.#holdDownloads = false;
  }

  async close(): Promise<void> {
    for (const response of this.#held) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
