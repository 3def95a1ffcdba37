import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { POLICY_CATEGORIES } from '#shared/operator/compliance.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { usePolicyTextQuery, useRemindReadersMutation } from './complianceApi.ts';
import type { ComplianceData, WrittenPolicy } from './complianceShapes.ts';
import { countReaders } from './countReaders.ts';
import { Files } from './Files.tsx';
import { PolicyDialog, VersionDialog } from './PolicyDialog.tsx';
import { PolicyReader } from './PolicyReader.tsx';

interface PolicyPanelProps {
  readonly communityId: string;
  readonly policy: WrittenPolicy;
  readonly members: NonNullable<ComplianceData['members']>;
  readonly today: string;
  readonly onClose: () => void;
}

/** A policy with its versions and its outstanding readers. */
export function PolicyPanel({ communityId, policy, members, today, onClose }: PolicyPanelProps) {
  const [step, setStep] = useState<'edit' | 'publish' | number | null>(null);
  const text = usePolicyTextQuery(
    { id: policy.id, number: null },
    { skip: policy.versions.length === 0 },
  );
  const [remind, { isLoading }] = useRemindReadersMutation();
  const close = () => setStep(null);
  const { outstanding } = countReaders(policy);
  return (
    <PanelDialog
      title={policy.title}
      subtitle={labelOf(POLICY_CATEGORIES, policy.category)}
      onClose={onClose}
    >
      <FactGrid
        facts={[
          ['Owner', policy.owner_name],
          ['Next review', formatCalendarDay(policy.review_on)],
          ['For', policy.positions.map((one) => labelOf(POSITIONS, one)).join(', ')],
        ]}
      />
      <div className={ui.actions}>
        <Button size="small" intent="primary" onClick={() => setStep('publish')}>
          Publish version
        </Button>
        <Button size="small" onClick={() => setStep('edit')}>
          Edit
        </Button>
        {outstanding > 0 && (
          <Button size="small" loading={isLoading} onClick={() => void remind(policy.id)}>
            Remind {outstanding}
          </Button>
        )}
      </div>
      <Versions communityId={communityId} policy={policy} onOpen={setStep} />
      <Readers policy={policy} />

      {step === 'edit' && (
        <PolicyDialog
          communityId={communityId}
          members={members}
          today={today}
          policy={policy}
          onClose={close}
        />
      )}
      {step === 'publish' && (
        <VersionDialog policy={policy} body={text.data?.body ?? ''} today={today} onClose={close} />
      )}
      {typeof step === 'number' && (
        <PolicyReader
          id={policy.id}
          number={step}
          readAt={undefined}
          communityId={communityId}
          onClose={close}
        />
      )}
    </PanelDialog>
  );
}

interface VersionsProps {
  readonly communityId: string;
  readonly policy: WrittenPolicy;
  readonly onOpen: (number: number) => void;
}

function Versions({ communityId, policy, onOpen }: VersionsProps) {
  return (
    <section className={ui.stack8} aria-label="Versions">
      <h3>Versions</h3>
      {policy.versions.length === 0 && <p className={ui.muted}>Nothing published yet.</p>}
      <ul className={styles.rows}>
        {policy.versions.map(({ id, number, effective_on, published_by, change_note, files }) => (
          <li key={id}>
            <span>
              <button type="button" className={ui.linkButton} onClick={() => onOpen(number)}>
                Version {number}
              </button>
              <span className={ui.subline}>
                Effective {formatCalendarDay(effective_on)}, published by {published_by}
                {change_note !== null && `. ${change_note}`}
              </span>
            </span>
            <Files
              communityId={communityId}
              kind="policy_version"
              subjectId={id}
              title={`version ${number}`}
              files={files}
              canChange
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Readers({ policy }: { readonly policy: WrittenPolicy }) {
  const latest = policy.versions[0]?.number ?? null;
  return (
    <section className={ui.stack8} aria-label="Readers">
      <h3>Readers</h3>
      {policy.readers.length === 0 && (
        <p className={ui.muted}>No one on the team has these positions.</p>
      )}
      <ul className={styles.rows}>
        {policy.readers.map(({ name, positions, read_at, number }) => (
          <li key={`${name}/${positions.join()}`}>
            <span>
              {name}
              <span className={ui.subline}>
                {positions.map((one) => labelOf(POSITIONS, one)).join(', ')}
              </span>
            </span>
            <span
              data-state={number === latest && latest !== null ? 'read' : 'due'}
              className={styles.state}
            >
              {read_at === null || number === null
                ? 'Not read'
                : `Version ${number}, ${formatDateTime(read_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
