import { expect, it } from 'vitest';
import { forgetOwn } from '../../../core/session/index.ts';
import { inTurn } from './inTurn.ts';

/** Something to send that is answered when the test says so. */
function held() {
  let answer: () => void = () => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve({});
  });
  return { answer, send: () => answered };
}

it('sends what has one name one after the other, and what has another at once', async () => {
  const sent: string[] = [];
  const first = held();
  void inTurn('form:a', first.send);
  const second = inTurn('form:a', async () => {
    sent.push('second');
    return {};
  });
  await inTurn('form:b', async () => {
    sent.push('other');
    return {};
  });
  expect(sent).toEqual(['other']);
  first.answer();
  expect(await second).toEqual({});
  expect(sent).toEqual(['other', 'second']);
});

it('sends nothing more of whoever has signed out, which the next one would send as theirs', async () => {
  const sent: string[] = [];
  const first = held();
  void inTurn('form:a', first.send);
  const waiting = inTurn('form:a', async () => {
    sent.push('mine');
    return {};
  });
  forgetOwn();
  await inTurn('form:a', async () => {
    sent.push('of the next one');
    return {};
  });
  first.answer();
  expect(await waiting).toHaveProperty('error');
  expect(sent).toEqual(['of the next one']);
});
