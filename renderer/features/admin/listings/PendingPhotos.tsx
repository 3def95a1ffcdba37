import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import * as s from '../../../ui/shape/shape.ts';
import styles from './AdminListings.module.css';
import type { PendingReview } from './adminListingsApi.ts';

const FOLDER = '/storage/v1/object/public/listing-images/';
const isLink = s.object({ signedUrl: s.text });

const api = baseApi.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** Signs a URL that lets staff view a photo that isn't public yet. */
    linkWaitingPicture: read(
      { failure: 'silent', accepts: isLink },
      (path: string) => (client) =>
        client.storage.from('listing-images').createSignedUrl(path, 3600),
    ),
  }),
});

interface Shown {
  readonly url: string;
  readonly alt: string;
  readonly isNew: boolean;
}

function picturesOf({ listing, revision }: PendingReview): readonly Shown[] {
  const shown = listing.listing_images
    .toSorted((one, other) => one.image_order - other.image_order)
    .map(({ image_url: url, alt_text: alt }) => ({
      url,
      alt: alt ?? '',
      isNew: revision === null,
    }));
  const changes = (revision?.changes ?? {}) as {
    readonly pictures?: Readonly<
      Record<string, { readonly image_url?: string; readonly alt_text?: string | null } | null>
    >;
  };
  const added = Object.values(changes.pictures ?? {}).flatMap((picture) =>
    picture?.image_url === undefined
      ? []
      : [{ url: picture.image_url, alt: picture.alt_text ?? '', isNew: true }],
  );
  return [...shown, ...added];
}

/** All photos of a listing, including unpublished ones. */
export function PendingPhotos({ review }: { readonly review: PendingReview }) {
  const pictures = picturesOf(review);
  if (pictures.length === 0) return null;
  return (
    <PanelSection title="Photos">
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <LinkedPhoto {...picture} />
            {picture.isNew && review.revision !== null && <span>New</span>}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** A photo from any storage location, including unpublished ones. */
export const LinkedPhoto = ({ url, alt }: Pick<Shown, 'url' | 'alt'>) =>
  url.startsWith(FOLDER) ? (
    <Linked url={url} alt={alt} />
  ) : (
    <img src={url} alt={alt} loading="lazy" />
  );

function Linked({ url, alt }: Pick<Shown, 'url' | 'alt'>) {
  const { data } = api.useLinkWaitingPictureQuery(url.slice(FOLDER.length));
  return data === undefined ? null : <img src={data.signedUrl} alt={alt} loading="lazy" />;
}
