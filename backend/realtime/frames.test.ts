import { expect, test } from 'vitest';
import { encodeBroadcast, encodeFrame, InvalidFrameError, parseFrame } from './frames.ts';

const text = (value: unknown) => Buffer.from(JSON.stringify(value));

test('encodes the same content in both versions', () => {
  const message = { topic: 'realtime:a', event: 'phx_join', joinRef: '1', ref: '2', payload: {} };
  const object = { topic: 'realtime:a', event: 'phx_join', join_ref: '1', ref: 2, payload: {} };
  expect(parseFrame(text(object), false, '1.0.0')).toEqual(message);
  expect(parseFrame(text(['1', '2', 'realtime:a', 'phx_join', {}]), false, '2.0.0')).toEqual(
    message,
  );
});

test('reads and writes a binary broadcast with lengths in bytes', () => {
  const strings = ['1', '2', 'realtime:é', 'ev'].map((one) => Buffer.from(one));
  const lengths = strings.map(({ length }) => length);
  const head = Buffer.from([3, ...lengths, 0, 1]);
  const frame = parseFrame(Buffer.concat([head, ...strings, text({ a: 1 })]), true, '2.0.0');
  expect(frame).toMatchObject({
    topic: 'realtime:é',
    joinRef: '1',
    ref: '2',
    broadcast: { event: 'ev', body: '{"a":1}' },
  });
  const written = encodeBroadcast('2.0.0', 'realtime:é', { event: 'ev', body: '{"a":1}' });
  expect(written).toEqual(
    Buffer.concat([Buffer.from([4, 11, 2, 0, 1]), Buffer.from('realtime:éev{"a":1}')]),
  );
});

test("doesn't send bytes to a client that can't read them", () => {
  const broadcast = { event: 'ev', body: new Uint8Array([1]) };
  expect(encodeBroadcast('1.0.0', 'realtime:a', broadcast)).toBeUndefined();
});

test('writes the refs of its version in a push', () => {
  const refs = { joinRef: '1', ref: '2' };
  expect(encodeFrame('2.0.0', 't', 'e', '{}', refs)).toBe('["1","2","t","e",{}]');
  expect(JSON.parse(encodeFrame('1.0.0', 't', 'e', '{}', refs))).toEqual({
    topic: 't',
    event: 'e',
    payload: {},
    ref: '2',
  });
});

test.each([
  [Buffer.from([0xff, 0xfe]), false],
  [text(null), false],
  [text([1, 2, 3, 4, 5]), false],
  [text(['1', '2', 'a', 'b', 'no object']), false],
  [Buffer.alloc(0), true],
  [Buffer.from([3, 0, 0, 0, 0, 0, 7]), true],
])('rejects %s as garbage', (data, isBinary) => {
  expect(() => parseFrame(data, isBinary, '2.0.0')).toThrow(InvalidFrameError);
});
