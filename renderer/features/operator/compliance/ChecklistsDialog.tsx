import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { ChecklistEditor } from './ChecklistEditor.tsx';
import { countItems, toChecklistOptions } from './checklistOptions.ts';
import { useSaveChecklistMutation } from './complianceApi.ts';
import type { Checklist } from './complianceShapes.ts';

interface ChecklistsDialogProps {
  readonly communityId: string;
  readonly checklists: readonly Checklist[];
  readonly onClose: () => void;
}

/** Value of the URL parameter `checklist` that opens the list; any other value also opens that checklist. */
export const ALL_CHECKLISTS = 'all';

/** The operator's own checklists: adds, opens, and archives them. */
export function ChecklistsDialog({ communityId, checklists, onClose }: ChecklistsDialogProps) {
  const { params, change } = useUrlSearch();
  const open = params.get('checklist');
  const setOpen = (code: string) => change([['checklist', code]]);
  const [isAdding, setAdding] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);
  const own = checklists.filter(({ is_own }) => is_own);
  const archived = own.filter(({ archived_at }) => archived_at !== null);
  const active = own.filter(({ archived_at }) => archived_at === null);
  return (
    <>
      <Dialog label="Checklists" place="panel" onClose={onClose}>
        <div className={styles.panel}>
          <header>
            <h2>Checklists</h2>
          </header>
          <p className={ui.note}>
            Your own checklists are in all your communities. A mock survey keeps the items that it
            started with.
          </p>
          {active.length === 0 ? (
            <p>No checklists of your own. Copy a standard one, or start empty.</p>
          ) : (
            <ChecklistRows label="Your checklists" checklists={active} onOpen={setOpen} />
          )}
          {archived.length > 0 && (
            <div className={ui.stack8}>
              <span>
                <Button
                  size="small"
                  variant="minimal"
                  aria-expanded={showsArchived}
                  onClick={() => setShowsArchived(!showsArchived)}
                >
                  Archived ({archived.length})
                </Button>
              </span>
              {showsArchived && (
                <ChecklistRows label="Archived checklists" checklists={archived} onOpen={setOpen} />
              )}
            </div>
          )}
          {isAdding ? (
            <NewChecklist
              communityId={communityId}
              checklists={checklists}
              onClose={() => setAdding(false)}
              onAdded={(code) => {
                setAdding(false);
                setOpen(code);
              }}
            />
          ) : (
            <footer className={ui.actions}>
              <Button intent="primary" onClick={() => setAdding(true)}>
                Add checklist
              </Button>
              <Button onClick={onClose}>Close</Button>
            </footer>
          )}
        </div>
      </Dialog>
      {open !== null && open !== ALL_CHECKLISTS && (
        <ChecklistEditor
          communityId={communityId}
          code={open}
          onClose={() => setOpen(ALL_CHECKLISTS)}
        />
      )}
    </>
  );
}

interface ChecklistRowsProps {
  readonly label: string;
  readonly checklists: readonly Checklist[];
  readonly onOpen: (code: string) => void;
}

const ChecklistRows = ({ label, checklists, onOpen }: ChecklistRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {checklists.map(({ code, name, items }) => (
      <li key={code}>
        <button type="button" className={ui.linkButton} onClick={() => onOpen(code)}>
          {name}
        </button>
        <span className={ui.caption}>{countItems(items)}</span>
      </li>
    ))}
  </ul>
);

const newForm = z.object({ name: requiredLine(120, 'Enter a name.'), copyOf: z.string() });

interface NewChecklistProps {
  readonly communityId: string;
  readonly checklists: readonly Checklist[];
  readonly onClose: () => void;
  readonly onAdded: (code: string) => void;
}

function NewChecklist({ communityId, checklists, onClose, onAdded }: NewChecklistProps) {
  const [save] = useSaveChecklistMutation();
  const options = toChecklistOptions(checklists);
  let saved = '';
  const form = useSaveForm({
    schema: newForm,
    defaultValues: { name: '', copyOf: options[0]?.[0] ?? '' },
    save: ({ name, copyOf }, id) => {
      saved = id;
      const values = copyOf === '' ? { name } : { name, copy_of: copyOf };
      return save({ id, communityId, version: 0, values });
    },
    onSaved: () => onAdded(saved),
  });
  return (
    <SaveForm
      form={form}
      aria-label="Add checklist"
      action="Add checklist"
      failure="Not added"
      onCancel={onClose}
    >
      <TextField label="Name" maxLength={120} {...form.field('name')} />
      <SelectField
        label="Start from"
        hint="A copy doesn't follow later changes of the original."
        options={[...options, ['', 'Empty checklist']]}
        {...form.field('copyOf')}
      />
    </SaveForm>
  );
}
