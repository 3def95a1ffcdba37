import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { ChecklistItems } from './ChecklistItems.tsx';
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
  readonly onChange: (isChanged: boolean) => void;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

function Draft({ communityId, checklist, onChange, onSaved, onBack }: DraftProps) {
  // The version that the draft started from, so that a save never replaces someone else's change.
  const [base, setBase] = useState(checklist);
  const [name, setName] = useState(checklist.name);
  const [items, setItems] = useState(checklist.items);
  const [isChecked, setChecked] = useState(false);
  const [save, { error, isLoading }] = useSaveChecklistMutation();
  const isStale = checklist.version !== base.version;
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
      <p className={ui.caption}>
        Changed {formatDateTime(base.changed_at)}
        {base.changed_by_name !== '' && ` by ${base.changed_by_name}`}
      </p>
      {isStale && !isLoading && (
        <div role="status" className={ui.stack8}>
          <p className={ui.warning}>
            {`${checklist.changed_by_name || 'Someone else'} changed this checklist. Your draft can't be saved over it.`}
          </p>
          <span>
            <Button size="small" onClick={showLatest}>
              Show latest version
            </Button>
          </span>
        </div>
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
          {base.archived_at === null ? 'Archive' : 'Restore'}
        </Button>
      </footer>
    </>
  );
}

const plainProblem = (typed: string): string | undefined =>
  isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
