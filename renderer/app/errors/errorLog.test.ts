import { describe, expect, it } from 'vitest';
import { ERROR_BUFFER_LIMIT } from '#shared/constants.ts';
import { logError, loggedErrors } from './errorLog.ts';

describe('the error log', () => {
  it('gives each error an id of its own within one session', () => {
    const first = logError(new Error('one'));
    const second = logError('two');
    expect(first.id).not.toBe(second.id);
    expect(first.sessionId).toBe(second.sessionId);
    expect(second.message).toBe('two');
  });

  it('keeps the newest hundred', () => {
    for (let count = 0; count < ERROR_BUFFER_LIMIT + 5; count += 1) logError(`number ${count}`);
    expect(loggedErrors()).toHaveLength(ERROR_BUFFER_LIMIT);
    expect(loggedErrors().at(-1)?.message).toBe(`number ${ERROR_BUFFER_LIMIT + 4}`);
  });
});
