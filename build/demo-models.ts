/** Writes the 3D models of the demo's tours, which are built from the floor plans of their communities. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { unitModel } from '../shared/facades/unitModel.ts';

export const DEMO_MODELS = new URL('../supabase/seed/demo/models/', import.meta.url);

/** Files by their storage version, with the drawing whose plan they follow. */
export const demoModels = (): readonly (readonly [version: string, model: Uint8Array])[] => [
  [
    'dec0de00-0000-4000-8000-000000320001',
    unitModel('assisted-oh-maple-court-of-westerville', 'assisted'),
  ],
  ['dec0de00-0000-4000-8000-000000320002', unitModel('assisted-oh-lakeview-commons', 'assisted')],
  [
    'dec0de00-0000-4000-8000-000000320003',
    unitModel('assisted-oh-linden-row-of-granville', 'assisted'),
  ],
];

if (import.meta.main) {
  mkdirSync(DEMO_MODELS, { recursive: true });
  for (const [version, model] of demoModels()) {
    writeFileSync(new URL(`${version}.glb`, DEMO_MODELS), model);
    console.log(`${version}.glb: ${model.length} bytes`);
  }
}
