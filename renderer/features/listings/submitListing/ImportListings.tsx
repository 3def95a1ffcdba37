import { useCallback, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { saveCsv } from '../../../ui/file/saveCsv.ts';
import type { DuplicateChoice } from '../../../workbench/import/CheckStep.tsx';
import { ImportProgress } from '../../../workbench/import/ImportProgress.tsx';
import { ImportSteps } from '../../../workbench/import/ImportSteps.tsx';
import { LISTING_NOUN } from './listingNoun.ts';
import { PictureCheck } from './PictureCheck.tsx';
import { PictureFiles } from './PictureFiles.tsx';
import { type PictureFile, type PicturePlan, planPictures } from './picturePlan.ts';
import type { ImportedDraft } from './submitApi.ts';
import { UndoImport } from './UndoImport.tsx';
import { useDraftDestination } from './useDraftDestination.ts';
import { type PictureImport, useImportPictures } from './useImportPictures.ts';

export interface ImportListingsProps {
  /** A file already chosen. */
  readonly file?: File | null;
  readonly onClose: () => void;
}

const DUPLICATES: readonly DuplicateChoice[] = [
  ['skip', 'Skip them'],
  ['create', 'Create drafts for them too'],
];

function saveColumns() {
  saveCsv(
    'listings',
    LISTING_NOUN.fields.map(({ label }) => label),
    [],
  );
}

/** Imports a file of communities as draft listings. */
export default function ImportListings({ file = null, onClose }: ImportListingsProps) {
  const [files, setFiles] = useState<readonly PictureFile[]>([]);
  const pictures = useImportPictures();
  const { bring } = pictures;
  const planned = useRef<PicturePlan | null>(null);
  const take = useRef(bring);
  take.current = bring;
  const onBrought = useCallback((drafts: readonly ImportedDraft[]) => {
    if (planned.current !== null) void take.current(drafts, planned.current);
  }, []);
  const { destination, cells } = useDraftDestination(onBrought);
  const plan = useMemo(() => planPictures(cells, files), [cells, files]);
  planned.current = plan;
  const isUploading = pictures.state?.is === 'under way';
  return (
    <ImportSteps
      noun={LISTING_NOUN}
      destination={destination}
      file={file}
      duplicates={DUPLICATES}
      besides={
        <>
          <p>
            Each row becomes a draft, up to 200 at a time. Name its photos in a column, such as
            “front.jpg; court.jpg”, and add the files here.{' '}
            <PlainButton variant="minimal" onClick={saveColumns}>
              Download column template (CSV)
            </PlainButton>
          </p>
          <PictureFiles files={files} onFiles={setFiles} />
        </>
      }
      checked={<PictureCheck plan={plan} files={files} onFiles={setFiles} />}
      done="They're in your drafts. Nothing is submitted until you submit it."
      undo={(id) => (isUploading ? null : <UndoImport id={id} onUndone={onClose} />)}
      after={
        pictures.state !== null && <Arrivals state={pictures.state} onCancel={pictures.cancel} />
      }
      onClose={() => {
        // A running import must be stopped first with its own button.
        if (!isUploading) onClose();
      }}
    />
  );
}

interface ArrivalsProps {
  readonly state: PictureImport;
  readonly onCancel: () => void;
}

/** Photo upload progress and failures. */
function Arrivals({ state, onCancel }: ArrivalsProps) {
  const { total, through, arrived, problems, is } = state;
  const label = `Uploading photos: ${formatNumber(through)} of ${formatNumber(total)}`;
  return (
    <>
      {is === 'under way' ? (
        <ImportProgress
          busy={{ label, share: through / total, canStop: true }}
          onCancel={onCancel}
        />
      ) : (
        <p role="status">
          {formatNumber(arrived)} of {formatNumber(total)} photos uploaded.
          {is === 'stopped' &&
            ' The others were skipped. Add them to the drafts, or undo the import.'}
        </p>
      )}
      {problems.length > 0 && (
        <ul role="alert">
          {problems.slice(0, 20).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
