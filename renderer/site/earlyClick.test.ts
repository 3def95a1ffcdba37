import { expect, it } from 'vitest';
import { findEarlyClick, replayEarlyClick } from './earlyClick.ts';

it('replays the press on the right one of several buttons with the same label', () => {
  const markup = '<button>Any</button><button>Any</button>';
  document.body.innerHTML = markup;
  const [, second] = document.querySelectorAll<HTMLElement>('button');
  if (second) second.dataset.pressed = '';
  const early = findEarlyClick();
  document.body.innerHTML = markup;
  const pressed: number[] = [];
  document.querySelectorAll('button').forEach((button, place) => {
    button.addEventListener('click', () => pressed.push(place));
  });
  replayEarlyClick(early);
  expect(pressed).toEqual([1]);
});
