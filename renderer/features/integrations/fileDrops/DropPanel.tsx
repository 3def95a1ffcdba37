import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { findDropNoun } from '#shared/imports/dropNouns.ts';
import ui from '../../../ui/theme/ui.module.css';
import { UndoImport } from '../../../workbench/import/UndoImport.tsx';
import { type OpenTransfer, TransferPanel, TransferRun } from '../transfers/index.ts';
import {
  DROP,
  describeCounts,
  describeDropFailure,
  describeSchedule,
  dropStatus,
  labelOfField,
  runStatus,
} from './drops.ts';
import {
  type DropRun,
  type FileDrop,
  useAcceptFileDropHostKeyMutation,
  useFileDropsQuery,
  useReadFileDropMutation,
  useSetFileDropPausedMutation,
} from './dropsApi.ts';

/** A file drop with its state and its latest files. */
export function DropPanel({ transfer: drop, onAct }: OpenTransfer<FileDrop>) {
  const [setPaused, pausing] = useSetFileDropPausedMutation();
  const [accept] = useAcceptFileDropHostKeyMutation();
  const isUpload = drop.source === 'upload';
  return (
    <TransferPanel
      transfer={drop}
      noun={DROP}
      hasToken={isUpload}
      failure={drop.failure && describeDropFailure(drop.failure)}
      facts={[
        ['Status', dropStatus(drop).label],
        ['Schedule', describeSchedule(drop)],
        ['Known records', drop.updates ? 'Updated' : 'Skipped'],
        ['Server', drop.host],
        ['Server key', drop.host_key],
        ['Token', drop.token_hint && `hvd_…${drop.token_hint}`],
        ['Last read', drop.checked_at && formatDateTime(drop.checked_at)],
      ]}
      actions={isUpload ? null : <ReadButtons drop={drop} />}
      pause={{ set: setPaused, isSaving: pausing.isLoading }}
      accept={accept}
      nothing="Files that arrive appear here."
      caption="An import can be undone for 90 days."
      runs={drop.runs.map((run) => <RunRow key={run.id} run={run} kind={drop.kind} />)}
      onAct={onAct}
    />
  );
}

function ReadButtons({ drop }: { readonly drop: FileDrop }) {
  const [read, { isLoading }] = useReadFileDropMutation();
  const button = (label: string, isCheck: boolean) => (
    <Button size="small" loading={isLoading} onClick={() => void read({ id: drop.id, isCheck })}>
      {label}
    </Button>
  );
  return (
    <>
      {button('Check now', true)}
      {!drop.is_paused && button('Read now', false)}
    </>
  );
}

function RunRow({ run, kind }: { readonly run: DropRun; readonly kind: string }) {
  const { refetch } = useFileDropsQuery();
  const noun = findDropNoun(kind);
  return (
    <TransferRun title={run.file_name} status={runStatus(run)}>
      <span className={ui.subline}>
        {formatDateTime(run.begun_at)}
        {run.rows > 0 && ` · ${describeCounts(run)}`}
      </span>
      {run.failure !== null && (
        <span className={ui.subline}>{describeDropFailure(run.failure)}</span>
      )}
      {run.unused.length > 0 && (
        <span className={ui.subline}>Columns not used: {run.unused.join(', ')}</span>
      )}
      {run.errors.length > 0 && <RowErrors run={run} kind={kind} />}
      {run.can_undo && noun !== undefined && (
        <UndoImport id={run.id} noun={noun} onUndone={() => void refetch()} />
      )}
    </TransferRun>
  );
}

const RowErrors = ({ run, kind }: { readonly run: DropRun; readonly kind: string }) => (
  <details>
    <summary>Rows with errors</summary>
    <ul>
      {run.errors.map(({ at, field, sentence }) => (
        <li key={`${at} ${field}`}>
          Row {formatNumber(at)}, {labelOfField(kind, field)}:{' '}
          {sentence || 'This value isn’t valid.'}
        </li>
      ))}
    </ul>
    {run.faulty > run.errors.length && <p className={ui.caption}>The first 100 are shown.</p>}
  </details>
);
