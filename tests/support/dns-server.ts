import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const NAME_ERROR = 3;
const SERVER_FAILURE = 2;
const HEADER_BYTES = 12;

/** TXT values by name; `fails` simulates a server failure for the name. */
export type Zone = Map<string, readonly string[] | 'fails'>;

/** Serves TXT records over UDP on a free local port. */
export async function startDnsServer(zone: Zone) {
  const queriedNames: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    queriedNames.push(name);
    socket.send(buildResponse(query.subarray(0, end), zone.get(name)), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const close = async () => {
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  };
  return { address: `127.0.0.1:${port}`, asked: queriedNames, close };
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  // The end of the name, its type and its class.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function buildResponse(question: Buffer, found: readonly string[] | 'fails' | undefined): Buffer {
  const values = found === undefined || found === 'fails' ? [] : found;
  const header = Buffer.from(question);
  const code = found === undefined ? NAME_ERROR : found === 'fails' ? SERVER_FAILURE : 0;
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, ...values.map(recordOf)]);
}

/** Returns one record with its value split in two, as DNS splits long ones. */
function recordOf(value: string): Buffer {
  const half = Math.ceil(value.length / 2);
  const data = Buffer.concat(
    [value.slice(0, half), value.slice(half)].map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
    ),
  );
  // A pointer to the queried name, then TXT, IN, no caching.
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
