import { countText, rateText } from '#shared/format/figures.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { linkTo } from '#shared/routes.ts';
import { useLiveData } from '../data/useLiveData.ts';
import { CommunityCards } from '../home/CommunityCards.tsx';
import { kindName } from '../market/marketFigures.ts';
import styles from './Inventory.module.css';
import {
  InventoryCounts,
  InventoryLinks,
  InventorySearchForm,
  loadedValue,
} from './InventoryParts.tsx';
import { loadListings, NO_COMMUNITIES } from './inventoryData.ts';

const TYPES = [
  'assisted-living',
  'memory-care',
  'independent-living',
  'skilled-nursing',
  'ccrc',
  'active-adult',
  'board-and-care',
  'portfolio',
] as const;

const all = (query = {}) => linkTo('investmentOpportunities', {}, query);

/** Communities for sale: counts, filters, and the newest listings. */
export function ListingInventory() {
  const { data, retry } = useLiveData(loadListings);
  const value = loadedValue(data);
  const figures = value?.figures;
  return (
    <>
      <InventoryCounts
        label="Community statistics"
        counts={[
          ['For sale', all(), countText(figures?.count)],
          ['New in 30 days', all({ sort: 'newest' }), countText(figures?.recent)],
          [
            'Under contract',
            all({ status: 'under_contract' }),
            countText(figures && (figures.facets.status?.under_contract ?? 0)),
          ],
          ['Median cap rate', all({ sort: 'cap' }), rateText(figures?.cap_rate)],
        ]}
      />
      <InventorySearchForm
        to="investmentOpportunities"
        label="Find communities"
        fields={[
          { name: 'state', label: 'State', any: 'Any state', options: LISTING_CHOICES.state },
          { name: 'type', label: 'Property type', any: 'Any type', options: LISTING_CHOICES.type },
          { name: 'price', label: 'Price', any: 'Any price', options: LISTING_CHOICES.price },
        ]}
      />
      <section aria-label="Newest communities" className={styles.group}>
        <h2>Newest communities</h2>
        <CommunityCards
          data={data.state === 'loaded' ? { ...data, value: data.value.rows } : data}
          retry={retry}
          empty={NO_COMMUNITIES}
        />
      </section>
      <InventoryLinks
        heading="By property type"
        choices={TYPES.map((type) => [kindName(type), all({ type })])}
        counts={value && TYPES.map((type) => value.figures.facets.type?.[type])}
      />
    </>
  );
}
