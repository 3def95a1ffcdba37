import { type FormEvent, useId, useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import type { SearchCriteria } from '#shared/listings/sentence/criteria.ts';
import { STATES } from '#shared/listings/states.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { formatAskingPrice } from '../../../listings/market/index.ts';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { medianOf, mostCommon, withoutNulls } from '../market.ts';
import { matchesCriteria } from '../matchesCriteria.ts';
import { type CriteriaDraft, parseCriteriaDraft, WishFields } from '../WishFields.tsx';
import own from './ClientsPart.module.css';

interface Client {
  readonly id: string;
  readonly name: string;
  readonly wish: SearchCriteria;
}

export default function ClientsPart() {
  return <MarketLoader>{(market) => <Clients market={market} />}</MarketLoader>;
}

/** Default criteria: the market's most common type at its median price. */
function getDefaultCriteria(market: readonly Community[]): CriteriaDraft {
  const type = mostCommon(market.map(({ property_type }) => property_type)) ?? '';
  const alike = market.filter(({ property_type }) => property_type === type);
  const price = medianOf(withoutNulls(alike.map((community) => community.price)));
  return {
    type,
    state: mostCommon(alike.map(({ state }) => state)) ?? '',
    price: price === null ? '' : formatDollars(price),
    cap: '',
  };
}

function Clients({ market }: { readonly market: readonly Community[] }) {
  const [clients, setClients] = useState<readonly Client[]>([]);
  const [name, setName] = useState('');
  const [draft, setDraft] = useState(() => getDefaultCriteria(market));
  const nameId = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') {
      document.getElementById(nameId)?.querySelector('input')?.focus();
      return;
    }
    const criteria = parseCriteriaDraft(draft);
    setClients([{ id: crypto.randomUUID(), name: called, wish: criteria }, ...clients]);
    setName('');
    announce(`${called} added`);
  };
  return (
    <div className={styles.tool}>
      <Form id="client" onSend={add} className={styles.inputs} aria-label="New client">
        <div id={nameId}>
          <TextField
            label="Client"
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <WishFields draft={draft} onDraft={setDraft} />
        <PlainButton type="submit" intent="primary">
          Add client
        </PlainButton>
      </Form>
      <section id="clients" aria-labelledby="clients-title" className={styles.results}>
        <h2 id="clients-title">Clients and matches</h2>
        {clients.length === 0 ? (
          <EmptyState title="No clients yet">
            Enter a name and criteria. Names stay on this page and are deleted when you leave.
          </EmptyState>
        ) : (
          <ul className={own.clients}>
            {clients.map((client) => (
              <ClientItem
                key={client.id}
                client={client}
                matches={market.filter((community) => matchesCriteria(community, client.wish))}
                onRemove={() => setClients(clients.filter(({ id }) => id !== client.id))}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function describeCriteria({ states, types, priceTo, capFrom }: SearchCriteria): string {
  const parts = [
    types?.map((type) => PROPERTY_TYPES[type as PropertyType]).join(),
    states?.map((state) => STATES[state as keyof typeof STATES]).join(),
    priceTo === undefined ? undefined : `up to ${formatDollars(priceTo)}`,
    capFrom === undefined ? undefined : `min cap rate ${formatWholePercent(capFrom)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Anything' : parts.join(' · ');
}

interface ClientItemProps {
  readonly client: Client;
  readonly matches: readonly Community[];
  readonly onRemove: () => void;
}

function ClientItem({ client: { name, wish }, matches, onRemove }: ClientItemProps) {
  return (
    <li>
      <details>
        <summary>
          <span className={own.name}>{name}</span>
          <span className={styles.small}>{describeCriteria(wish)}</span>
          <span className={own.count}>
            {matches.length === 1 ? '1 fits' : `${matches.length} fit`}
          </span>
        </summary>
        {matches.length === 0 ? (
          <p className={styles.quiet}>No active listings match these criteria.</p>
        ) : (
          <ul className={own.matches}>
            {matches.map(({ id, property_name: title, location, price }) => (
              <li key={id}>
                <Link to={linkTo('property', { id })}>{title}</Link>
                <span>{location}</span>
                <span>{formatAskingPrice(price)}</span>
              </li>
            ))}
          </ul>
        )}
        <PlainButton variant="minimal" onClick={onRemove}>
          Remove {name}
        </PlainButton>
      </details>
    </li>
  );
}
