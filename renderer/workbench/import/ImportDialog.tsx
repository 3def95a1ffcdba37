import type { ReactNode } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import type { DuplicateChoice } from './CheckStep.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { UndoImport } from './UndoImport.tsx';
import { useRecordDestination } from './useStaging.ts';

export interface ImportDialogProps {
  readonly noun: Noun;
  /** The community whose records it adds. */
  readonly communityId?: string;
  readonly duplicates?: readonly DuplicateChoice[];
  /** Above the file picker. */
  readonly intro?: ReactNode;
  readonly onClose: () => void;
}

const DUPLICATES: readonly DuplicateChoice[] = [
  ['skip', 'Skip them'],
  ['update', 'Update what is there with what the file has'],
  ['create', 'Import anyway'],
];

/** Imports records from a file. */
export default function ImportDialog(props: ImportDialogProps) {
  const { noun, communityId, duplicates = DUPLICATES, intro, onClose } = props;
  const destination = useRecordDestination(noun, communityId);
  return (
    <ImportSteps
      noun={noun}
      destination={destination}
      duplicates={duplicates}
      intro={intro}
      besides={<ImportHistory noun={noun} onUndone={onClose} />}
      done={`You can undo this import any time from “Import ${noun.many}”.`}
      undo={(id) => <UndoImport id={id} noun={noun} onUndone={onClose} />}
      onClose={onClose}
    />
  );
}
