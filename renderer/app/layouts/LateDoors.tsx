import { Toasts } from '../../core/toasts/Toasts.tsx';
import { RatingDoor } from '../../features/rating/index.ts';
import Shortcuts from '../shortcuts/Shortcuts.tsx';

/** What waits for something to happen, and need not be there before the first screen; toasts wait in the store. */
const LateDoors = () => (
  <>
    <Shortcuts />
    <RatingDoor />
    <Toasts />
  </>
);

export default LateDoors;
