import { drawFacade } from '../../shared/facades/facades.ts';
import { chanceOf } from '../../shared/facades/paint.ts';

const KINDS = ['assisted', 'memory', 'independent', 'cottages', 'nursing', 'lofts', 'campus'];
const STATES = ['oh', 'mn', 'in', 'tx', 'pa', 'nc', 'fl', 'ca', 'az'];

/** Every page has another building in another place, and always the same one. */
export function facadeOf(path: string): string {
  const chance = chanceOf(path);
  const slug = path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
  return drawFacade(`${chance.pick(KINDS)}-${chance.pick(STATES)}-${slug}`);
}
