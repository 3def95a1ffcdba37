import { Suspense, useState } from 'react';
import {
  COMMUNITY_IMPORTS,
  type CommunityImport,
  type CommunityImportName,
} from '#shared/operator/imports.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { saveCsv } from '../../../ui/file/saveCsv.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { ImportDialogProps } from '../../../workbench/import/ImportDialog.tsx';
import { useMyPositionsQuery } from '../operatorApi.ts';

const ImportDialog = lazyPart<ImportDialogProps>(
  () => import('../../../workbench/import/ImportDialog.tsx'),
);

/** Saves a file with the import's columns and rows that show their format. */
function saveSample({ noun, sample }: CommunityImport) {
  saveCsv(
    `${noun.many} sample`,
    noun.fields.map(({ label }) => label),
    sample.map((row) => noun.fields.map(({ name }) => row[name] ?? '')),
  );
}

interface ImportActionProps {
  readonly of: CommunityImportName;
  /** The community of the screen; without one, the user chooses. */
  readonly communityId?: string;
}

/** Opens an import into a community. Shown to positions that may add its records. */
export function ImportAction({ of, communityId }: ImportActionProps) {
  const importing = COMMUNITY_IMPORTS[of];
  const { noun, right, duplicates, about } = importing;
  const { data: positions = [] } = useMyPositionsQuery();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const communities = [
    ...new Map(
      positions
        .filter((one) => one[right.verb].includes(right.kind))
        .filter((one) => communityId === undefined || one.community_id === communityId)
        .map((one) => [one.community_id, one.community] as const),
    ),
  ];
  const id = communities.find(([one]) => one === chosen)?.[0] ?? communities[0]?.[0];
  if (id === undefined) return null;
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Import {noun.many}</DialogButton>
      {isOpen && (
        <Suspense>
          <ImportDialog
            noun={noun}
            communityId={id}
            duplicates={duplicates}
            intro={
              <>
                {communities.length > 1 && (
                  <SelectField
                    label="Community"
                    options={communities}
                    value={id}
                    onChange={({ target }) => setChosen(target.value)}
                  />
                )}
                <p className={ui.caption}>
                  {about} Up to 5,000 rows.{' '}
                  <PlainButton variant="minimal" size="small" onClick={() => saveSample(importing)}>
                    Sample file
                  </PlainButton>
                </p>
              </>
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
