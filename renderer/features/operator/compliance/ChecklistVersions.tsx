import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { describeChecklistChanges } from './checklistChanges.ts';
import { countItems } from './checklistOptions.ts';
import { useChecklistVersionsInfiniteQuery, useSaveChecklistMutation } from './complianceApi.ts';
import type { ChecklistVersion } from './complianceShapes.ts';

interface ChecklistVersionsProps {
  readonly communityId: string;
  readonly code: string;
  readonly name: string;
  /** A draft would not be saved over a restored version, so it blocks restoring. */
  readonly hasDraft: boolean;
  readonly onClose: () => void;
}

/** Every version of a checklist with its changes; an earlier one is restored as a new version. */
export function ChecklistVersions(props: ChecklistVersionsProps) {
  const { communityId, code, name, hasDraft, onClose } = props;
  const list = useChecklistVersionsInfiniteQuery({ communityId, code });
  const [open, setOpen] = useState<number | null>(null);
  const [save, { error, isLoading }] = useSaveChecklistMutation();

  async function restore(number: number, latest: number) {
    const values = { restored_from: number };
    const result = await save({ id: code, communityId, version: latest, values });
    if (result.error === undefined) setOpen(null);
  }

  return (
    <PanelDialog title="Versions" subtitle={name} onClose={onClose}>
      {hasDraft && (
        <p className={ui.warning}>Save or discard your draft before you restore a version.</p>
      )}
      <ServerError error={error} title="Not restored" />
      <Loaded answer={list} waiting={<Skeleton height="16rem" />} keepsLast>
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions);
          const latest = versions[0]?.number ?? 0;
          return (
            <>
              <ul className={styles.rows} aria-label="Versions">
                {versions.map((version) => (
                  <Version
                    key={version.number}
                    version={version}
                    isLatest={version.number === latest}
                    isOpen={version.number === open}
                    isRestoring={isLoading}
                    canRestore={!hasDraft}
                    onToggle={() => setOpen(version.number === open ? null : version.number)}
                    onRestore={() => void restore(version.number, latest)}
                  />
                ))}
              </ul>
              <LoadMore list={list} />
            </>
          );
        }}
      </Loaded>
    </PanelDialog>
  );
}

interface VersionProps {
  readonly version: ChecklistVersion;
  readonly isLatest: boolean;
  readonly isOpen: boolean;
  readonly isRestoring: boolean;
  readonly canRestore: boolean;
  readonly onToggle: () => void;
  readonly onRestore: () => void;
}

function Version(props: VersionProps) {
  const { version, isLatest, isOpen, isRestoring, canRestore, onToggle, onRestore } = props;
  const { number, saved_at, saved_by, restored_from, name, items } = version;
  const { summary, lines } = describeChecklistChanges(version.before, version);
  const title = `Version ${number}`;
  return (
    <li className={styles.item}>
      <button type="button" className={ui.linkButton} aria-expanded={isOpen} onClick={onToggle}>
        {title}
        <span className={ui.subline}>
          {formatDateTime(saved_at)}
          {saved_by !== null && ` by ${saved_by}`}
        </span>
        <span className={ui.subline}>
          {restored_from !== null && `Restored from version ${restored_from}. `}
          {summary}
        </span>
      </button>
      {isLatest && <span className={ui.caption}>Current</span>}
      {isOpen && (
        <section className={styles.fields} aria-label={title}>
          {lines.length > 0 && (
            <ul className={styles.changes} aria-label={`Changes in version ${number}`}>
              {lines.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          )}
          <h3>
            {name}, {countItems(items.length)}
          </h3>
          <ol className={styles.changes} aria-label={`Items of version ${number}`}>
            {items.map(({ id, label, tag, source, is_physical }) => (
              <li key={id}>
                {label}
                <span className={ui.subline}>
                  {[tag, source, is_physical && 'Opens a work order'].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
          {!isLatest && (
            <span>
              <Button
                size="small"
                intent="primary"
                loading={isRestoring}
                disabled={!canRestore}
                onClick={onRestore}
              >
                Restore version {number}
              </Button>
            </span>
          )}
        </section>
      )}
    </li>
  );
}
