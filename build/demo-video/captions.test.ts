import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_SECONDS, timedCues } from '../../shared/demo-video.ts';
import { captionsFile, VIDEO_FOLDER } from './encode.ts';

it('has scenes of 90 seconds in total and captions that can be read in time', () => {
  expect(timedCues.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(DEMO_SECONDS);
  for (const { caption, seconds } of timedCues) {
    expect(caption.split(' ').length / seconds, caption).toBeLessThan(2);
    expect(caption.length, caption).toBeLessThan(100);
  }
});

it('has committed captions that match the scenes', () => {
  expect(readFileSync(`${VIDEO_FOLDER}/haven-demo.vtt`, 'utf8')).toBe(captionsFile());
});

it.each(['webm', 'mp4'])('keeps the committed %s within 4 MB', (extension) => {
  expect(statSync(`${VIDEO_FOLDER}/haven-demo.${extension}`).size).toBeLessThan(4_000_000);
});
