import { Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { contact } from '#shared/records/nouns/contact.ts';
import { getRecordName } from '#shared/records/row.ts';
import type { ControlProps } from '../../../ui/form/FormField.tsx';
import type { Person } from '../../../workbench/data/attachments.ts';
import {
  useFindRecordsInfiniteQuery,
  useReadRecordQuery,
} from '../../../workbench/data/recordsApi.ts';
import { Chips } from '../../../workbench/form/Chips.tsx';

const OFFERED = 8;

interface GuestsInputProps extends ControlProps {
  readonly people: readonly Person[];
  /** IDs of teammates. */
  readonly attendees: readonly string[];
  /** ID of the client; empty if there is none. */
  readonly client: string;
  readonly onAttendees: (ids: readonly string[]) => void;
  readonly onClient: (id: string) => void;
}

/** Teammates and one client in one field, found by name. */
export function GuestsInput(props: GuestsInputProps) {
  const { people, attendees, client, onAttendees, onClient, ...control } = props;
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const listId = useId();
  const words = useDeferredValue(typed.trim());
  const found = useFindRecordsInfiniteQuery(
    { noun: contact, ...(words !== '' && { words }) },
    { skip: !isTyping },
  );
  const chosen = useReadRecordQuery({ noun: contact, id: client }, { skip: client === '' });
  const offered = [
    ...people
      .filter(({ id }) => !attendees.includes(id))
      .map(({ id, name }) => ({ id, name, isClient: false })),
    ...(found.data?.pages[0]?.rows ?? [])
      .slice(0, OFFERED)
      .map((row) => ({ id: row.id, name: getRecordName(contact, row), isClient: true })),
  ];

  function choose(text: string): boolean {
    const guest = offered.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    if (guest === undefined) return false;
    if (guest.isClient) onClient(guest.id);
    else onAttendees([...attendees, guest.id]);
    setTyped('');
    return true;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      const [only] = offered.filter(({ name }) =>
        name.toLowerCase().startsWith(typed.trim().toLowerCase()),
      );
      choose(only?.name ?? typed);
    }
    if (event.key === 'Backspace' && typed === '') {
      if (client !== '') onClient('');
      else onAttendees(attendees.slice(0, -1));
    }
  }
  const chips = [
    ...attendees.map((id) => ({
      id,
      name: people.find((one) => one.id === id)?.name ?? 'Teammate',
      remove: () => onAttendees(attendees.filter((one) => one !== id)),
    })),
    ...(client === ''
      ? []
      : [
          {
            id: client,
            name: chosen.data ? getRecordName(contact, chosen.data) : 'Client',
            remove: () => onClient(''),
          },
        ]),
  ];
  return (
    <Chips chips={chips}>
      <input
        {...control}
        type="text"
        list={listId}
        autoComplete="off"
        placeholder={chips.length === 0 ? 'Teammates or a client' : ''}
        className={Classes.INPUT}
        value={typed}
        onFocus={() => setTyping(true)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          if (!choose(target.value)) setTyped(target.value);
        }}
      />
      <datalist id={listId}>
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </Chips>
  );
}
