import { useState } from 'react';
import type { Field } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Contacts.module.css';
import { type DuplicatePair, useMergeContactsMutation } from './clientWorkApi.ts';

/**
 * Fields the server merges itself: Do not contact is kept, the latest contact date wins, and no email or phone is
 * lost.
 */
const NOT_CHOSEN = [
  'do_not_contact',
  'owner_id',
  'last_contact_at',
  'created_at',
  'email_kind',
  'phone_kind',
  'no_calls',
  'more_emails',
  'more_phones',
  'more_addresses',
];
const FIELDS: readonly Field[] = contact.fields.filter(({ name }) => !NOT_CHOSEN.includes(name));

const getFieldText = (row: RecordRow, field: Field): string => {
  const value = getFieldValue(row, field.name);
  return value === null ? '' : formatFieldValue(field, value);
};

interface MergeDialogProps {
  readonly pair: DuplicatePair;
  readonly onMerged: (id: string, keep: string, gone: string) => void;
  readonly onClose: () => void;
}

/** Merges two contacts, choosing each field where they differ. */
export function MergeDialog({ pair, onMerged, onClose }: MergeDialogProps) {
  const one = useReadRecordQuery({ noun: contact, id: pair.one_id });
  const other = useReadRecordQuery({ noun: contact, id: pair.other_id });
  return (
    <Dialog label="Merge contacts" place="panel" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Merge contacts</h2>
        <Loaded answer={combineQueries(one, other)} waiting={<Skeleton height="16rem" />}>
          {([primary, duplicate]) =>
            primary === null || duplicate === null ? (
              <p>One of the contacts no longer exists.</p>
            ) : (
              <Choices kept={primary} gone={duplicate} onMerged={onMerged} onClose={onClose} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

interface ChoicesProps extends Omit<MergeDialogProps, 'pair'> {
  readonly kept: RecordRow;
  readonly gone: RecordRow;
}

function Choices({ kept, gone, onMerged, onClose }: ChoicesProps) {
  const differing = FIELDS.filter(
    (field) =>
      getFieldText(gone, field) !== '' && getFieldText(kept, field) !== getFieldText(gone, field),
  );
  const [takenFields, setTakenFields] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        differing.filter((field) => getFieldText(kept, field) === '').map(({ name }) => name),
      ),
  );
  const [merge, { error, isLoading }] = useMergeContactsMutation();

  const form = {
    error,
    isSubmitting: isLoading,
    async send() {
      if (isLoading) return;
      const { data } = await merge({ keep: kept.id, gone: gone.id, take: [...takenFields] });
      if (data !== undefined) onMerged(data, kept.id, gone.id);
    },
  };
  function choose(name: string, isFromDuplicate: boolean) {
    const next = new Set(takenFields);
    if (isFromDuplicate) next.add(name);
    else next.delete(name);
    setTakenFields(next);
  }
  return (
    <SaveForm
      form={form}
      className={styles.merge}
      action="Merge"
      failure="Not merged"
      onCancel={onClose}
    >
      <p className={ui.caption}>
        The older contact is kept and gets the other's deals, leads, meetings, emails, sequences,
        notes, tasks, and files. All emails and phone numbers are kept; choose the primary ones. The
        other contact moves to trash. You can undo this until it's purged.
      </p>
      {differing.length === 0 && <p>The contacts are identical.</p>}
      {differing.map((field) => (
        <fieldset key={field.name} className={styles.choice}>
          <legend>{field.label}</legend>
          {[false, true].map((isFromDuplicate) => (
            <label key={`${isFromDuplicate}`}>
              <input
                type="radio"
                name={field.name}
                checked={takenFields.has(field.name) === isFromDuplicate}
                onChange={() => choose(field.name, isFromDuplicate)}
              />
              {getFieldText(isFromDuplicate ? gone : kept, field) || 'Nothing'}
            </label>
          ))}
        </fieldset>
      ))}
    </SaveForm>
  );
}
