import { Button, Tag } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { findDropNoun } from '#shared/imports/dropNouns.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UndoImport } from '../../../workbench/import/UndoImport.tsx';
import { keyStyles, useRecentSignIn } from '../keys/index.ts';
import styles from './Drops.module.css';
import {
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

interface DropPanelProps {
  readonly drop: FileDrop;
  readonly onAct: (act: 'remove' | 'rotate') => void;
}

/** A file drop with its state and its latest files. */
export function DropPanel({ drop, onAct }: DropPanelProps) {
  const facts: readonly [string, string][] = [
    ['Status', dropStatus(drop).label],
    ['Schedule', describeSchedule(drop)],
    ['Known records', drop.updates ? 'Updated' : 'Skipped'],
    ...(drop.host ? [['Server', drop.host] as [string, string]] : []),
    ...(drop.host_key ? [['Server key', drop.host_key] as [string, string]] : []),
    ...(drop.token_hint ? [['Token', `hvd_…${drop.token_hint}`] as [string, string]] : []),
    ...(drop.checked_at
      ? [['Last read', formatDateTime(drop.checked_at)] as [string, string]]
      : []),
  ];
  return (
    <div className={ui.stack16}>
      <DropActions drop={drop} onAct={onAct} />
      {drop.failure !== null && (
        <p role="status" className={ui.error}>
          {describeDropFailure(drop.failure)}
        </p>
      )}
      {drop.failure === 'host_key_changed' && <AcceptKey id={drop.id} />}
      <dl className={keyStyles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label="Files" className={ui.stack8}>
        <h3>Files</h3>
        {drop.runs.length === 0 ? (
          <EmptyState title="No files yet">Files that arrive appear here.</EmptyState>
        ) : (
          <>
            <ul className={styles.runs}>
              {drop.runs.map((run) => (
                <RunRow key={run.id} run={run} kind={drop.kind} />
              ))}
            </ul>
            <p className={ui.caption}>The last 20 files. An import can be undone for 90 days.</p>
          </>
        )}
      </section>
    </div>
  );
}

function DropActions({ drop, onAct }: DropPanelProps) {
  const [setPaused, pausing] = useSetFileDropPausedMutation();
  const [read, reading] = useReadFileDropMutation();
  const { id, source, is_paused: isPaused } = drop;
  return (
    <div className={ui.actions}>
      {source !== 'upload' && (
        <>
          <Button
            size="small"
            loading={reading.isLoading}
            onClick={() => void read({ id, isCheck: true })}
          >
            Check now
          </Button>
          {!isPaused && (
            <Button
              size="small"
              loading={reading.isLoading}
              onClick={() => void read({ id, isCheck: false })}
            >
              Read now
            </Button>
          )}
        </>
      )}
      <Button
        size="small"
        intent={isPaused ? 'primary' : 'none'}
        loading={pausing.isLoading}
        onClick={() => void setPaused({ id, isPaused: !isPaused })}
      >
        {isPaused ? 'Turn on file drop' : 'Pause file drop'}
      </Button>
      {source === 'upload' && (
        <Button size="small" onClick={() => onAct('rotate')}>
          Rotate token
        </Button>
      )}
      <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('remove')}>
        Remove file drop
      </Button>
    </div>
  );
}

function AcceptKey({ id }: { readonly id: string }) {
  const [accept, { error, isLoading }] = useAcceptFileDropHostKeyMutation();
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

function RunRow({ run, kind }: { readonly run: DropRun; readonly kind: string }) {
  const { refetch } = useFileDropsQuery();
  const noun = findDropNoun(kind);
  const { label, intent } = runStatus(run);
  return (
    <li>
      <div className={ui.wrap}>
        <strong>{run.file_name}</strong>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
      </div>
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
    </li>
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
