import { findDropNoun } from '#shared/imports/dropNouns.ts';
import { isAnyWaiting, placeOf, TransferPage } from '../transfers/index.ts';
import { usePolledQuery } from '../usePolledQuery.ts';
import { AddDropDialog } from './AddDropDialog.tsx';
import { DropPanel } from './DropPanel.tsx';
import { DROP, describeSchedule, describeSource, dropStatus, titleOf } from './drops.ts';
import {
  useFileDropsQuery,
  useRemoveFileDropMutation,
  useRotateFileDropTokenMutation,
} from './dropsApi.ts';

/** File drops of the user in their workspace. */
export function Component() {
  const query = usePolledQuery(useFileDropsQuery, isAnyWaiting);
  const [rotate] = useRotateFileDropTokenMutation();
  const [remove] = useRemoveFileDropMutation();
  return (
    <TransferPage
      direction="in"
      kind="file-drops"
      noun={DROP}
      answer={query}
      statusOf={dropStatus}
      kindOf={({ kind }) => titleOf(findDropNoun(kind)?.many ?? kind)}
      place={{ label: 'Source', of: (drop) => placeOf(describeSource(drop), drop) }}
      scheduleOf={describeSchedule}
      lastFileOf={({ runs }) => runs[0]?.begun_at ?? null}
      empty="Import CSV files that another system sends or puts in a folder."
      Panel={DropPanel}
      AddDialog={AddDropDialog}
      tokenUse={{
        path: 'file-drops',
        address: 'Upload address',
        note: 'Anyone with it can send files here.',
        example: 'Send a file',
        command: (url) => `curl -T contacts.csv "${url}?name=contacts.csv"`,
        hint: 'Add dry_run=true to the address to check a file without importing.',
      }}
      rotate={rotate}
      remove={remove}
      removal="Files are no longer taken or read, and the log is deleted. Records stay."
    />
  );
}
