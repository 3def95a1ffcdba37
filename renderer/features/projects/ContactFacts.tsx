import { phoneLink } from '#shared/records/values.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { Fact, Facts } from '../../kit/panel/Facts.tsx';
import type { Contact } from './projects.ts';

/** How the other side of a chosen quote is reached. */
export const ContactFacts = ({ contact }: { readonly contact: Contact }) => (
  <Facts>
    {contact.name !== null && <Fact name="Name">{contact.name}</Fact>}
    {contact.email !== null && (
      <Fact name="E-mail">
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
