import { HOMEPAGE_LAYOUT_KEY } from '#shared/local-keys.ts';
import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const TEST = 'homepage_layout';

/** Layout under test, or null if no test is running. */
function getTestedLayout(): 'simplified' | 'usual' | null {
  try {
    const stored = localStorage.getItem(HOMEPAGE_LAYOUT_KEY);
    if (stored === null) return null;
    return stored === 'simplified' ? 'simplified' : 'usual';
  } catch {
    return null;
  }
}

/** Counts an anonymous page view by layout. */
export function countPageView(): void {
  const variant = getTestedLayout();
  if (variant === null) return;
  const counted = { test: TEST, variant, event: 'page_view' };
  // An uncounted view can be ignored.
  callRpc('count_conversion', counted, { accepts: s.bool }).catch(() => undefined);
}
