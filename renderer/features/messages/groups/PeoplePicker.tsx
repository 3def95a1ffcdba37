import { useState } from 'react';
import { SearchField } from '../../../kit/form/SearchField.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import styles from '../safety/Safety.module.css';
import { useListKnownPeopleQuery } from './groupsApi.ts';

interface PeoplePickerProps {
  readonly chosen: readonly string[];
  /** Who is in already. */
  readonly besides: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of the people whom one meets in conversations. */
export function PeoplePicker({ chosen, besides, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const { data, isError } = useListKnownPeopleQuery(search);
  const people = data?.filter(({ id }) => !besides.includes(id));
  return (
    <>
      <SearchField value={search} placeholder="Name or company" onSearch={setSearch} />
      {isError && data === undefined && (
        <p role="alert">The people you know could not be read. Try another search.</p>
      )}
      {people === undefined ? (
        !isError && <Skeleton height="8rem" />
      ) : people.length === 0 ? (
        <p className={styles.quiet}>
          Nobody else. Whoever you have a conversation with can be in a group.
        </p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ id, name, company }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <span className={styles.person}>
                  {name ?? 'Somebody'} {company && <span className={styles.quiet}>{company}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
