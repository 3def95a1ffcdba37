import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { CropDialog } from '../../../ui/crop/CropDialog.tsx';
import { FileChooser } from '../../../ui/file/FileChooser.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { OpenResident } from '../resident.ts';
import styles from './Resident.module.css';
import { useResidentPhotoQuery, useSetResidentPhotoMutation } from './residentFilesApi.ts';

interface ResidentPhotoProps {
  readonly name: string;
  readonly path: string | null;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A resident's photo, or initials. */
export function ResidentPhoto({ name, path, size = 'small' }: ResidentPhotoProps) {
  const { currentData } = useResidentPhotoQuery(path ?? '', { skip: path === null });
  return <Avatar name={name} url={path === null ? null : (currentData ?? null)} size={size} />;
}

const LARGEST = 30 * 1024 * 1024;
/** JPEG, which the PDF of the face sheet embeds as is. */
const OUTPUT_FORMAT = { type: 'image/jpeg', quality: 0.88, longestSide: 512 };

/** The photo in a resident's header, with choose, crop to a square, and remove. */
export function PhotoEditor({ resident }: { readonly resident: OpenResident }) {
  const [change, { isLoading }] = useSetResidentPhotoMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: residentId, community_id: communityId, name, photo_path: path } = resident;
  const photo = <ResidentPhoto name={name} path={path} size="large" />;
  if (!resident.writes.includes('residents') || resident.is_break_glass) return photo;

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setProblem(null);
    if (file.size > LARGEST) {
      return setProblem('This photo is larger than 30 MB. Choose a smaller one.');
    }
    const read = createImageBitmap(file, { imageOrientation: 'from-image' });
    const found = await read.catch(() => null);
    if (found === null) return setProblem("Can't read this image. Use JPEG, PNG, or WebP.");
    setPicture(found);
  }
  async function save(content: Blob | null) {
    const { error } = await change({ residentId, communityId, content });
    if (error === undefined) setPicture(null);
  }
  const pick = () => chooser.current?.click();
  return (
    <div className={styles.photo}>
      {path === null ? (
        <Button variant="minimal" className={styles.pick ?? ''} onClick={pick}>
          {photo}
          <span>Add photo</span>
        </Button>
      ) : (
        <MenuButton
          label="Photo"
          align="start"
          className={styles.pick}
          isBusy={isLoading}
          sections={[
            {
              entries: [
                { name: 'Change photo', onChoose: pick },
                { name: 'Remove photo', onChoose: () => void save(null) },
              ],
            },
          ]}
        >
          {photo}
          <span>Photo</span>
        </MenuButton>
      )}
      <Problem text={problem} />
      <FileChooser
        ref={chooser}
        label="Choose a photo of the resident"
        accept="image/jpeg,image/png,image/webp"
        onChoose={([file]) => void choose(file)}
      />
      {picture !== null && (
        <CropDialog
          picture={picture}
          title="Crop photo"
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
