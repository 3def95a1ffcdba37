import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import ui from '../../../ui/theme/ui.module.css';
import { type OpenTransfer, TransferPanel, TransferRun } from '../transfers/index.ts';
import {
  describeExportFailure,
  describeExportSchedule,
  describeFile,
  EXPORT,
  exportRunStatus,
  exportStatus,
} from './exports.ts';
import {
  type ExportRun,
  type ScheduledExport,
  useAcceptExportHostKeyMutation,
  useRunExportMutation,
  useSetExportPausedMutation,
} from './exportsApi.ts';

/** A scheduled export with its state and its latest files. */
export function ExportPanel({ transfer: scheduled, onAct }: OpenTransfer<ScheduledExport>) {
  const [setPaused, pausing] = useSetExportPausedMutation();
  const [accept] = useAcceptExportHostKeyMutation();
  const { failure, host, host_key: hostKey, token_hint: hint, next_at: nextAt } = scheduled;
  return (
    <TransferPanel
      transfer={scheduled}
      noun={EXPORT}
      hasToken={scheduled.destination === 'download'}
      failure={failure && describeExportFailure(failure)}
      facts={[
        ['Status', exportStatus(scheduled).label],
        ['Schedule', describeExportSchedule(scheduled)],
        ['Next file', nextAt && formatDateTime(nextAt)],
        ['Server', host],
        ['Server key', hostKey],
        ['Token', hint && `hve_…${hint}`],
      ]}
      actions={scheduled.is_paused ? null : <RunButton id={scheduled.id} />}
      pause={{ set: setPaused, isSaving: pausing.isLoading }}
      accept={accept}
      nothing="Files that are made appear here."
      caption=""
      runs={scheduled.runs.map((run) => <RunRow key={run.id} run={run} />)}
      onAct={onAct}
    />
  );
}

function RunButton({ id }: { readonly id: string }) {
  const [run, { isLoading }] = useRunExportMutation();
  return (
    <Button size="small" loading={isLoading} onClick={() => void run(id)}>
      Export now
    </Button>
  );
}

const RunRow = ({ run }: { readonly run: ExportRun }) => (
  <TransferRun title={formatDateTime(run.began_at)} status={exportRunStatus(run)}>
    {run.state === 'done' && <span className={ui.subline}>{describeFile(run)}</span>}
    {run.failure !== null && (
      <span className={ui.subline}>{describeExportFailure(run.failure)}</span>
    )}
  </TransferRun>
);
