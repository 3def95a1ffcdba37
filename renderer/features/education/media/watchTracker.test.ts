import { expect, it } from 'vitest';
import { createWatchTracker } from './watchTracker.ts';

function track() {
  const reports: (readonly [number, number])[] = [];
  const tracker = createWatchTracker((from, to) => reports.push([from, to]));
  const play = (from: number, to: number) => {
    for (let time = from; time <= to; time += 0.25) tracker.play(time);
  };
  return { reports, tracker, play };
}

it('reports played time every ten seconds without gaps', () => {
  const { reports, tracker, play } = track();
  play(0, 25);
  tracker.flush();
  expect(reports).toEqual([
    [0, 10],
    [10, 20],
    [20, 25],
  ]);
});

it('excludes skipped parts', () => {
  const { reports, tracker, play } = track();
  play(0, 4);
  tracker.jump(80);
  play(80, 84);
  tracker.flush();
  expect(reports).toEqual([
    [0, 4],
    [80, 84],
  ]);
});

it('treats a gap between two times as a jump', () => {
  const { reports, tracker, play } = track();
  play(0, 2);
  play(60, 62);
  tracker.flush();
  expect(reports).toEqual([
    [0, 2],
    [60, 62],
  ]);
});

it('reports the position of a viewer who only seeks, and nothing twice', () => {
  const { reports, tracker } = track();
  tracker.flush();
  tracker.jump(33.7);
  tracker.flush();
  tracker.flush();
  expect(reports).toEqual([[33, 33]]);
});
