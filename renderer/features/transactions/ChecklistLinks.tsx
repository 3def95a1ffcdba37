import { linkTo } from '#shared/routes.ts';
import { CHECKLISTS } from '#shared/transactions/checklists.ts';
import { Link } from '../../kit/link/Link.tsx';
import { PartSection } from './PartSection.tsx';
import styles from './Transactions.module.css';

/** From a transaction to its checklists and its offers. */
export const ChecklistLinks = ({ id }: { readonly id: string }) => (
  <PartSection title="Checklists and offers">
    <div className={styles.lists}>
      {CHECKLISTS.map(({ value, label }) => (
        <Link key={value} to={linkTo('checklist', { type: value, id })}>
          {label}
        </Link>
      ))}
      <Link to={linkTo('sellerOffers', undefined, { of: id })}>Offers</Link>
    </div>
  </PartSection>
);
