import { Button, Tag } from '@blueprintjs/core';
import { Link as LinkIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NewWindowLink } from '../../../ui/link/NewWindowLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { ForMembers } from '../../../ui/presence/SignInStatus.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { TourLink } from '../tours/index.ts';
import { WatchButton } from '../watching/index.ts';
import { AddressLine } from './AddressLine.tsx';
import { BrokerSidebar } from './BrokerSidebar.tsx';
import { Activity } from './deal/Activity.tsx';
import { Certification } from './deal/Certification.tsx';
import { Comparables } from './deal/Comparables.tsx';
import deal from './deal/Deal.module.css';
import { Documents } from './deal/Documents.tsx';
import { Financials } from './deal/Financials.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { LocationMap } from './LocationMap.tsx';
import { formatAskingPrice, type Listing, propertyTypeLabel } from './listing.ts';
import { buildingFacts, priceFacts } from './listingFacts.ts';
import styles from './Property.module.css';
import { SimilarListings } from './SimilarListings.tsx';
import { SaveButton } from './saving/SaveButton.tsx';

const LinkedFacets = lazyPart(async () => {
  const { LinkedFacets: part } = await import('../../../workbench/record/LinkedFacets.tsx');
  return { default: part };
});

/** A community's public information, on its own page and in demos. */
export function CommunityArticle({ listing }: { readonly listing: Listing }) {
  return (
    <article>
      <header className={styles.header}>
        <div>
          <h1>{listing.property_name}</h1>
          <p className={styles.kind}>
            {listing.location} · {propertyTypeLabel(listing.property_type)}
          </p>
          {(listing.status === 'under_contract' ||
            listing.is_confidential ||
            listing.is_unlisted) && (
            <p className={styles.tags}>
              {listing.status === 'under_contract' && (
                <Tag minimal intent="warning">
                  Under Contract
                </Tag>
              )}
              {listing.is_confidential && <Tag minimal>Confidential</Tag>}
              {listing.is_unlisted && <Tag minimal>Unlisted</Tag>}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <SaveButton listing={listing} />
          <WatchButton
            target={{ kind: 'listing', listing_id: listing.id }}
            name={listing.property_name}
          />
          <CopyLink id={listing.id} />
          <PrintButton />
          <TourLink listingId={listing.id} />
          <ForMembers>
            <LinkButton to="financialAnalysis" query={{ listing: listing.id }}>
              Underwrite
            </LinkButton>
          </ForMembers>
          <LinkButton to="publicListing" params={{ id: listing.id }}>
            Teaser
          </LinkButton>
          <NewWindowLink to={linkTo('property', { id: listing.id })} />
        </div>
      </header>
      <div className={styles.columns}>
        <Gallery pictures={listing.listing_images} />
        <aside className={styles.rail} aria-label="Price and broker">
          <Facts facts={priceFacts(listing)} isLeading />
          <BrokerSidebar listing={listing} />
        </aside>
        <div className={styles.main}>
          <nav aria-label="On this page" className={`${deal.nav} screen-only`}>
            {SECTIONS.map(([id, label]) => (
              <a key={id} href={`#${id}`}>
                {label}
              </a>
            ))}
          </nav>
          <About listing={listing} />
          <Certification listing={listing} />
          <Financials listing={listing} />
          <section aria-labelledby="location" className={deal.section}>
            <h2 id="location">Location</h2>
            <AddressLine listing={listing} />
            <LocationMap listing={listing} />
          </section>
          <Documents listing={listing} />
          <Comparables listing={listing} />
          <Activity listing={listing} />
          <LinkedToListing id={listing.id} />
        </div>
      </div>
      <p className={deal.bar}>
        <strong>{formatAskingPrice(listing.price)}</strong>
        <a className={buttonClass({ intent: 'primary' })} href="#broker">
          Contact the broker
        </a>
      </p>
      <SimilarListings listing={listing} />
    </article>
  );
}

const SECTIONS = [
  ['overview', 'Overview'],
  ['financials', 'Financials'],
  ['location', 'Location'],
  ['documents', 'Documents'],
  ['activity', 'Activity'],
] as const;

/** The member's own property, deals, and transactions of this listing. Visitors don't load it. */
function LinkedToListing({ id }: { readonly id: string }) {
  const { session } = useAuth();
  if (session === null || session.needsCode) return null;
  return (
    <Suspense>
      <LinkedFacets kind="listings" id={id} />
    </Suspense>
  );
}

function About({ listing }: { readonly listing: Listing }) {
  return (
    <>
      {listing.is_unlisted && (
        <p className={styles.confidential}>
          Unlisted: only people with the link can see it. Share it only as the broker would.
        </p>
      )}
      {listing.is_confidential && (
        <p className={styles.confidential}>
          Confidential: the name is a code name, and the address is shown after you contact the
          broker. Please don't call or visit the community.
        </p>
      )}
      {listing.description && (
        <section aria-labelledby="about" className={deal.section}>
          <h2 id="about">Description</h2>
          <p className={ui.multiline}>{listing.description}</p>
        </section>
      )}
      <section aria-labelledby="overview" className={deal.section}>
        <h2 id="overview">Building and license</h2>
        <Facts facts={buildingFacts(listing)} />
      </section>
      {listing.amenities.length > 0 && (
        <section aria-labelledby="amenities">
          <h2 id="amenities">Amenities</h2>
          <ul className={styles.amenities}>
            {listing.amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function CopyLink({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + linkTo('property', { id }));
    setCopied(true);
    announce('Link copied');
  };
  return (
    <Button icon={<LinkIcon />} onClick={() => void copy()}>
      {isCopied ? 'Link copied' : 'Copy link'}
    </Button>
  );
}
