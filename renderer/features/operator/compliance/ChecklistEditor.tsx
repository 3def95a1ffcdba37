import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { ChecklistItems } from './ChecklistItems.tsx';
import { ChecklistPrint } from './ChecklistPrint.tsx';
import { ChecklistVersions } from './ChecklistVersions.tsx';
import { describeChecklistChanges } from './checklistChanges.ts';
import { isItemValid } from './checklistDraft.ts';
import { useOwnChecklistQuery, useSaveChecklistMutation } from './complianceApi.ts';
import type { OwnChecklist } from './complianceShapes.ts';

interface ChecklistEditorProps {
  readonly communityId: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** Changes the name and items of a checklist, or archives it. */
export function ChecklistEditor({ communityId, code, onClose }: ChecklistEditorProps) {
  const query = useOwnChecklistQuery({ communityId, code });
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useUnsavedWork(isChanged);
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog label="Edit checklist" place="panel" onClose={leave}>
      <div className={styles.panel}>
        <header>
          <h2>Edit checklist</h2>
        </header>
        <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
          {(checklist) => (
            <Draft
              communityId={communityId}
              checklist={checklist}
              isChanged={isChanged}
              onChange={setChanged}
              onSaved={onClose}
              onBack={leave}
            />
          )}
        </Loaded>
        {isLeaving && (
          <div role="alertdialog" aria-label="Discard changes?" className={ui.stack8}>
            <p>Your changes are not saved.</p>
            <div className={ui.actions}>
              <Button intent="danger" onClick={onClose}>
                Discard changes
              </Button>
              <Button autoFocus onClick={() => setLeaving(false)}>
                Keep editing
              </Button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface DraftProps {
  readonly communityId: string;
  readonly checklist: OwnChecklist;
  readonly isChanged: boolean;
  readonly onChange: (isChanged: boolean) => void;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

function Draft(props: DraftProps) {
  const { communityId, checklist, isChanged, onChange, onSaved, onBack } = props;
  // The version that the draft started from, so that a save never replaces someone else's change.
  const [base, setBase] = useState(checklist);
  const [name, setName] = useState(checklist.name);
  const [items, setItems] = useState(checklist.items);
  const [isChecked, setChecked] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [save, { error, isLoading }] = useSaveChecklistMutation();
  const isStale = isChanged && checklist.version !== base.version;
  const nameProblem = name.trim() === '' ? 'Enter a name.' : plainProblem(name);

  const change = (next: { name?: string; items?: OwnChecklist['items'] }) => {
    const [newName, newItems] = [next.name ?? name, next.items ?? items];
    setName(newName);
    setItems(newItems);
    onChange(newName !== base.name || JSON.stringify(newItems) !== JSON.stringify(base.items));
  };

  async function send(values: Readonly<Record<string, boolean>> = {}) {
    setChecked(true);
    if (nameProblem !== undefined || !items.every(isItemValid)) return;
    const result = await save({
      id: base.code,
      communityId,
      version: base.version,
      values: { name, items: [...items], ...values },
    });
    if (result.error === undefined) onSaved();
  }

  function showLatest() {
    setBase(checklist);
    setName(checklist.name);
    setItems(checklist.items);
    onChange(false);
  }
  if (!isChanged && checklist.version !== base.version) {
    setBase(checklist);
    setName(checklist.name);
    setItems(checklist.items);
  }

  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={120}
        value={name}
        error={isChecked ? nameProblem : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ChecklistItems
        items={items}
        isChecked={isChecked}
        onChange={(next) => change({ items: next })}
      />
      <div className={operator.bar}>
        <span className={ui.caption}>
          Version {base.version}, changed {formatDateTime(base.changed_at)}
          {base.changed_by_name !== null && ` by ${base.changed_by_name}`}
        </span>
        <Button size="small" variant="minimal" onClick={() => setShowsVersions(true)}>
          Versions
        </Button>
        <Button size="small" variant="minimal" onClick={() => setPrinting(true)}>
          Print
        </Button>
        <SaveCsv
          name={base.name}
          head={['Tag', 'What to check', 'Rule or source', 'Opens a work order']}
          rows={() =>
            base.items.map(({ tag, label, source, is_physical }) => [
              tag,
              label,
              source,
              is_physical ? 'Yes' : 'No',
            ])
          }
        />
      </div>
      {isStale && !isLoading && (
        <StaleNotice
          base={base}
          latest={checklist}
          onShowLatest={showLatest}
          onKeepDraft={() => setBase(checklist)}
        />
      )}
      {!isStale && <ServerError error={error} title="Not saved" />}
      <footer className={ui.actions}>
        <Button intent="primary" loading={isLoading} disabled={isStale} onClick={() => void send()}>
          Save
        </Button>
        <Button onClick={onBack}>All checklists</Button>
        <Button
          variant="minimal"
          disabled={isStale || isLoading}
          onClick={() => void send({ is_archived: base.archived_at === null })}
        >
          {base.archived_at === null ? 'Archive' : 'Restore from archive'}
        </Button>
      </footer>
      {isPrinting && <ChecklistPrint checklist={base} onClose={() => setPrinting(false)} />}
      {showsVersions && (
        <ChecklistVersions
          communityId={communityId}
          code={base.code}
          name={base.name}
          hasDraft={isChanged}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}

interface StaleNoticeProps {
  readonly base: OwnChecklist;
  readonly latest: OwnChecklist;
  readonly onShowLatest: () => void;
  readonly onKeepDraft: () => void;
}

/** What someone else changed while the user was editing. The draft stays until the user chooses. */
function StaleNotice({ base, latest, onShowLatest, onKeepDraft }: StaleNoticeProps) {
  const { lines } = describeChecklistChanges(toState(base), toState(latest));
  return (
    <div role="status" className={ui.stack8}>
      <p className={ui.warning}>
        {`${latest.changed_by_name ?? 'Someone else'} saved version ${latest.version} while you were editing. Your draft is not saved.`}
      </p>
      <ul className={styles.changes} aria-label={`Changes in version ${latest.version}`}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <span className={ui.actions}>
        <Button size="small" onClick={onShowLatest}>
          Discard draft
        </Button>
        <Button size="small" onClick={onKeepDraft}>
          Keep draft
        </Button>
      </span>
      <p className={ui.caption}>
        If you keep and save your draft, it becomes the next version without these changes. Earlier
        versions can be restored.
      </p>
    </div>
  );
}

const toState = ({ name, items, archived_at }: OwnChecklist) => ({
  name,
  items,
  is_archived: archived_at !== null,
});

const plainProblem = (typed: string): string | undefined =>
  isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
