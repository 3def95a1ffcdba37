import { Button, Tag } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { isDataError } from '../../../data/api/dataError.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistorySection } from '../history/index.ts';
import { useRecentSignIn } from '../keys/index.ts';
import styles from './Transfers.module.css';
import type { Pause } from './transferCalls.ts';
import type { Transfer } from './transferShape.ts';
import type { State, TransferNoun } from './transfers.ts';

export type TransferAct = 'remove' | 'rotate';

/** What the panel of one kind of transfer gets from its page. */
export interface OpenTransfer<Row extends Transfer> {
  readonly transfer: Row;
  readonly onAct: (act: TransferAct) => void;
}

interface TransferPanelProps extends OpenTransfer<Transfer> {
  readonly noun: TransferNoun;
  /** True if it has an address with a token, which may have been deleted. */
  readonly hasToken: boolean;
  /** The text of its failure; null without one. */
  readonly failure: string | null;
  /** Facts by name. Those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
  /** Buttons of this kind of transfer. */
  readonly actions: ReactNode;
  readonly pause: {
    readonly set: (pause: Pause) => unknown;
    readonly isSaving: boolean;
  };
  readonly accept: (id: string) => PromiseLike<{ readonly error?: unknown }>;
  /** Said while there are no files. */
  readonly nothing: string;
  /** Said below the files. */
  readonly caption: string;
  /** A row for each of the latest files. */
  readonly runs: readonly ReactNode[];
}

/** A transfer with its state and its latest files. */
export function TransferPanel(props: TransferPanelProps) {
  const {
    transfer,
    noun,
    hasToken,
    failure,
    facts,
    actions,
    pause,
    accept,
    nothing,
    caption,
    runs,
  } = props;
  const { id, is_paused: isPaused } = transfer;
  return (
    <div className={ui.stack16}>
      <div className={ui.actions}>
        {actions}
        <Button
          size="small"
          intent={isPaused ? 'primary' : 'none'}
          loading={pause.isSaving}
          onClick={() => void pause.set({ id, isPaused: !isPaused })}
        >
          {isPaused ? `Turn on ${noun.one}` : `Pause ${noun.one}`}
        </Button>
        {hasToken && (
          <Button size="small" onClick={() => props.onAct('rotate')}>
            Rotate token
          </Button>
        )}
        <Button
          size="small"
          intent="danger"
          variant="minimal"
          onClick={() => props.onAct('remove')}
        >
          Remove {noun.one}
        </Button>
      </div>
      {failure !== null && (
        <p role="status" className={ui.error}>
          {failure}
        </p>
      )}
      {transfer.failure === 'host_key_changed' && <AcceptKey accept={() => accept(id)} />}
      <Facts>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
        )}
      </Facts>
      <section aria-label="Files" className={ui.stack8}>
        <h3>Files</h3>
        {runs.length === 0 ? (
          <EmptyState title="No files yet">{nothing}</EmptyState>
        ) : (
          <>
            <ul className={styles.runs}>{runs}</ul>
            <p className={ui.caption}>The last 20 files. {caption}</p>
          </>
        )}
      </section>
      <HistorySection itemId={id} />
    </div>
  );
}

/** Accepts the new key of a server after a recent sign-in. */
function AcceptKey({
  accept,
}: {
  readonly accept: () => PromiseLike<{ readonly error?: unknown }>;
}) {
  const [{ error, isSending }, setState] = useState<{ error?: unknown; isSending: boolean }>({
    isSending: false,
  });
  const proof = useRecentSignIn(() => void send());
  const send = async () => {
    setState({ isSending: true });
    const result = proof.watch(await accept());
    setState({ error: result.error, isSending: false });
  };
  const isUnproven = isDataError(error) && error.code === 'HXAKC';
  return (
    <div className={ui.actions}>
      <Button size="small" loading={isSending} onClick={() => void send()}>
        Accept new key
      </Button>
      <ServerError error={isUnproven ? undefined : error} />
      {proof.dialog}
    </div>
  );
}

interface TransferRunProps {
  readonly title: string;
  readonly status: State;
  readonly children: ReactNode;
}

/** A file of the log. */
export const TransferRun = ({ title, status, children }: TransferRunProps) => (
  <li>
    <div className={ui.wrap}>
      <strong>{title}</strong>
      <Tag minimal intent={status.intent}>
        {status.label}
      </Tag>
    </div>
    {children}
  </li>
);
