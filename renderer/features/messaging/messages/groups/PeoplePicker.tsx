import { useState } from 'react';
import { SearchField } from '../../../../ui/form/SearchField.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../safety/Safety.module.css';
import { type KnownPerson, useListKnownPeopleQuery } from './groupsApi.ts';

interface PeoplePickerProps {
  readonly chosen: readonly string[];
  /** Ids of current members, excluded from the choices. */
  readonly besides: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Picks from the people the user has conversations with. */
export function PeoplePicker({ chosen, besides, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const query = useListKnownPeopleQuery(search);
  // Selected people stay visible across searches.
  const [selectedPeople, setSelectedPeople] = useState<readonly KnownPerson[]>([]);
  function offered(known: readonly KnownPerson[]): readonly KnownPerson[] {
    const found = known.filter(({ id }) => !besides.includes(id));
    const others = selectedPeople.filter(
      ({ id }) => chosen.includes(id) && found.every((one) => one.id !== id),
    );
    return [...others, ...found];
  }
  function toggle(person: KnownPerson, isOn: boolean) {
    const others = chosen.filter((one) => one !== person.id);
    setSelectedPeople((before) => [...before.filter(({ id }) => id !== person.id), person]);
    onChange(isOn ? [...others, person.id] : others);
  }
  return (
    <>
      <SearchField value={search} placeholder="Name or company" onSearch={setSearch} />
      <Loaded answer={query} keepsLast waiting={<Skeleton height="8rem" />}>
        {(known) => {
          const people = offered(known);
          return people.length === 0 ? (
            <p className={ui.note}>
              No one else to add. You can add people you have a conversation with.
            </p>
          ) : (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.includes(person.id)}
                      onChange={({ target }) => toggle(person, target.checked)}
                    />
                    <span className={styles.person}>
                      {person.name ?? 'Someone'}{' '}
                      {person.company && <span className={ui.note}>{person.company}</span>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
