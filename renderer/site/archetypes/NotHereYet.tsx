import { Missing } from '../../kit/page/Missing.tsx';

/** Stands at an address that the product is to have. */
export const NotHereYet = () => (
  <Missing title="Not here yet" to="featuresStatus" button="See what is built">
    This part of Haven Exchange is planned and not built. Nothing of it can be opened, and nothing
    is charged for it.
  </Missing>
);
