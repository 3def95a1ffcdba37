import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_SECONDS, timedCues } from '../../shared/demo-video.ts';
import { captionsFile, VIDEO_FOLDER } from './encode.ts';

it('the scenes of the demo take 90 seconds, and each caption can be read in its time', () => {
  expect(timedCues.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(DEMO_SECONDS);
  for (const { caption, seconds } of timedCues) {
    expect(caption.split(' ').length / seconds, caption).toBeLessThan(2);
    expect(caption.length, caption).toBeLessThan(100);
  }
});

it('the committed captions are those of the scenes', () => {
  expect(readFileSync(`${VIDEO_FOLDER}/haven-demo.vtt`, 'utf8')).toBe(captionsFile());
});

it.each(['webm', 'mp4'])('the committed %s weighs at most 4 MB', (extension) => {
  expect(statSync(`${VIDEO_FOLDER}/haven-demo.${extension}`).size).toBeLessThan(4_000_000);
});
