import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { propertyTypeLabel } from '../../listings/market/index.ts';
import { WriteButton } from '../../messaging/messages/index.ts';
import styles from '../Network.module.css';
import { type Broker, connectionStatusText, countsText } from './network.ts';
import {
  useConnectBrokerMutation,
  useDisconnectBrokerMutation,
  useNoteBrokerMutation,
} from './networkApi.ts';
import { ReferralForm } from './ReferralForm.tsx';

/** A broker's profile: listings, connection status, private note, and actions. */
export function BrokerPanel({ broker }: { readonly broker: Broker }) {
  const [isReferring, setReferring] = useState(false);
  return (
    <article className={`${ui.stack16} ${styles.detail}`} aria-label={broker.name}>
      <BackLink to="brokerNetwork">All brokers</BackLink>
      <header className={styles.head}>
        <div>
          <h2>{broker.name}</h2>
          <p className={ui.note}>{broker.brokerage ?? 'Independent'}</p>
        </div>
        {broker.is_listed && (
          <RouteLink to="agent" params={{ agentId: broker.id }}>
            Listings
          </RouteLink>
        )}
      </header>
      <Facts>
        <Fact name="Standing">
          {connectionStatusText[broker.standing]}
          {broker.standing === 'connected' &&
            broker.since !== null &&
            ` since ${formatDay(broker.since)}`}
        </Fact>
        <Fact name="Communities">{countsText(broker)}</Fact>
        {broker.states.length > 0 && <Fact name="States">{placesText(broker.states)}</Fact>}
        {broker.property_types.length > 0 && (
          <Fact name="Types">{broker.property_types.map(propertyTypeLabel).join(', ')}</Fact>
        )}
      </Facts>
      {broker.standing === 'asks' && broker.message !== '' && (
        <blockquote className={styles.message}>{broker.message}</blockquote>
      )}
      <Acts broker={broker} />
      {broker.standing === 'connected' && (
        <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="refer">
          <h3 id="refer">Refer a client</h3>
          {isReferring ? (
            <ReferralForm broker={broker} onDone={() => setReferring(false)} />
          ) : (
            <>
              <p className={ui.note}>
                They see the client's requirements now and the name after accepting. The client
                becomes their lead, and you can follow the progress here.
              </p>
              <PlainButton onClick={() => setReferring(true)}>Refer a client</PlainButton>
            </>
          )}
        </section>
      )}
      <Note broker={broker} />
    </article>
  );
}

function Acts({ broker }: { readonly broker: Broker }) {
  const { id, standing } = broker;
  const [message, setMessage] = useState('');
  const [connect, connecting] = useConnectBrokerMutation();
  const [disconnect, disconnecting] = useDisconnectBrokerMutation();
  const accepts = standing === 'asks' || standing === 'declined';
  const endLabels = { asks: 'Decline', asked: 'Withdraw', connected: 'Remove from my network' };
  const end = endLabels[standing as keyof typeof endLabels];
  return (
    <div className={`${ui.actions} ${styles.acts}`}>
      {standing === 'none' && (
        <div className={styles.asking}>
          <TextField
            label="Message"
            isOptional
            maxLength={300}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
      )}
      {(standing === 'none' || accepts) && (
        <Button
          intent="primary"
          loading={connecting.isLoading}
          onClick={() => void connect({ id, message })}
        >
          {accepts ? 'Accept' : 'Request to connect'}
        </Button>
      )}
      <WriteButton to={{ brokerId: id }} name={broker.name} />
      {standing === 'connected' && (
        <LinkButton to="coBrokers" query={{ with: id, name: broker.name }}>
          Propose a co-brokerage
        </LinkButton>
      )}
      {end !== undefined && (
        <Button
          variant="minimal"
          loading={disconnecting.isLoading}
          onClick={() => void disconnect(id)}
        >
          {end}
        </Button>
      )}
    </div>
  );
}

function Note({ broker }: { readonly broker: Broker }) {
  const [note, setNote] = useState(broker.note);
  const [save, { isLoading }] = useNoteBrokerMutation();
  const isChanged = note.trim() !== broker.note;
  useUnsavedWork(isChanged);
  return (
    <Form className={styles.form} onSend={async () => void (await save({ id: broker.id, note }))}>
      <TextAreaField
        label="Your note"
        hint="Only you can see it."
        rows={4}
        maxLength={4000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {isChanged && (
        <Button type="submit" loading={isLoading}>
          Save note
        </Button>
      )}
    </Form>
  );
}
