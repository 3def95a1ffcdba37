import { useEffect, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { CropDialog } from '../../../ui/crop/CropDialog.tsx';
import type { CroppedImage } from '../../../ui/crop/crop.ts';
import { pictureFileName } from './draftPicture.ts';
import type { DraftPicture } from './listingForm.ts';
import { RESIZE_OPTIONS, STORED_PICTURE_TYPE } from './pictureTypes.ts';
import { useLinkListingPictureQuery, useUploadListingPictureMutation } from './submitApi.ts';

interface CropPictureProps {
  readonly listing: string;
  readonly picture: DraftPicture;
  readonly onCropped: (made: Pick<DraftPicture, 'id' | 'width' | 'height'>) => void;
  readonly onClose: (problem?: string) => void;
}

const UNREADABLE = "Couldn't read this photo again.";

/** Replaces a photo with a cropped part; the rest is not stored. */
export function CropPicture({ listing, picture, onCropped, onClose }: CropPictureProps) {
  const { data, isError } = useLinkListingPictureQuery({ listing, id: pictureFileName(picture) });
  const [upload, { isLoading, error }] = useUploadListingPictureMutation();
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const link = data?.signedUrl;
  useEffect(() => {
    if (link === undefined) return;
    const stop = new AbortController();
    const read = async () => {
      const response = await fetch(link, { signal: stop.signal });
      const made = await createImageBitmap(await response.blob());
      if (stop.signal.aborted) made.close();
      else setBitmap(made);
    };
    read().catch(() => {
      if (!stop.signal.aborted) setUnreadable(true);
    });
    return () => stop.abort();
  }, [link]);

  async function save({ content, width, height }: CroppedImage) {
    const id = crypto.randomUUID();
    const { error: uploadError } = await upload({ listing, id, content });
    if (uploadError === undefined) onCropped({ id, width, height });
  }
  const isLost = isUnreadable || isError;
  useEffect(() => {
    if (isLost) onClose(UNREADABLE);
  }, [isLost, onClose]);
  if (bitmap === null) return null;
  return (
    <CropDialog
      picture={bitmap}
      title="Crop photo"
      shapes={[
        { label: 'Original', ratio: bitmap.width / bitmap.height },
        { label: '3:2, as in lists', ratio: 3 / 2 },
        { label: '16 : 9', ratio: 16 / 9 },
        { label: '4 : 3', ratio: 4 / 3 },
        { label: 'Square', ratio: 1 },
      ]}
      keptAs={{ type: STORED_PICTURE_TYPE, ...RESIZE_OPTIONS }}
      isSaving={isLoading}
      problem={isDataError(error) ? dataErrorMessage(error) : null}
      onSave={(croppedImage) => void save(croppedImage)}
      onClose={() => onClose()}
    />
  );
}
