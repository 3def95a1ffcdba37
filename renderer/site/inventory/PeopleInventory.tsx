import type { ReactNode } from 'react';
import { countText } from '#shared/format/figures.ts';
import { formatList } from '#shared/format/list.ts';
import { LISTING_CHOICES } from '#shared/market/listing-choices.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/market/vendors.ts';
import { linkTo } from '#shared/routes.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { stateName } from '../market/marketFigures.ts';
import styles from './Inventory.module.css';
import { Choices, Counts, FindForm, loadedValue, Rows } from './InventoryParts.tsx';
import { loadAgents, loadVendors, SHOWN_PEOPLE } from './inventoryData.ts';

const categories = Object.entries(VENDOR_CATEGORIES) as [VendorCategory, string][];

const statesText = (states: readonly string[]): string =>
  states.length > 4 ? `${states.length} states` : formatList(states.map(stateName));

/** Brokers with communities for sale. */
export function BrokerInventory() {
  const { data, retry } = useLiveData(loadAgents);
  const value = loadedValue(data);
  return (
    <>
      <Counts
        label="Brokers in figures"
        counts={[
          ['Brokers with listings', linkTo('agents'), countText(value?.count)],
          ['Communities for sale', linkTo('investmentOpportunities'), countText(value?.listings)],
        ]}
      />
      <FindForm
        to="agents"
        label="Show brokers"
        fields={[
          { name: 'state', label: 'Sells in', any: 'Any state', options: LISTING_CHOICES.state },
          { name: 'type', label: 'Sells', any: 'Any type', options: LISTING_CHOICES.type },
        ]}
      />
      <Rows
        heading="Brokers with the most listings"
        data={data}
        retry={retry}
        waiting={<WaitingCards />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>No brokers have a listing yet.</p>}
      >
        {({ rows }) => (
          <ul className={styles.cards}>
            {rows.map(({ id, name, brokerage, listings, states }) => (
              <Card
                key={id}
                name={
                  <RouteLink to="agent" params={{ agentId: id }}>
                    {name}
                  </RouteLink>
                }
                line={brokerage ?? 'Independent'}
                note={`${listings === 1 ? '1 listing' : `${listings} listings`} · ${statesText(states)}`}
              />
            ))}
          </ul>
        )}
      </Rows>
    </>
  );
}

/** Verified vendors by category. */
export function VendorInventory() {
  const { data, retry } = useLiveData(loadVendors);
  const value = loadedValue(data);
  return (
    <>
      <Counts
        label="Vendors in figures"
        counts={[['Verified vendors', linkTo('vendors'), countText(value?.total)]]}
      />
      <FindForm
        to="vendors"
        label="Show vendors"
        fields={[
          { name: 'category', label: 'Category', any: 'Any category', options: categories },
          { name: 'state', label: 'Works in', any: 'Any state', options: LISTING_CHOICES.state },
        ]}
      />
      <Rows
        heading="In the directory"
        data={data}
        retry={retry}
        waiting={<WaitingCards />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>No vendors are listed yet.</p>}
      >
        {({ rows }) => (
          <ul className={styles.cards}>
            {rows.map(({ id, company_name: name, category, states }) => (
              <Card
                key={id}
                name={
                  <RouteLink to="vendor" params={{ vendorId: id }}>
                    {name}
                  </RouteLink>
                }
                line={VENDOR_CATEGORIES[category as VendorCategory] ?? category}
                note={states.length === 0 ? 'No state named' : statesText(states)}
              />
            ))}
          </ul>
        )}
      </Rows>
      <Choices
        heading="By category"
        choices={categories.map(([category, label]) => [
          label,
          linkTo('vendors', {}, { category }),
        ])}
        counts={value && categories.map(([category]) => value.categories[category])}
      />
    </>
  );
}

interface CardProps {
  readonly name: ReactNode;
  readonly line: string;
  readonly note: string;
}

const Card = ({ name, line, note }: CardProps) => (
  <li>
    <h3>{name}</h3>
    <p>{line}</p>
    <p>{note}</p>
  </li>
);

const WaitingCards = () => (
  <ul className={styles.cards} aria-hidden="true">
    {Array.from({ length: SHOWN_PEOPLE }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders keep their order
      <li key={place} />
    ))}
  </ul>
);
