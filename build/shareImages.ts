import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { drawShareImage } from '../backend/share/shareImage.ts';
import { drawFacade } from '../shared/facades/facades.ts';
import { chanceOf } from '../shared/facades/paint.ts';

export interface Shared {
  readonly path: string;
  readonly title: string;
  /** Where its picture is written. */
  readonly image: string;
}

const KINDS = ['assisted', 'memory', 'independent', 'cottages', 'nursing', 'lofts', 'campus'];
const STATES = ['oh', 'mn', 'in', 'tx', 'pa', 'nc', 'fl', 'ca', 'az'];

/** Every page has another building in another place, and the same one in every build. */
function facadeOf(path: string): string {
  const chance = chanceOf(path);
  const slug = path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
  return drawFacade(`${chance.pick(KINDS)}-${chance.pick(STATES)}-${slug}`);
}

interface Work {
  readonly output: string;
  readonly pages: readonly Shared[];
}

/** Draws the pictures of these pages into `output`, beside what else is built meanwhile. */
export function drawShareImages(output: string, pages: readonly Shared[]): Promise<void> {
  const work: Work = { output, pages };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Drawing pictures ended with ${code}.`)),
    );
  });
}

if (!isMainThread) {
  const { output, pages } = workerData as Work;
  for (const { path, title, image } of pages) {
    const file = join(output, image);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawShareImage({ title, drawing: facadeOf(path) }));
  }
}
