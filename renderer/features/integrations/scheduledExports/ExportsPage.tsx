import { isAnyWaiting, placeOf, TransferPage } from '../transfers/index.ts';
import { usePolledQuery } from '../usePolledQuery.ts';
import { AddExportDialog } from './AddExportDialog.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import {
  describeDestination,
  describeExportSchedule,
  EXPORT,
  exportStatus,
  kindLabel,
} from './exports.ts';
import {
  useRemoveExportMutation,
  useRotateExportTokenMutation,
  useScheduledExportsQuery,
} from './exportsApi.ts';

/** Scheduled exports of the user in their workspace. */
export function Component() {
  const query = usePolledQuery(useScheduledExportsQuery, isAnyWaiting);
  const [rotate] = useRotateExportTokenMutation();
  const [remove] = useRemoveExportMutation();
  return (
    <TransferPage
      direction="out"
      kind="scheduled-exports"
      noun={EXPORT}
      answer={query}
      statusOf={exportStatus}
      kindOf={({ kind }) => kindLabel(kind)}
      place={{
        label: 'Destination',
        of: (scheduled) => placeOf(describeDestination(scheduled), scheduled),
      }}
      scheduleOf={describeExportSchedule}
      lastFileOf={({ runs }) => runs.find(({ state }) => state === 'done')?.began_at ?? null}
      empty="Send a list to another system every day or week."
      Panel={ExportPanel}
      AddDialog={AddExportDialog}
      tokenUse={{
        path: 'scheduled-exports',
        address: 'Download address',
        note: 'Anyone with it can read the newest file.',
        example: 'Download the file',
        command: (url) => `curl -OJ "${url}"`,
      }}
      rotate={rotate}
      remove={remove}
      removal="No more files are made. The log and the file at the download address are deleted. Files on your server stay."
    />
  );
}
