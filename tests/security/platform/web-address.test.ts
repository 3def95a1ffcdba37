import { expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';

it.each([
  ['https://feeds.example/a?token=x', 'feeds.example'],
  ['https://feeds.example?token=x', 'feeds.example'],
  ['https://feeds.example#x', 'feeds.example'],
  ['https://user:secret@feeds.example:8443/a', 'feeds.example'],
  ['sftp://feeds.example:22/in', 'feeds.example'],
])('reveals only the server of %s', async (address, host) => {
  const rows = await queryDatabase(`select private.host_of('${address}') as host`);
  expect(rows).toEqual([{ host }]);
});
