import { useEffect } from 'react';
import { Toasts } from '../../core/toasts/Toasts.tsx';
import { RatingLoader } from '../../features/rating/index.ts';
import { followTheme } from '../../kit/theme/theme.ts';
import { loadTable } from '../areas.ts';
import Shortcuts from '../shortcuts/Shortcuts.tsx';

/** What waits for something to happen, and need not be there before the first screen; toasts wait in the store. */
export default function LateParts() {
  // The next address may be one that nothing at hand names; whoever goes there reports a failure.
  useEffect(() => void loadTable().catch(() => undefined), []);
  // The document was painted in the theme that was chosen; this hears of changes.
  useEffect(followTheme, []);
  return (
    <>
      <Shortcuts />
      <RatingLoader />
      <Toasts />
    </>
  );
}
