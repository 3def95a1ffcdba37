import { Missing } from '../../kit/page/Missing.tsx';

/** Stands at every address that nothing else has. */
export const NotFound = () => (
  <Missing title="Page not found" to="home" button="Go Home">
    The address may be mistyped, or the page has moved. Start again from the home page.
  </Missing>
);
