import { phoneLink } from '#shared/records/values.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import type { Contact } from './projects.ts';

/** Contact details of the other party of an accepted quote. */
export const ContactFacts = ({ contact }: { readonly contact: Contact }) => (
  <Facts>
    {contact.name !== null && <Fact name="Name">{contact.name}</Fact>}
    {contact.email !== null && (
      <Fact name="Email">
        <a href={`mailto:${encodeURIComponent(contact.email)}`}>
          <EmailText address={contact.email} />
        </a>
      </Fact>
    )}
    {contact.phone !== null && (
      <Fact name="Telephone">
        <a href={phoneLink(contact.phone)}>{contact.phone}</a>
      </Fact>
    )}
  </Facts>
);
