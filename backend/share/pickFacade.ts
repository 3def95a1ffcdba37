import { drawFacade } from '../../shared/facades/facades.ts';
import { createSeededRandom } from '../../shared/facades/paint.ts';

const KINDS = ['assisted', 'memory', 'independent', 'cottages', 'nursing', 'lofts', 'campus'];
const STATES = ['oh', 'mn', 'in', 'tx', 'pa', 'nc', 'fl', 'ca', 'az'];

/** Returns the building image of a page: different for each page, always the same for one. */
export function pickFacade(path: string): string {
  const chance = createSeededRandom(path);
  const slug = path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
  return drawFacade(`${chance.pick(KINDS)}-${chance.pick(STATES)}-${slug}`);
}
