import { useParams } from 'react-router-dom';
import { metaDescription } from '#shared/navigation/meta.ts';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { Facts } from './Facts.tsx';
import { ListingPhoto } from './ListingPhoto.tsx';
import { formatAskingPrice, type Listing, propertyTypeLabel, sizeText } from './listing.ts';
import { listingStructuredData, priceFacts } from './listingFacts.ts';
import { useGetListingQuery } from './listingsApi.ts';
import styles from './Teaser.module.css';

/** Fallback summary for listings without a description. */
const inShort = (listing: Listing): string =>
  [
    `${propertyTypeLabel(listing.property_type)} for sale in ${listing.location}`,
    sizeText(listing),
    formatAskingPrice(listing.price),
  ].join(' · ');

const teaserHead = (listing: Listing): RecordHead => ({
  ...listingStructuredData(listing),
  title: `${listing.property_name}, ${listing.location}: teaser`,
  description: metaDescription(`${inShort(listing)}. ${listing.description ?? ''}`),
});

/** One-page listing for anyone with its link: public information and next steps. */
export function Component() {
  const { id = '' } = useParams();
  const isKnown = isId(id);
  const query = useGetListingQuery(id, { skip: !isKnown });
  const listing = isKnown ? query.currentData : null;
  useRecordHead(listing, teaserHead);
  if (listing === null) {
    return (
      <NotFoundMessage
        title="Community not found"
        to="investmentOpportunities"
        button="Communities for sale"
      >
        It may have been sold or withdrawn, or the address is mistyped.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
        {(found) => found && <Teaser listing={found} />}
      </Loaded>
    </Page>
  );
}

function Teaser({ listing }: { readonly listing: Listing }) {
  const { id, property_name: name, description, amenities } = listing;
  return (
    <article className={styles.teaser}>
      <header>
        <p className={ui.note}>
          {propertyTypeLabel(listing.property_type)}
          {listing.is_confidential && ' · confidential'}
          {listing.is_unlisted && ' · unlisted'}
          {listing.status === 'under_contract' && ' · under contract'}
        </p>
        <h1>{name}</h1>
        <p className={ui.note}>
          {listing.location} · {sizeText(listing)}
        </p>
      </header>
      <div className={styles.picture}>
        <ListingPhoto picture={listing.listing_images[0]} isDescribed loading="eager" />
      </div>
      <div className={styles.columns}>
        <div>
          {description && <p className={ui.multiline}>{description}</p>}
          {amenities.length > 0 && <p className={ui.note}>{amenities.join(' · ')}</p>}
          <p className={`${ui.wrap} ${styles.acts} screen-only`}>
            <LinkButton to="property" params={{ id }} intent="primary">
              View full listing
            </LinkButton>
            <PrintButton />
          </p>
        </div>
        <Facts facts={priceFacts(listing)} isLeading />
      </div>
      <footer className={ui.note}>
        {listing.broker_name !== null && `Offered by ${listing.broker_name}. `}
        {listing.is_confidential
          ? 'The name is a code name. Contact the broker to see the address. '
          : ''}
        Figures as stated by the broker. This is not an offer or advice.{' '}
        <span className={styles.address}>{linkTo('property', { id })}</span>
      </footer>
    </article>
  );
}
