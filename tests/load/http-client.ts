import { Agent, request } from 'node:http';
import type { Call } from './workloads.ts';

/** A low-overhead client: plain node:http with keep-alive connections. */
export function openHttpClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);

  function send({ method, path, headers, body }: Call): Promise<string> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { hostname, port, agent, method, path, headers: { ...headers, ...length } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new Error(`${method} ${path} was answered with ${status}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
