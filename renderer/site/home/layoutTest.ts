import { HOMEPAGE_LAYOUT_KEY } from '#shared/local-keys.ts';
import { flag } from '../../kit/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const TEST = 'homepage_layout';

/** The layout under test, or null where nothing is being tried. */
function triedLayout(): 'simplified' | 'usual' | null {
  try {
    const stored = localStorage.getItem(HOMEPAGE_LAYOUT_KEY);
    if (stored === null) return null;
    return stored === 'simplified' ? 'simplified' : 'usual';
  } catch {
    return null;
  }
}

/** Counts that the page was seen in a layout. Nothing of who saw it goes along. */
export function countPageView(): void {
  const variant = triedLayout();
  if (variant === null) return;
  const counted = { test: TEST, variant, event: 'page_view' };
  // A view that is not counted is nobody's loss.
  callRpc('count_conversion', counted, { accepts: flag }).catch(() => undefined);
}
