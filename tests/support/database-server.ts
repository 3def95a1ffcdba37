import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Engine } from '../../backend/db/engine.ts';

/**
 * Serves a running backend's database to tests in other processes: PGlite has no port, and test data must be visible
 * to the backend too.
 */
export async function serveDatabase(engine: Engine) {
  const server = createServer(async (request, response) => {
    const query = await text(request);
    const result = await engine
      .write('system', (sql) => sql.unsafe(query))
      .then(
        (rows) => ({ rows }),
        (error: Error) => ({ error: error.message }),
      );
    response.end(JSON.stringify(result));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => void server.close(),
  };
}
