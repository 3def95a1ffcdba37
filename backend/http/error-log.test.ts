import { afterEach, expect, test, vi } from 'vitest';
import { logEvent, logServerError, setLogFormat } from './error-log.ts';

afterEach(() => {
  setLogFormat('text');
  vi.restoreAllMocks();
});

function logged(work: () => void): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  work();
  return write.mock.calls.map(([text]) => String(text)).join('');
}

const failure = Object.assign(new Error('row of Ada Lovelace'), { code: '23505' });

test('as text, writes a line with time, kind and code before the locations', () => {
  const [line, ...places] = logged(() => logServerError(failure))
    .trim()
    .split('\n');
  expect(line).toMatch(/^\d{4}-\d\d-\d\dT\S+Z Error 23505$/);
  expect(places.length).toBeGreaterThan(0);
  expect(places.every((place) => /^\s+at /.test(place))).toBe(true);
});

test('as JSON, writes each entry as one line with the same data', () => {
  setLogFormat('json');
  const lines = logged(() => {
    logServerError(failure);
    logEvent('A worker ended.');
  });
  const [error, event] = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(error).toMatchObject({ level: 'error', error: 'Error', code: '23505', pid: process.pid });
  expect(error.stack[0]).toMatch(/^at /);
  expect(event).toMatchObject({ level: 'info', text: 'A worker ended.' });
});

test('writes no error message in either format', () => {
  expect(logged(() => logServerError(failure))).not.toContain('Ada');
  setLogFormat('json');
  expect(logged(() => logServerError(failure))).not.toContain('Ada');
});
