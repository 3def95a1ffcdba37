import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Engine } from '../../backend/db/engine.ts';

/**
 * The database of a running backend, for the tests of other processes: PGlite has no port of its own, and what a test
 * prepares has to be there for the backend too.
 */
export async function serveDatabase(engine: Engine) {
  const server = createServer(async (request, response) => {
    const query = await text(request);
    const answer = await engine
      .write('system', (sql) => sql.unsafe(query))
      .then(
        (rows) => ({ rows }),
        (error: Error) => ({ error: error.message }),
      );
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => void server.close(),
  };
}
