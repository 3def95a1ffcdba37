import type { Noun } from '#shared/records/noun.ts';
import type { DuplicateChoice } from './CheckStep.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { UndoImport } from './UndoImport.tsx';
import { useRecordDestination } from './useStaging.ts';

export interface ImportDialogProps {
  readonly noun: Noun;
  readonly onClose: () => void;
}

const DUPLICATES: readonly DuplicateChoice[] = [
  ['skip', 'Skip them'],
  ['update', 'Update what is there with what the file has'],
  ['create', 'Import anyway'],
];

/** Imports records from a file. */
export default function ImportDialog({ noun, onClose }: ImportDialogProps) {
  const destination = useRecordDestination(noun);
  return (
    <ImportSteps
      noun={noun}
      destination={destination}
      duplicates={DUPLICATES}
      besides={<ImportHistory noun={noun} onUndone={onClose} />}
      done={`You can undo this import any time from “Import ${noun.many}”.`}
      undo={(id) => <UndoImport id={id} noun={noun} onUndone={onClose} />}
      onClose={onClose}
    />
  );
}
