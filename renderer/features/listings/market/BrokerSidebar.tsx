import { use, useEffect, useState } from 'react';
import { subscriptionAccess } from '#shared/access/access.ts';
import { linkTo, queryString, signInPathFor } from '#shared/routes.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import {
  ForMembers,
  ForVisitors,
  SignInStatusContext,
} from '../../../ui/presence/SignInStatus.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ContactButton } from './ContactButton.tsx';
import type { BrokerContact, Listing } from './listing.ts';
import { useGetBrokerContactQuery } from './listingsApi.ts';
import styles from './Property.module.css';

/** The broker and contact details, as far as the server shares them with this user. */
export function BrokerSidebar({ listing }: { readonly listing: Listing }) {
  return (
    <section aria-labelledby="broker" className={styles.broker}>
      <h2 id="broker">Broker</h2>
      <p className={ui.label}>{listing.broker_name ?? unnamed(listing)}</p>
      <Reach listing={listing} />
    </section>
  );
}

const unnamed = ({ is_confidential }: Listing): string =>
  is_confidential ? 'Name hidden until you contact them' : 'Independent broker';

/** Reopens the message form on return from sign-in or checkout. */
const OPEN_MESSAGE_QUERY = queryString({ contact: 'open' });

function Reach({ listing }: { readonly listing: Listing }) {
  const { session } = useAuth();
  const presence = use(SignInStatusContext);
  const accessContext = useAccessContext();
  const isMember = session !== null && !session.needsCode;
  const contact = useGetBrokerContactQuery(listing.id, { skip: !isMember });
  const [wasClosed, setWasClosed] = useState(false);
  const path = linkTo('property', { id: listing.id });
  const returnPath = path.replace(/^\//, '') + OPEN_MESSAGE_QUERY;

  useEffect(() => {
    if (contact.data === null) setWasClosed(true);
  }, [contact.data]);

  const visitor = (
    <>
      <p>Contacting brokers requires a paid plan. Start with a free account.</p>
      <Link
        to={signInPathFor(path, OPEN_MESSAGE_QUERY)}
        className={buttonClass({ intent: 'primary', fill: true })}
      >
        Sign in to contact the broker
      </Link>
      <LinkButton to="userPricing" query={{ wanted: returnPath }} fill>
        View plans
      </LinkButton>
    </>
  );
  if (presence === 'unknown') {
    return (
      <>
        <ForVisitors>{visitor}</ForVisitors>
        <ForMembers>
          <Skeleton height="5rem" />
        </ForMembers>
      </>
    );
  }
  if (!isMember) return visitor;
  return (
    <Loaded answer={contact} waiting={<Skeleton height="5rem" />}>
      {(known) => {
        if (accessContext === null) return <Skeleton height="5rem" />;
        if (known?.is_own) return <p>This is your own listing.</p>;
        if (known !== null) return <HowToReach contact={known} isNew={wasClosed} />;
        if (subscriptionAccess(accessContext, new Date()).contactsPerMonth === 0) {
          return (
            <>
              <p>Contacting brokers requires a paid plan.</p>
              <LinkButton to="userPricing" query={{ wanted: returnPath }} intent="primary" fill>
                Choose a plan
              </LinkButton>
            </>
          );
        }
        return (
          <ContactButton listing={listing} userId={session?.userId ?? ''} wanted={returnPath} />
        );
      }}
    </Loaded>
  );
}

interface HowToReachProps {
  readonly contact: BrokerContact;
  /** True if it replaced the button that opened it, so it takes the focus. */
  readonly isNew: boolean;
}

function HowToReach({ contact, isNew }: HowToReachProps) {
  const list = useArrivalFocus<HTMLDListElement>(isNew);
  const { name, email, phone, conversation_id: conversationId } = contact;
  return (
    <>
      <dl
        ref={list}
        tabIndex={-1}
        aria-label="Broker contact details"
        className={`${ui.grid8} ${styles.reach}`}
      >
        {name && (
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>
                <EmailText address={email} />
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Phone</dt>
          <dd>
            {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'Not provided'}
          </dd>
        </div>
      </dl>
      {conversationId && (
        <LinkButton to="conversation" params={{ conversationId }} intent="primary" fill>
          Open conversation
        </LinkButton>
      )}
    </>
  );
}
