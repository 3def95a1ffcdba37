import { rmSync } from 'node:fs';
import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import type { Backend } from '../../backend/backend.ts';
import { openSite } from '../../backend/http/site.ts';
import { inProject } from '../../build/paths.ts';
import { buildWebIfStale } from '../../build/web.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startDemoBackend } from './demo-backend.ts';
import { Devtools } from './devtools.ts';
import { measureTourFrames } from './tour-frames.ts';

/**
 * Measures frame times of a tour while it turns, as a ratio to a textured quad of the same size in the same page. The
 * browser draws as fast as it can, on the processor. Fails if the panorama takes longer than its budget.
 */
const PANORAMA_BUDGET = 1.5;
const TOUR = '/ar-property-explorer?listing=dec0de00-0000-4000-8000-000000000201';
const SCENES = [
  { name: 'panorama', scene: 'lounge', budget: PANORAMA_BUDGET },
  // For information: a model has more to draw than a quad.
  { name: '3D model', scene: 'model', budget: null },
] as const;

async function sessionOf({ url, keys }: Backend): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'buyer-pro@demo.havenexchange.example',
      password: DEMO_PASSWORD,
    }),
  });
  if (!response.ok) throw new Error(`The buyer could not sign in: ${response.status}`);
  return response.text();
}

await buildWebIfStale();
const { answer: site, warm } = openSite(inProject('dist/web'));
await warm();
const { backend, dataDir } = await startDemoBackend({
  site,
  limits: RELAXED_AUTH_LIMITS,
});
const browser = new Devtools(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
try {
  const session = await sessionOf(backend);
  for (const { name, scene, budget } of SCENES) {
    const path = `${TOUR}&scene=${scene}`;
    const visit = { url: backend.url, session, path, frames: 100, rounds: 5 };
    const times = await measureTourFrames(browser, visit);
    const ratio = times.scene / times.quad;
    const isOver = budget !== null && ratio > budget;
    const limit = budget === null ? 'no budget' : `may be ${budget}`;
    console.log(
      `  ${name.padEnd(10)} ${times.scene.toFixed(1)} ms a frame while turning, ${times.quad.toFixed(1)} ms with a quad: ${ratio.toFixed(2)} (${limit})${isOver ? '  OVER BUDGET' : ''}`,
    );
    if (isOver) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
