import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SIZE, type DemoScene, timedCues } from '../../shared/demo-video.ts';
import {
  CLIP_SIZE,
  PRODUCT_CLIPS,
  type ProductClipName,
  productClipUrl,
} from '../../shared/home/product-shots.ts';
import { inProject } from '../paths.ts';
import { FRAMES_PER_SECOND } from './camera.ts';

export const VIDEO_FOLDER = inProject('renderer/site/home/demo/video');
const outputOf = (extension: string): string => join(VIDEO_FOLDER, `haven-demo.${extension}`);

/** Time of the poster frame. */
const POSTER_SECOND = 20;

/** Encodes the recorded frames as WebM and MP4, with a poster and captions. */
export function encode(folder: string): void {
  const frames = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%05d.png')];
  const size = `scale=${DEMO_SIZE.width}:${DEMO_SIZE.height}:flags=lanczos`;
  const picture = ['-vf', `${size},format=yuv420p`, '-an', '-map_metadata', '-1'];
  // Two passes at constant quality, because screens have long still parts and small text.
  for (const pass of [1, 2]) {
    const log = ['-pass', String(pass), '-passlogfile', join(folder, 'vp9')];
    const quality = ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'];
    const effort = ['-deadline', 'good', '-cpu-used', '4', '-g', '150'];
    const output = pass === 1 ? ['-f', 'null', '-'] : [outputOf('webm')];
    ffmpeg([...frames, ...picture, ...quality, ...effort, ...log, ...output]);
  }
  const h264 = ['-c:v', 'libx264', '-crf', '25', '-preset', 'slow', '-tune', 'animation'];
  const anyPlayer = '-profile:v high -level 4.0 -g 150 -movflags +faststart'.split(' ');
  ffmpeg([...frames, ...picture, ...h264, ...anyPlayer, outputOf('mp4')]);
  const still = join(folder, `${String(POSTER_SECOND * FRAMES_PER_SECOND).padStart(5, '0')}.png`);
  ffmpeg(['-i', still, '-vf', size, '-quality', '72', outputOf('webp')]);
  writeFileSync(outputOf('vtt'), captionsFile());
}

const CLIP_SCENES: Readonly<Record<ProductClipName, DemoScene>> = {
  closing: 'closing',
  'deal-room': 'room',
  map: 'results',
  pipeline: 'pipeline',
  search: 'search',
  valuation: 'underwriting',
};

/** Encodes the scenes that product screenshots play as clips. */
export function encodeClips(folder: string): void {
  for (const name of PRODUCT_CLIPS) {
    const scene = CLIP_SCENES[name];
    const cue = timedCues.find((one) => one.scene === scene);
    if (cue === undefined) throw new Error(`The demo has no scene ${scene}.`);
    const [first, count] = [cue.start, cue.seconds].map((seconds) => seconds * FRAMES_PER_SECOND);
    const start = ['-framerate', String(FRAMES_PER_SECOND), '-start_number', String(first)];
    const frames = [...start, '-i', join(folder, '%05d.png'), '-frames:v', String(count)];
    const size = `scale=${CLIP_SIZE.width}:${CLIP_SIZE.height}:flags=lanczos,format=yuv420p`;
    const codec = '-an -map_metadata -1 -c:v libvpx-vp9 -crf 38 -b:v 0 -cpu-used 4 -g 150'.split(
      ' ',
    );
    const file = inProject(`renderer/public${productClipUrl(name)}`);
    ffmpeg([...frames, '-vf', size, ...codec, file]);
  }
}

/** Returns the captions as WebVTT. */
export function captionsFile(): string {
  const cues = timedCues.map(
    ({ start, seconds, caption }) =>
      `${timestamp(start)} --> ${timestamp(start + seconds)}\n${caption}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

const timestamp = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}.000`;
};

const ffmpeg = (args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
};
