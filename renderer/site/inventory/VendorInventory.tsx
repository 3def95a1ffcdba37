import { countText } from '#shared/format/figures.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { linkTo } from '#shared/routes.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './Inventory.module.css';
import {
  InventoryCounts,
  InventoryLinks,
  InventoryRows,
  InventorySearchForm,
  loadedValue,
} from './InventoryParts.tsx';
import { loadVendors } from './inventoryData.ts';
import { formatStateList, PersonCard, PersonCardSkeletons } from './PersonCard.tsx';

const categories = Object.entries(VENDOR_CATEGORIES) as [VendorCategory, string][];

/** Verified vendors by category. */
export function VendorInventory() {
  const { data, retry } = useLiveData(loadVendors);
  const value = loadedValue(data);
  return (
    <>
      <InventoryCounts
        label="Vendor statistics"
        counts={[['Verified vendors', linkTo('vendors'), countText(value?.total)]]}
      />
      <InventorySearchForm
        to="vendors"
        label="Find vendors"
        fields={[
          { name: 'category', label: 'Category', any: 'Any category', options: categories },
          {
            name: 'state',
            label: 'Service area',
            any: 'Any state',
            options: LISTING_CHOICES.state,
          },
        ]}
      />
      <InventoryRows
        heading="In the directory"
        kind="cards"
        data={data}
        retry={retry}
        waiting={<PersonCardSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>No vendors are listed yet.</p>}
      >
        {({ rows }) => (
          <ul className={styles.cards}>
            {rows.map(({ id, company_name: name, category, states }) => (
              <PersonCard
                key={id}
                name={
                  <RouteLink to="vendor" params={{ vendorId: id }}>
                    {name}
                  </RouteLink>
                }
                line={VENDOR_CATEGORIES[category as VendorCategory] ?? category}
                note={states.length === 0 ? 'No state listed' : formatStateList(states)}
              />
            ))}
          </ul>
        )}
      </InventoryRows>
      <InventoryLinks
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
