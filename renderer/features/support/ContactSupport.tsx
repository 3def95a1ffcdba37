import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { SupportMessage } from './SupportMessage.tsx';
import { TicketForm } from './TicketForm.tsx';

/** A question to the team, by whoever has one. */
export const ContactSupport = () => (
  <SupportMessage
    what="message"
    reader="A person"
    button="Write another message"
    note={
      <p>
        What becomes of it shows under <RouteLink to="support">Support</RouteLink>.
      </p>
    }
    height="34rem"
    form={(state) => <TicketForm {...state} />}
  />
);
