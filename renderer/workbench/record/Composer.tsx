import { Button, Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { getCallOutcomeLabel } from '#shared/records/callOutcomes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useRequestId } from '../../data/form/useRequestId.ts';
import { readPersistedEntry, writePersisted } from '../../session/persisted/persisted.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import type { ContactMethod, Person } from '../data/attachments.ts';
import { useAddRecordCommentMutation } from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import { CallFields, useCallEntry } from './CallFields.tsx';
import styles from './Record.module.css';

interface ComposerProps {
  readonly of: RecordKey;
  readonly userId: string;
  /** People who can be mentioned. */
  readonly people: readonly Person[];
  readonly takesFocus?: boolean;
}

const MOST = 5000;

const ENTRY_TYPES = [
  { way: 'note', label: 'Note', asks: 'Write a note', act: 'Add note' },
  {
    way: 'private',
    label: 'Private note',
    asks: 'Write a note only you can see',
    act: 'Add private note',
  },
  { way: 'call', label: 'Call', asks: 'Call notes', act: 'Log call' },
  { way: 'meeting', label: 'Meeting', asks: 'Meeting notes', act: 'Log meeting' },
  { way: 'email', label: 'Email', asks: 'Email summary', act: 'Log email' },
] as const satisfies readonly { readonly way: ContactMethod; readonly [words: string]: string }[];

/** Returns the name being typed after an @ directly before the caret. */
export function mentionAt(text: string, caret: number): string | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || (start > 0 && !/\s/.test(text[start - 1] ?? ''))) return null;
  const typed = text.slice(start + 1, caret);
  return typed.length > 40 || typed.includes('\n') ? null : typed;
}

/**
 * Writes a note; typing @ and a name mentions a teammate, who is notified. A call also has an outcome and a next step,
 * which becomes a task.
 */
export function Composer({ of, userId, people, takesFocus = false }: ComposerProps) {
  const draftKey = `note:${of.noun.kind}:${of.id}`;
  const [text, setText] = useState(() => {
    const found = readPersistedEntry(userId, draftKey);
    return typeof found === 'string' ? found : '';
  });
  const [add, { error, isLoading }] = useAddRecordCommentMutation();
  // `?log=call` comes from the palette.
  const { params } = useUrlSearch();
  const isCallAsked = params.get('log') === 'call';
  const [entryType, setEntryType] = useState<ContactMethod>(isCallAsked ? 'call' : 'note');
  const call = useCallEntry({ of, userId, people });
  const [mentionQuery, setMentionQuery] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const request = useRequestId();
  const typed = useRef(text);
  const listId = useId();
  const chosen = ENTRY_TYPES.find((one) => one.way === entryType) ?? ENTRY_TYPES[0];
  const others = people.filter(({ id }) => id !== userId);
  const offered =
    mentionQuery === null
      ? []
      : others
          .filter(({ name }) => name.toLowerCase().startsWith(mentionQuery.toLowerCase()))
          .slice(0, 6);

  function put(next: string) {
    setText(next);
    typed.current = next;
    writePersisted(userId, draftKey, next === '' ? null : next);
    setAt(0);
    setMentionQuery(mentionAt(next, field.current?.selectionStart ?? next.length));
  }
  function mention(name: string) {
    const caret = field.current?.selectionStart ?? text.length;
    const start = text.lastIndexOf('@', caret - 1);
    put(`${text.slice(0, start)}@${name} ${text.slice(caret)}`);
    setMentionQuery(null);
    field.current?.focus();
  }
  const isCall = entryType === 'call';
  // A call without notes is described by its outcome.
  const body = text.trim() || (isCall ? (getCallOutcomeLabel(call.outcome) ?? '') : '');

  async function send() {
    if (body === '' || isLoading) return;
    // Sent before the note; both can be sent again without duplicates.
    if (isCall && !(await call.addNextStep())) return;
    const mentions =
      entryType === 'private'
        ? []
        : others.filter(({ name }) => body.includes(`@${name}`)).map(({ id }) => id);
    const values = {
      way: entryType,
      body,
      mentions,
      ...(isCall && call.outcome !== '' && { outcome: call.outcome }),
    };
    const result = await add({ ...of, commentId: request.idOf(values), ...values });
    if (result.error !== undefined) return;
    request.forget();
    call.reset();
    // Text typed while saving becomes the next note.
    const now = typed.current;
    put(now.startsWith(text) ? now.slice(text.length).trimStart() : now);
    setEntryType('note');
  }
  function onKey(event: KeyboardEvent) {
    const person = offered[at];
    if (person !== undefined && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      mention(person.name);
    } else if (offered.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setAt((at + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    } else if (mentionQuery !== null && event.key === 'Escape') {
      event.stopPropagation();
      setMentionQuery(null);
    }
  }
  return (
    <Form onSend={send} className={styles.composer}>
      <fieldset className={styles.kinds}>
        <legend>Entry type</legend>
        {ENTRY_TYPES.map((one) => (
          <button
            key={one.way}
            type="button"
            aria-pressed={one.way === entryType}
            onClick={() => {
              setEntryType(one.way);
              field.current?.focus();
            }}
          >
            {one.label}
          </button>
        ))}
      </fieldset>
      <textarea
        ref={field}
        aria-label={chosen.label}
        placeholder={
          others.length > 0 && entryType !== 'private'
            ? `${chosen.asks}; @ to mention a teammate`
            : chosen.asks
        }
        rows={text === '' ? 1 : 4}
        maxLength={MOST}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to write a note
        autoFocus={takesFocus || isCallAsked}
        value={text}
        className={Classes.INPUT}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${at}` : undefined}
        onKeyDown={onKey}
        onChange={({ target }) => put(target.value)}
        onBlur={() => setMentionQuery(null)}
      />
      {offered.length > 0 && (
        <div id={listId} role="listbox" aria-label="Mention" className={styles.mentions}>
          {offered.map(({ id, name }, index) => (
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault();
                mention(name);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      {isCall && <CallFields entry={call} hasOutcome />}
      {[error, call.error].filter(isDataError).map((one) => (
        <FormError
          key={one.code}
          notice={{ title: 'Not saved', description: dataErrorMessage(one) }}
        />
      ))}
      <Button type="submit" size="small" disabled={body === ''} loading={isLoading}>
        {chosen.act}
      </Button>
    </Form>
  );
}
