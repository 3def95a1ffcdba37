import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { nameOf } from '#shared/records/row.ts';
import {
  useCountRecordsQuery,
  useFindRecordsInfiniteQuery,
} from '../../core/records/recordsApi.ts';
import { ownKey, useAuth } from '../../core/session/index.ts';
import { SearchField } from '../../kit/form/SearchField.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { ColumnsButton } from '../../kit/work/list/ColumnsButton.tsx';
import { RecordList } from '../../kit/work/list/RecordList.tsx';
import { useListView } from '../../kit/work/list/useListView.ts';
import { useSelection } from '../../kit/work/list/useSelection.ts';
import { neighboursIn } from '../../kit/work/record/neighbours.ts';
import { Contact } from './Contact.tsx';
import styles from './Contacts.module.css';
import { CONTACT_COLUMNS } from './contactColumns.ts';
import { useContactsSearch } from './contactsSearch.ts';
import { NewContact } from './NewContact.tsx';
import { useCreateKey } from './useCreateKey.ts';

const SHOWN_TO = 10_000;

/** Everybody one does business with: a list, and one of them beside it. */
export function Component() {
  const { session } = useAuth();
  const { search, words, sort, change, open, linkOf } = useContactsSearch();
  const list = useFindRecordsInfiniteQuery(search);
  const { data: count } = useCountRecordsQuery(search);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const view = useListView(CONTACT_COLUMNS, ownKey(session?.userId ?? '', 'list:contacts'));
  const selection = useSelection(ids);
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  useCreateKey(() => setNew(true));
  const add = (
    <Button intent="primary" onClick={() => setNew(true)}>
      New contact
    </Button>
  );
  const shared = {
    view,
    nameOf: (row: (typeof rows)[number]) => nameOf(contact, row),
    linkOf,
    selection,
    sort: { by: sort ?? '-created_at', onSort: (by: string) => change({ sort: by }) },
  };
  const say = (found: number) =>
    found > SHOWN_TO ? `over ${formatNumber(SHOWN_TO)}` : formatNumber(found);

  return (
    <Page>
      <PageHeader title="Clients" actions={add} />
      <search className={styles.search}>
        <SearchField
          value={words}
          placeholder="Name, company, e-mail, phone"
          onSearch={(q) => change({ q })}
        />
        <span>{count === undefined ? '' : say(count)}</span>
        <ColumnsButton view={view} />
      </search>
      <div className={styles.work} data-open={open !== null}>
        <Loaded answer={list} keepsLast waiting={<RecordList rows={undefined} {...shared} />}>
          {() =>
            rows.length === 0 ? (
              <Nothing isNarrowed={words !== ''} add={add} />
            ) : (
              <div>
                <RecordList rows={rows} ids={ids} {...shared} />
                <LoadMore list={list} />
              </div>
            )
          }
        </Loaded>
      </div>
      {open !== null && (
        <Contact
          key={open}
          id={open}
          place="panel"
          known={rows.find(({ id }) => id === open)}
          neighbours={neighboursIn(ids, open, (id) => change({ open: id }))}
          onClose={() => change({ open: null })}
        />
      )}
      {isNew && (
        <NewContact
          onClose={() => setNew(false)}
          onAdded={({ id }) => {
            setNew(false);
            void navigate(linkOf(id), { replace: true });
          }}
        />
      )}
    </Page>
  );
}

function Nothing({ isNarrowed, add }: { isNarrowed: boolean; add: ReactNode }) {
  return isNarrowed ? (
    <EmptyState title="Nobody matches">
      Search finds the beginnings of names, companies, e-mail addresses and phone numbers.
    </EmptyState>
  ) : (
    <EmptyState title="No clients yet" action={add}>
      Buyers, sellers, owners and whoever else you do business with stand here, seen by you and your
      team alone.
    </EmptyState>
  );
}
