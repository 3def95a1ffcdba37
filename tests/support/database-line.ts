import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network line to a database server that a test can cut, or lead to another server. */
export async function openDatabaseLine(serverUrl: string) {
  let target = new URL(serverUrl);
  let isCut = false;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.pause();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Returns the address of the same database through the line. */
    through(url: string): string {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    /** From now on, nothing arrives and nothing ends, as if a cable was unplugged. */
    cut() {
      isCut = true;
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    /** Connects again; what was open is lost. */
    mend(url: string = target.href) {
      target = new URL(url);
      isCut = false;
      for (const socket of open) socket.destroy();
    },
    /** Connects again, but what was open stays without an answer. */
    mendForNewConnections() {
      isCut = false;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

export type DatabaseLine = Awaited<ReturnType<typeof openDatabaseLine>>;
