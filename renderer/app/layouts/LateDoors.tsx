import { RatingDoor } from '../../features/rating/index.ts';
import { Toasts } from '../../features/toasts/Toasts.tsx';
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
