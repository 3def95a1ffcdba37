import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { SupportMessage } from './SupportMessage.tsx';
import { TicketForm } from './TicketForm.tsx';

/** Public message form to staff. */
export const ContactSupport = () => (
  <SupportMessage
    what="message"
    reader="A person"
    button="Write another message"
    note={
      <p>
        Track your request under <RouteLink to="support">Support</RouteLink>.
      </p>
    }
    height="34rem"
    form={(state) => <TicketForm {...state} />}
  />
);
