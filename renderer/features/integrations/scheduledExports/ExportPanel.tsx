import { Button, Tag } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { dropStyles } from '../fileDrops/index.ts';
import { keyStyles, useRecentSignIn } from '../keys/index.ts';
import {
  describeExportFailure,
  describeExportSchedule,
  describeFile,
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

interface ExportPanelProps {
  readonly scheduled: ScheduledExport;
  readonly onAct: (act: 'remove' | 'rotate') => void;
}

/** A scheduled export with its state and its latest files. */
export function ExportPanel({ scheduled, onAct }: ExportPanelProps) {
  const { failure, runs, host, host_key: hostKey, token_hint: hint, next_at: nextAt } = scheduled;
  const facts: readonly [string, string | null][] = [
    ['Status', exportStatus(scheduled).label],
    ['Schedule', describeExportSchedule(scheduled)],
    ['Next file', nextAt && formatDateTime(nextAt)],
    ['Server', host],
    ['Server key', hostKey],
    ['Token', hint && `hve_…${hint}`],
  ];
  return (
    <div className={ui.stack16}>
      <ExportActions scheduled={scheduled} onAct={onAct} />
      {failure !== null && (
        <p role="status" className={ui.error}>
          {describeExportFailure(failure)}
        </p>
      )}
      {failure === 'host_key_changed' && <AcceptKey id={scheduled.id} />}
      <dl className={keyStyles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section aria-label="Files" className={ui.stack8}>
        <h3>Files</h3>
        {runs.length === 0 ? (
          <EmptyState title="No files yet">Files that are made appear here.</EmptyState>
        ) : (
          <>
            <ul className={dropStyles.runs}>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ul>
            <p className={ui.caption}>The last 20 files.</p>
          </>
        )}
      </section>
    </div>
  );
}

function ExportActions({ scheduled, onAct }: ExportPanelProps) {
  const [setPaused, pausing] = useSetExportPausedMutation();
  const [run, running] = useRunExportMutation();
  const { id, destination, is_paused: isPaused } = scheduled;
  return (
    <div className={ui.actions}>
      {!isPaused && (
        <Button size="small" loading={running.isLoading} onClick={() => void run(id)}>
          Export now
        </Button>
      )}
      <Button
        size="small"
        intent={isPaused ? 'primary' : 'none'}
        loading={pausing.isLoading}
        onClick={() => void setPaused({ id, isPaused: !isPaused })}
      >
        {isPaused ? 'Turn on export' : 'Pause export'}
      </Button>
      {destination === 'download' && (
        <Button size="small" onClick={() => onAct('rotate')}>
          Rotate token
        </Button>
      )}
      <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('remove')}>
        Remove export
      </Button>
    </div>
  );
}

function AcceptKey({ id }: { readonly id: string }) {
  const [accept, { error, isLoading }] = useAcceptExportHostKeyMutation();
  const proof = useRecentSignIn(() => void send());
  const send = async () => proof.watch(await accept(id));
  return (
    <div className={ui.actions}>
      <Button size="small" loading={isLoading} onClick={() => void send()}>
        Accept new key
      </Button>
      {isDataError(error) && error.code !== 'HXAKC' && (
        <p role="alert" className={ui.error}>
          {dataErrorMessage(error)}
        </p>
      )}
      {proof.dialog}
    </div>
  );
}

function RunRow({ run }: { readonly run: ExportRun }) {
  const { label, intent } = exportRunStatus(run);
  return (
    <li>
      <div className={ui.wrap}>
        <strong>{formatDateTime(run.began_at)}</strong>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
      </div>
      {run.state === 'done' && <span className={ui.subline}>{describeFile(run)}</span>}
      {run.failure !== null && (
        <span className={ui.subline}>{describeExportFailure(run.failure)}</span>
      )}
    </li>
  );
}
