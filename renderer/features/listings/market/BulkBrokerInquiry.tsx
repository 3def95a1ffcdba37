import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { BROKER_MESSAGE_MAX_LENGTH, MAX_BROKERS_PER_EMAIL } from '#shared/constants.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './BulkBrokerInquiry.module.css';
import { formatAskingPrice, type ListedCommunity } from './listing.ts';
import { useContactBrokerMutation, useGetContactAllowanceQuery } from './listingsApi.ts';

/** The result of the email about one community. */
interface Sent {
  readonly community: ListedCommunity;
  readonly outcome: string;
  readonly isThere: boolean;
}

interface BulkBrokerInquiryProps {
  readonly rows: readonly ListedCommunity[];
}

/** One message to the brokers of several communities, each about their own. */
export function BulkBrokerInquiry({ rows }: BulkBrokerInquiryProps) {
  const { data: contacts } = useGetContactAllowanceQuery();
  const [contact] = useContactBrokerMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  useUnsavedWork(message.trim() !== '');
  const receivers = rows.filter(({ id }) => chosen.includes(id));

  async function write(community: ListedCommunity): Promise<Sent> {
    const { data, error } = await contact({ id: community.id, message: message.trim() });
    if (isDataError(error)) return { community, outcome: dataErrorMessage(error), isThere: false };
    return {
      community,
      outcome: data?.is_new
        ? "Sent. See the community's page for the broker's contact details."
        : 'Not sent again. You already contacted this broker about it.',
      isThere: true,
    };
  }

  async function send() {
    if (message.trim() === '') return setMissing('Enter a message.');
    setSending(true);
    const outcomes: Sent[] = [];
    // Sent one by one, because each one counts against the plan's allowance.
    for (const community of receivers) outcomes.push(await write(community));
    setSending(false);
    setSent(outcomes);
    const open = outcomes.filter(({ isThere }) => !isThere);
    setChosen(open.map(({ community }) => community.id));
    if (open.length === 0) setMessage('');
  }

  return (
    <section aria-labelledby="contact-brokers" className={styles.messages}>
      <h2 id="contact-brokers">Contact brokers</h2>
      <p className={styles.quiet}>
        Choose up to {MAX_BROKERS_PER_EMAIL}. Each broker gets your message about their own
        community, with your name, company, email, and phone.{' '}
        {contacts && describeAllowance(contacts)}
      </p>
      <Form onSend={send} className={styles.form}>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Communities to inquire about</legend>
          {rows.map(({ id, property_name: name, location, price }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= MAX_BROKERS_PER_EMAIL}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span>
                {name}
                <span className={styles.quiet}>
                  {location} · {formatAskingPrice(price)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label="Message"
          rows={5}
          maxLength={BROKER_MESSAGE_MAX_LENGTH}
          value={message}
          error={missing}
          onChange={({ target }) => {
            setMessage(target.value);
            setMissing(undefined);
          }}
        />
        <Button
          type="submit"
          intent="primary"
          loading={isSending}
          disabled={receivers.length === 0}
        >
          {receivers.length < 2 ? 'Send message' : `Send ${receivers.length} messages`}
        </Button>
        {sent.length > 0 && (
          <Outcomes key={sent.map(({ outcome }) => outcome).join()} sent={sent} />
        )}
      </Form>
    </section>
  );
}

const describeAllowance = ({
  left,
  allowed,
}: {
  readonly left: number;
  readonly allowed: number;
}) =>
  allowed > 0
    ? `${left} of ${allowed} contacts left this month. Each broker counts once.`
    : 'Your plan includes unlimited contacts.';

function Outcomes({ sent }: { readonly sent: readonly Sent[] }) {
  const list = useArrivalFocus<HTMLUListElement>();
  return (
    <ul
      ref={list}
      tabIndex={-1}
      data-confirmation=""
      aria-label="Sent messages"
      className={styles.sent}
    >
      {sent.map(({ community, outcome, isThere }) => (
        <li key={community.id} data-is-there={isThere}>
          <RouteLink to="property" params={{ id: community.id }}>
            {community.property_name}
          </RouteLink>
          <span>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
