import { expect, it } from 'vitest';
import { clearUserStorage } from '../../session/auth/index.ts';
import { runSequentially } from './runSequentially.ts';

/** A request that completes when the test says so. */
function held() {
  let complete: () => void = () => undefined;
  const answered = new Promise<object>((resolve) => {
    complete = () => resolve({});
  });
  return { answer: complete, send: () => answered };
}

it('runs requests with the same name in sequence and others at once', async () => {
  const sent: string[] = [];
  const first = held();
  void runSequentially('form:a', first.send);
  const second = runSequentially('form:a', async () => {
    sent.push('second');
    return {};
  });
  await runSequentially('form:b', async () => {
    sent.push('other');
    return {};
  });
  expect(sent).toEqual(['other']);
  first.answer();
  expect(await second).toEqual({});
  expect(sent).toEqual(['other', 'second']);
});

it('sends nothing after sign-out, so no request runs as the next user', async () => {
  const sent: string[] = [];
  const first = held();
  void runSequentially('form:a', first.send);
  const queued = runSequentially('form:a', async () => {
    sent.push('mine');
    return {};
  });
  clearUserStorage();
  await runSequentially('form:a', async () => {
    sent.push('of the next one');
    return {};
  });
  first.answer();
  expect(await queued).toHaveProperty('error');
  expect(sent).toEqual(['of the next one']);
});
