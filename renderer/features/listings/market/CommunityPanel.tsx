import { formatDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Facts } from './Facts.tsx';
import { ListingPhoto } from './ListingPhoto.tsx';
import {
  formatAskingPrice,
  type ListedCommunity,
  pricePerUnit,
  propertyTypeLabel,
  sizeText,
} from './listing.ts';
import styles from './MemberList.module.css';
import { SaveButton } from './saving/SaveButton.tsx';
import { Tags } from './Tags.tsx';

interface CommunityPanelProps {
  readonly row: ListedCommunity;
  readonly listAddress: string;
  readonly onClose: () => void;
}

/** A community beside the list, from its row's data. */
export function CommunityPanel({ row, listAddress, onClose }: CommunityPanelProps) {
  const each = pricePerUnit(row.price, row.total_units ?? row.total_beds);
  return (
    <section aria-label={row.property_name} className={styles.panel}>
      <header className={styles.head}>
        <h2>{row.property_name}</h2>
        <PlainButton variant="minimal" aria-label="Close" onClick={onClose}>
          <CrossIcon />
        </PlainButton>
      </header>
      <p className={ui.muted}>
        {row.location} · {propertyTypeLabel(row.property_type)}
      </p>
      <Tags row={row} />
      <div className={styles.picture}>
        <ListingPhoto picture={row.listing_images[0]} isDescribed loading="eager" />
      </div>
      <Facts
        facts={[
          { name: 'Asking price', value: formatAskingPrice(row.price) },
          { name: row.total_units === null ? 'Per bed' : 'Per unit', value: dollarsText(each) },
          { name: 'Size', value: sizeText(row) },
          { name: 'Beds', value: countText(row.total_beds) },
          { name: 'Occupancy', value: percentText(row.occupancy_rate) },
          { name: 'Cap rate', value: rateText(row.cap_rate) },
          { name: 'Listed', value: formatDay(row.created_at) },
        ]}
      />
      <div className={ui.wrap}>
        <LinkButton to="property" params={{ id: row.id }} state={{ listAddress }} intent="primary">
          Open community
        </LinkButton>
        <SaveButton listing={row} />
      </div>
    </section>
  );
}
