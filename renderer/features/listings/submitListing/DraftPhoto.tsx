import { isDemoPicture, pictureFileName } from './draftPicture.ts';
import type { DraftPicture } from './listingForm.ts';
import styles from './SubmitListing.module.css';
import { useLinkListingPictureQuery } from './submitApi.ts';

interface DraftPhotoProps {
  readonly listing: string;
  readonly picture: DraftPicture;
}

/** An uploaded photo of a draft or submitted listing. */
export function DraftPhoto({ listing, picture }: DraftPhotoProps) {
  const { image_url: url, alt_text: alt, width, height } = picture;
  const isDemo = isDemoPicture(picture);
  const { data } = useLinkListingPictureQuery(
    { listing, id: pictureFileName(picture) },
    { skip: isDemo },
  );
  const src = isDemo ? url : data?.signedUrl;
  return src === undefined ? (
    <div className={styles.blank} />
  ) : (
    <img
      src={src}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      draggable={false}
    />
  );
}
