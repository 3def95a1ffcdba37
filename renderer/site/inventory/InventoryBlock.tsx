import type { ComponentType } from 'react';
import type { InventoryBlock as Block } from '../../content/model.ts';
import { DealInventory } from './DealInventory.tsx';
import styles from './Inventory.module.css';
import { ListingInventory } from './ListingInventory.tsx';
import { MarketInventory } from './MarketInventory.tsx';
import { BrokerInventory, VendorInventory } from './PeopleInventory.tsx';

const DRAWN: Readonly<Record<Block['of'], ComponentType>> = {
  listings: ListingInventory,
  deals: DealInventory,
  brokers: BrokerInventory,
  vendors: VendorInventory,
  market: MarketInventory,
};

/** Rows of the exchange, read in the browser as a visitor may see them. */
export function InventoryBlock({ of }: Pick<Block, 'of'>) {
  const Inventory = DRAWN[of];
  return (
    <div className={styles.inventory}>
      <Inventory />
    </div>
  );
}
