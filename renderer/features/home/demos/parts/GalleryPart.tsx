import { type KeyboardEvent, useState } from 'react';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { ListingPhoto, propertyTypeLabel, sizeText } from '../../../listings/market/index.ts';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import own from './GalleryPart.module.css';

export default function GalleryPart() {
  return (
    <MarketLoader needs={({ listing_images: pictures }) => pictures.length > 0}>
      {(market) => <Walk market={market} />}
    </MarketLoader>
  );
}

function Walk({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const place = market.indexOf(chosen);
  const neighbour = (step: number) => market[(place + step + market.length) % market.length];
  return (
    <div className={own.part}>
      <div className={own.choice}>
        <CommunityPicker label="Community" market={market} chosen={chosen} choose={choose} />
        <PlainButton onClick={() => choose(neighbour(-1)?.id ?? chosen.id)}>
          Previous community
        </PlainButton>
        <PlainButton onClick={() => choose(neighbour(1)?.id ?? chosen.id)}>
          Next community
        </PlainButton>
      </div>
      <Pictures key={chosen.id} community={chosen} />
      <div className={own.about}>
        <p className={styles.quiet}>
          {chosen.location} · {propertyTypeLabel(chosen.property_type)} · {sizeText(chosen)}
        </p>
        <LinkButton to="property" params={{ id: chosen.id }}>
          Open listing
        </LinkButton>
      </div>
    </div>
  );
}

function Pictures({ community }: { readonly community: Community }) {
  const [place, setPlace] = useState(0);
  const { listing_images: pictures, property_name: name } = community;
  const picture = pictures[place];
  const go = (step: number) => setPlace(Math.min(Math.max(place + step, 0), pictures.length - 1));
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <section id="walk" aria-label={`Photos of ${name}`} className={own.walk}>
      <figure className={own.figure}>
        <ListingPhoto key={picture?.image_url} picture={picture} isDescribed loading="eager" />
        <figcaption aria-live="polite">
          {place + 1} of {pictures.length}
          {picture?.caption ? ` · ${picture.caption}` : ''}
        </figcaption>
      </figure>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
      <div className={own.ways} onKeyDown={onKey}>
        <PlainButton size="large" disabled={place === 0} onClick={() => go(-1)}>
          ← Back
        </PlainButton>
        <PlainButton size="large" disabled={place === pictures.length - 1} onClick={() => go(1)}>
          Next →
        </PlainButton>
      </div>
    </section>
  );
}
