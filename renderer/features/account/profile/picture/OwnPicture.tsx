import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { profileNotices } from '#shared/texts/profile.ts';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { showToast } from '../../../../data/toasts/index.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { Avatar } from '../../../../ui/avatar/Avatar.tsx';
import { CropDialog } from '../../../../ui/crop/CropDialog.tsx';
import { FileChooser } from '../../../../ui/file/FileChooser.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { useChangePictureMutation } from '../profileApi.ts';
import styles from './Picture.module.css';

const LARGEST = 30 * 1024 * 1024;
const OUTPUT_FORMAT = { type: 'image/webp', quality: 0.88, longestSide: 512 };

/** The user's own photo, with choose, crop and remove. */
export function OwnPicture({ profile }: { readonly profile: Profile }) {
  const [change, { isLoading }] = useChangePictureMutation();
  const dispatch = useAppDispatch();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: userId, avatar_url: before, full_name: name } = profile;

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setProblem(null);
    if (file.size > LARGEST)
      return setProblem('This photo is larger than 30 MB. Choose a smaller one.');
    const read = createImageBitmap(file, { imageOrientation: 'from-image' });
    const found = await read.catch(() => null);
    if (found === null) {
      return setProblem("Can't read this image. Use JPEG, PNG or WebP.");
    }
    setPicture(found);
  }
  async function save(content: Blob | null) {
    const { error } = await change({ userId, before, content });
    if (error !== undefined) return;
    setPicture(null);
    const { pictureRemoved, pictureSaved } = profileNotices;
    dispatch(
      showToast({ intent: 'success', ...(content === null ? pictureRemoved : pictureSaved) }),
    );
  }
  return (
    <div className={styles.own}>
      <Avatar name={name ?? ''} url={before} size="large" />
      <div>
        <div className={ui.wrap}>
          <Button size="small" onClick={() => chooser.current?.click()}>
            {before === null ? 'Add photo' : 'Change photo'}
          </Button>
          {before !== null && (
            <Button
              size="small"
              variant="minimal"
              loading={isLoading && picture === null}
              onClick={() => void save(null)}
            >
              Remove photo
            </Button>
          )}
        </div>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <FileChooser
          ref={chooser}
          label="Choose a photo of yourself"
          accept="image/jpeg,image/png,image/webp"
          onChoose={([file]) => void choose(file)}
        />
      </div>
      {picture !== null && (
        <CropDialog
          picture={picture}
          title="Crop your photo"
          shapes={[{ label: 'Square', ratio: 1 }]}
          isRound
          keptAs={OUTPUT_FORMAT}
          isSaving={isLoading}
          onSave={({ content }) => void save(content)}
          onClose={() => setPicture(null)}
        />
      )}
    </div>
  );
}
