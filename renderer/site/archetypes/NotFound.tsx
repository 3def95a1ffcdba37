import { NotFoundMessage } from '../../ui/page/NotFoundMessage.tsx';

/** Not-found page. */
export const NotFound = () => (
  <NotFoundMessage title="Page not found" to="home" button="Go Home">
    Check the address, or start again from the home page.
  </NotFoundMessage>
);
