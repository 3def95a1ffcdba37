import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { prepareFile } from '../../../data/files/prepareFile.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { FileChooser } from '../../../ui/file/FileChooser.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Family.module.css';
import { usePhotoResidentsQuery, useSavePostMutation } from './familyApi.ts';
import type { PhotoResident } from './familyShapes.ts';

const LARGEST = 15 * 1024 * 1024;
const MOST = 12;
const schema = z.object({
  about: z.string(),
  body: plainText(4000).check(z.minLength(1, 'Write the update.')),
});

interface ChosenPhoto {
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
  readonly residentIds: readonly string[];
  readonly hasNoResident: boolean;
}

interface PostDialogProps {
  readonly communityId: string;
  readonly canPostToAll: boolean;
  readonly onClose: () => void;
}

/** Writes an update. Each photo names who is in it; only residents with photo consent can be named. */
export function PostDialog({ communityId, canPostToAll, onClose }: PostDialogProps) {
  const { data: residents = [] } = usePhotoResidentsQuery(communityId);
  const [save] = useSavePostMutation();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const unnamed = photos.some((one) => one.residentIds.length === 0 && !one.hasNoResident);
  const form = useSaveForm({
    schema,
    defaultValues: { about: '', body: '' },
    save: ({ about, body }, id) =>
      save({ id, communityId, residentId: about === '' ? null : about, body, photos }),
    onSaved: onClose,
  });
  async function add(files: readonly File[]) {
    setProblem(null);
    for (const file of files.slice(0, MOST - photos.length)) {
      const prepared = await prepareFile(file, LARGEST);
      if (typeof prepared === 'string' || !prepared.type.startsWith('image/')) {
        setProblem('Choose JPEG, PNG, or WebP pictures up to 15 MB.');
        continue;
      }
      const { name, content, type } = prepared;
      const photo = new Blob([content], { type });
      setPhotos((before) => [
        ...before,
        { id: crypto.randomUUID(), name, content: photo, residentIds: [], hasNoResident: false },
      ]);
    }
  }
  const update = (id: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <SaveDialog
      form={form}
      title="Post update"
      action="Post update"
      failure="Not posted"
      isDisabled={unnamed}
      onCancel={onClose}
    >
      <SelectField
        label="About"
        options={[
          canPostToAll ? (['', 'Whole community'] as const) : (['', 'Choose a resident'] as const),
          ...residents.map(({ id, name, unit }) => [id, labelOf(name, unit)] as const),
        ]}
        {...form.field('about')}
      />
      <TextAreaField label="Update" rows={5} {...form.field('body')} />
      {photos.map((photo) => (
        <PhotoNames
          key={photo.id}
          photo={photo}
          residents={residents}
          onChange={(changes) => update(photo.id, changes)}
          onRemove={() => setPhotos((before) => before.filter(({ id }) => id !== photo.id))}
        />
      ))}
      <Problem text={problem} />
      {unnamed && <p className={ui.muted}>Name who is in each photo.</p>}
      <FileChooser
        ref={chooser}
        label="Photos"
        accept="image/jpeg,image/png,image/webp"
        isMultiple
        onChoose={(files) => void add(files)}
      />
      {photos.length < MOST && (
        <div>
          <Button size="small" onClick={() => chooser.current?.click()}>
            Add photos
          </Button>
        </div>
      )}
    </SaveDialog>
  );
}

const labelOf = (name: string, unit: string | null) => (unit === null ? name : `${name}, ${unit}`);

interface PhotoNamesProps {
  readonly photo: ChosenPhoto;
  readonly residents: readonly PhotoResident[];
  readonly onChange: (changes: Partial<ChosenPhoto>) => void;
  readonly onRemove: () => void;
}

function PhotoNames({ photo, residents, onChange, onRemove }: PhotoNamesProps) {
  const { residentIds, hasNoResident } = photo;
  const named = residents.filter(({ id }) => residentIds.includes(id));
  const consenting = residents.filter(
    ({ id, has_consent }) => has_consent && !residentIds.includes(id),
  );
  return (
    <fieldset className={styles.names}>
      <legend>{photo.name}</legend>
      <p>{named.length === 0 ? 'No one named yet.' : named.map(({ name }) => name).join(', ')}</p>
      <SelectField
        label="Resident in this photo"
        hint="Only residents with photo consent are listed."
        name={`resident-${photo.id}`}
        value=""
        disabled={hasNoResident}
        options={[
          ['', 'Choose a resident'],
          ...consenting.map(({ id, name, unit }) => [id, labelOf(name, unit)] as const),
        ]}
        onChange={({ target }) =>
          target.value !== '' && onChange({ residentIds: [...residentIds, target.value] })
        }
      />
      <Checkbox
        checked={hasNoResident}
        onChange={({ target }) =>
          onChange({ hasNoResident: target.checked, ...(target.checked && { residentIds: [] }) })
        }
      >
        No resident is in this photo
      </Checkbox>
      <div className={ui.line}>
        <Button size="small" variant="minimal" onClick={() => onChange({ residentIds: [] })}>
          Clear names
        </Button>
        <Button size="small" variant="minimal" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    </fieldset>
  );
}
