import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { isId } from '../../../ui/format/id.ts';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useAddRecordCommentMutation } from '../../../workbench/data/attachmentsApi.ts';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';

interface SaveNoteProps {
  readonly text: string;
  readonly onSaved: () => void;
}

/** As the database limits the text of a note. */
const LONGEST_NOTE = 5000;

const NOUNS: Readonly<Record<string, Noun>> = { deals: deal, contacts: contact };

/** Saves the text as a note on a deal or client that the user chooses. */
export function SaveNote({ text, onSaved }: SaveNoteProps) {
  const [kind, setKind] = useState('deals');
  const [id, setId] = useState('');
  const noun = NOUNS[kind] ?? deal;
  const isTooLong = text.trim().length > LONGEST_NOTE;
  const [add, adding] = useAddRecordCommentMutation();
  const [commentId, setCommentId] = useState(() => crypto.randomUUID());
  async function save() {
    const { error } = await add({
      noun,
      id,
      commentId,
      way: 'note',
      body: text.trim(),
      mentions: [],
    });
    if (error !== undefined) return;
    setCommentId(crypto.randomUUID());
    announce('Note saved');
    onSaved();
  }
  return (
    <section aria-label="Save as a note" className={ui.stack12}>
      <SelectField
        label="Note on"
        value={kind}
        options={[
          ['deals', 'Deal'],
          ['contacts', 'Client'],
        ]}
        onChange={({ target }) => {
          setKind(target.value);
          setId('');
        }}
      />
      <FormField label={noun === deal ? 'Deal' : 'Client'}>
        {(control) => (
          <RecordInput key={kind} {...control} noun={noun} value={id} onChange={setId} />
        )}
      </FormField>
      <ServerError title="Note not saved" error={adding.error} />
      {isTooLong && (
        <p role="alert" className={ui.error}>
          A note has up to {formatNumber(LONGEST_NOTE)} characters. This text has{' '}
          {formatNumber(text.trim().length)}: shorten it, or save it in parts.
        </p>
      )}
      <div>
        <PlainButton
          intent="primary"
          disabled={text.trim() === '' || isTooLong || !isId(id) || adding.isLoading}
          onClick={() => void save()}
        >
          Save note
        </PlainButton>
      </div>
    </section>
  );
}
