import { Button } from '@blueprintjs/core';
import { ArrowLeft, ArrowRight, Crop, Plus, Trash } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { reencodeImage } from '../../../ui/file/reencodeImage.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { CropPicture } from './CropPicture.tsx';
import { DraftPhoto } from './DraftPhoto.tsx';
import { isDemoPicture } from './draftPicture.ts';
import type { DraftPicture } from './listingForm.ts';
import { MAX_PICTURES } from './picturePlan.ts';
import { PICTURE_TYPES, STORED_PICTURE_TYPE, UPLOAD_OPTIONS } from './pictureTypes.ts';
import styles from './SubmitListing.module.css';
import { useRemoveListingPictureMutation, useUploadListingPictureMutation } from './submitApi.ts';

interface PicturesProps {
  readonly pictures: readonly DraftPicture[];
  /** Ensures the draft is saved and returns its photo folder; null on failure. */
  readonly folderOf: () => Promise<string | null>;
  readonly folder: string | null;
  readonly onChange: (
    change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
  ) => void;
}

/** Adds photos by picker or drop, reorders them by dragging or buttons, and edits alt text. */
export function Pictures({ pictures, folder, folderOf, onChange }: PicturesProps) {
  const [upload] = useUploadListingPictureMutation();
  const [remove] = useRemoveListingPictureMutation();
  const [left, setLeft] = useState(0);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [cropping, setCropping] = useState<DraftPicture | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const dragged = useRef<number | null>(null);

  async function add(files: readonly File[]) {
    const rejected: string[] = [];
    setRejections([]);
    setLeft(files.length);
    const listing = await folderOf();
    for (const [index, file] of files.entries()) {
      if (listing === null) rejected.push(`${file.name}: the draft could not be saved first.`);
      else if (pictures.length + index - rejected.length >= MAX_PICTURES) {
        rejected.push(`${file.name}: a listing shows at most ${MAX_PICTURES} photos.`);
      } else {
        const reason = await addOne(listing, file);
        if (reason !== null) rejected.push(`${file.name}: ${reason}`);
      }
      setLeft(files.length - index - 1);
    }
    setRejections(rejected);
  }

  async function addOne(listing: string, file: File): Promise<string | null> {
    const encoded = await reencodeImage(file, STORED_PICTURE_TYPE, UPLOAD_OPTIONS);
    if (encoded === null) return "can't read this image. Use JPEG, PNG or WebP.";
    const id = crypto.randomUUID();
    const { error } = await upload({ listing, id, content: encoded.content });
    if (error !== undefined)
      return isDataError(error) ? dataErrorMessage(error) : 'the upload failed.';
    const { width, height } = encoded;
    onChange((before) => [...before, { id, alt_text: '', width, height }]);
    return null;
  }

  /** Published photos stay until the change is saved. */
  function forget({ id, image_url: url }: DraftPicture) {
    if (folder !== null && url === undefined) void remove({ listing: folder, id });
  }

  const move = (from: number, to: number) =>
    onChange((before) => {
      const moved = before[from];
      if (moved === undefined || to < 0 || to >= before.length) return before;
      return before.toSpliced(from, 1).toSpliced(to, 0, moved);
    });

  return (
    <section
      aria-label="Photos"
      className={styles.pictures}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) void add(files);
      }}
    >
      <div className={styles.drop}>
        <Button icon={<Plus />} loading={left > 0} onClick={() => chooser.current?.click()}>
          Add photos
        </Button>
        <span className={ui.note}>
          {left > 0 ? `${left} left` : 'or drop them here. JPEG, PNG or WebP, up to 40.'}
        </span>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={PICTURE_TYPES.join(',')}
          aria-label="Choose photos"
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {rejections.length > 0 && (
        <ul role="alert" className={ui.danger}>
          {rejections.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <ol className={styles.gallery}>
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            draggable
            onDragStart={() => {
              dragged.current = index;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              if (dragged.current === null) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged.current, index);
              dragged.current = null;
            }}
          >
            {folder !== null && <DraftPhoto listing={folder} picture={picture} />}
            <div className={styles.order}>
              <span className={`${ui.note} ${styles.place}`}>
                {index === 0 ? 'Leads' : index + 1}
              </span>
              <Button
                variant="minimal"
                icon={<ArrowLeft />}
                aria-label={`Move photo ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Button
                variant="minimal"
                icon={<ArrowRight />}
                aria-label={`Move photo ${index + 1} back`}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, index + 1)}
              />
              {!isDemoPicture(picture) && (
                <Button
                  variant="minimal"
                  icon={<Crop />}
                  aria-label={`Crop photo ${index + 1}`}
                  onClick={() => setCropping(picture)}
                />
              )}
              <Button
                variant="minimal"
                icon={<Trash />}
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => {
                  forget(picture);
                  onChange((before) => before.filter(({ id }) => id !== picture.id));
                }}
              />
            </div>
            <TextField
              label="Alt text"
              hint="Describes the photo for people who can't see it."
              maxLength={300}
              value={picture.alt_text}
              error={isPlainLine(picture.alt_text) ? undefined : PLAIN_LINE_MESSAGE}
              onChange={(event) => {
                const alt_text = event.target.value;
                onChange((before) =>
                  before.map((one) => (one.id === picture.id ? { ...one, alt_text } : one)),
                );
              }}
            />
          </li>
        ))}
      </ol>
      {cropping !== null && folder !== null && (
        <CropPicture
          listing={folder}
          picture={cropping}
          onCropped={(cropped) => {
            // Keeps its position and alt text with a new file.
            onChange((before) =>
              before.map(({ image_url: url, ...one }) =>
                one.id !== cropping.id
                  ? { ...one, ...(url !== undefined && { image_url: url }) }
                  : { ...one, ...cropped },
              ),
            );
            forget(cropping);
            setCropping(null);
          }}
          onClose={(problem) => {
            setCropping(null);
            if (problem !== undefined) setRejections([problem]);
          }}
        />
      )}
    </section>
  );
}
