import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { startBackend } from '../backend/backend.ts';
import { openSite } from '../backend/http/site.ts';
import { readSettings } from '../backend/settings.ts';
import { DEMO_SIZE, timedCues } from '../shared/demo-video.ts';
import { Camera } from './demo-video/camera.ts';
import { encode, encodeClips, VIDEO_FOLDER } from './demo-video/encode.ts';
import { makeStory } from './demo-video/story.ts';
import { inProject } from './paths.ts';
import { findChromium, installFfmpeg } from './system-packages.ts';
import { buildWebIfStale } from './web.ts';

/** `npm run demo-video`: records the home page's 90-second demo from the running product, and the clips of public pages. */
const VIEW_WIDTH = 1120;
const VIEW: BrowserContextOptions = {
  viewport: { width: VIEW_WIDTH, height: (VIEW_WIDTH * DEMO_SIZE.height) / DEMO_SIZE.width },
  // Larger text than the video size requires.
  deviceScaleFactor: DEMO_SIZE.width / VIEW_WIDTH,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
};

installFfmpeg();
await buildWebIfStale();
mkdirSync(VIDEO_FOLDER, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'haven-demo-video-'));
const frames = join(folder, 'frames');
mkdirSync(frames);
const backend = await startBackend({
  settings: readSettings({ PORT: '0', HAVEN_DATA_DIR: join(folder, 'data') }),
  site: openSite(inProject('dist/web')).answer,
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const camera = new Camera(frames);
  const story = await makeStory({
    camera,
    url: backend.url,
    password: backend.demoPassword ?? '',
    newPage: async () => (await browser.newContext(VIEW)).newPage(),
  });
  for (const { scene, seconds } of timedCues) {
    console.log(`Recording ${scene} …`);
    await story[scene](seconds);
  }
  console.log('Encoding …');
  encode(frames);
  encodeClips(frames);
} finally {
  await browser.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
