import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { prepareFile } from '../../../data/files/prepareFile.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Inspections.module.css';
import {
  type InspectionItem,
  type InspectionPhoto,
  useInspectionPhotoLinksQuery,
} from './inspectionsApi.ts';

const LARGEST_PHOTO = 20 * 1024 * 1024;

interface ItemPhotosProps {
  readonly item: InspectionItem;
  readonly countOf: (item: string) => number;
  readonly add: (item: InspectionItem, content: Blob, type: string) => Promise<void>;
  readonly error: unknown;
  readonly isLoading: boolean;
}

/** Takes photos of an item; location and camera data are removed. */
export function ItemPhotos({ item, countOf, add, error, isLoading }: ItemPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = countOf(item.id);
  async function send(file: File | undefined) {
    if (file === undefined) return;
    setProblem(null);
    const prepared = await prepareFile(file, LARGEST_PHOTO);
    if (typeof prepared === 'string' || !prepared.type.startsWith('image/')) {
      setProblem('Choose a JPEG, PNG, or WebP picture up to 20 MB.');
      return;
    }
    await add(item, prepared.content, prepared.type);
  }
  return (
    <div className={ui.line}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={`Photo of ${item.label}`}
        hidden
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="large" loading={isLoading} onClick={() => input.current?.click()}>
        Add photo
      </Button>
      <p className={item.needs_photo && count === 0 ? styles.failure : ui.caption} role="status">
        {count === 0
          ? item.needs_photo
            ? 'A photo is required.'
            : ''
          : count === 1
            ? '1 photo'
            : `${count} photos`}
      </p>
      {problem !== null && (
        <p role="alert" className={styles.failure}>
          {problem}
        </p>
      )}
      <ServerError error={error} title="Photo not added" />
    </div>
  );
}

interface InspectionPhotosProps {
  readonly photos: readonly InspectionPhoto[];
  readonly items: readonly InspectionItem[];
}

/** Photos of a finished inspection. */
export function InspectionPhotos({ photos, items }: InspectionPhotosProps) {
  const links = useInspectionPhotoLinksQuery(
    photos.map(({ path }) => path),
    { skip: photos.length === 0 },
  );
  if (photos.length === 0) return null;
  return (
    <ul className={styles.items}>
      {photos.map(({ id, item, path }) => {
        const label = items.find((one) => one.id === item)?.label ?? item;
        const url = links.data?.find((one) => one.path === path)?.signedUrl;
        return (
          <li key={id}>
            {url === undefined ? (
              label
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                Photo: {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
