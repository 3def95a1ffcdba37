import { countText } from '#shared/format/figures.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { linkTo } from '#shared/routes.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './Inventory.module.css';
import {
  InventoryCounts,
  InventoryRows,
  InventorySearchForm,
  loadedValue,
} from './InventoryParts.tsx';
import { loadAgents } from './inventoryData.ts';
import { formatStateList, PersonCard, PersonCardSkeletons } from './PersonCard.tsx';

/** Brokers with communities for sale. */
export function BrokerInventory() {
  const { data, retry } = useLiveData(loadAgents);
  const value = loadedValue(data);
  return (
    <>
      <InventoryCounts
        label="Broker statistics"
        counts={[
          ['Brokers with active listings', linkTo('agents'), countText(value?.count)],
          ['Communities for sale', linkTo('investmentOpportunities'), countText(value?.listings)],
        ]}
      />
      <InventorySearchForm
        to="agents"
        label="Find brokers"
        fields={[
          { name: 'state', label: 'Market', any: 'Any state', options: LISTING_CHOICES.state },
          { name: 'type', label: 'Property type', any: 'Any type', options: LISTING_CHOICES.type },
        ]}
      />
      <InventoryRows
        heading="Brokers with the most listings"
        kind="cards"
        data={data}
        retry={retry}
        waiting={<PersonCardSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>No brokers have listings yet.</p>}
      >
        {({ rows }) => (
          <ul className={styles.cards}>
            {rows.map(({ id, name, brokerage, listings, states }) => (
              <PersonCard
                key={id}
                name={
                  <RouteLink to="agent" params={{ agentId: id }}>
                    {name}
                  </RouteLink>
                }
                line={brokerage ?? 'Independent'}
                note={`${listings === 1 ? '1 listing' : `${listings} listings`} · ${formatStateList(states)}`}
              />
            ))}
          </ul>
        )}
      </InventoryRows>
    </>
  );
}
