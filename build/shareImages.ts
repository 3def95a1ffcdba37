import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { pickFacade } from '../backend/share/pickFacade.ts';
import { drawShareImage } from '../backend/share/shareImage.ts';

export interface SharedPage {
  readonly path: string;
  readonly title: string;
  /** Output path of its share image. */
  readonly image: string;
}

interface Work {
  readonly output: string;
  readonly pages: readonly SharedPage[];
}

/** Draws the share images of these pages into `output`, in parallel with the rest of the build. */
export function drawShareImages(output: string, pages: readonly SharedPage[]): Promise<void> {
  const work: Work = { output, pages };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Drawing share images exited with ${code}.`)),
    );
  });
}

if (!isMainThread) {
  const { output, pages } = workerData as Work;
  for (const { path, title, image } of pages) {
    const file = join(output, image);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawShareImage({ title, drawing: pickFacade(path) }));
  }
}
