import { Toasts } from '../../core/toasts/Toasts.tsx';
import { RatingLoader } from '../../features/rating/index.ts';
import Shortcuts from '../shortcuts/Shortcuts.tsx';

/** What waits for something to happen, and need not be there before the first screen; toasts wait in the store. */
const LateParts = () => (
  <>
    <Shortcuts />
    <RatingLoader />
    <Toasts />
  </>
);

export default LateParts;
