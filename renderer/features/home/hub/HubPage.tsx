import { useCallback } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatShortDay } from '#shared/format/relative-time.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { readSearchTerm, useUrlSearch, withParams } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import { ClientTimeline } from './ClientTimeline.tsx';
import styles from './Hub.module.css';

const read = (params: URLSearchParams) => ({
  words: readSearchTerm(params),
  open: params.get('client'),
});

/** Clients by last contact, next to the activity of the selected one. */
export function Component() {
  const { params, search, change } = useUrlSearch(read);
  const list = useFindRecordsInfiniteQuery({
    noun: contact,
    sort: 'last_contact_at',
    isDescending: true,
    ...(search.words !== '' && { words: search.words }),
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const openId = search.open ?? rows[0]?.id ?? null;
  const open = rows.find(({ id }) => id === openId);
  const onSearch = useCallback((searchText: string) => change([['q', searchText]]), [change]);
  const addressOf = (id: string) =>
    `${linkTo('communicationHub')}?${withParams(params, [['client', id]])}`;
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="clients" size="small">
            All clients
          </LinkButton>
        }
      />
      <div className={styles.hub} data-open={search.open !== null}>
        <nav aria-label="Clients" className={styles.clients}>
          <SearchField value={search.words} placeholder="Name or company" onSearch={onSearch} />
          <Loaded answer={list} keepsLast waiting={<Skeleton height="24rem" />}>
            {() =>
              rows.length === 0 ? (
                <EmptyState title="No clients found">
                  Your and your team's clients appear here, most recently contacted first.
                </EmptyState>
              ) : (
                <ul>
                  {rows.map((row) => {
                    const last = getFieldValue(row, 'last_contact_at');
                    return (
                      <li key={row.id}>
                        <Link
                          to={addressOf(row.id)}
                          aria-current={row.id === openId ? 'true' : undefined}
                        >
                          <strong>{getRecordName(contact, row)}</strong>
                          <span>{String(getFieldValue(row, 'company') ?? '')}</span>
                          <time>
                            {typeof last === 'string' ? formatShortDay(last, serverNow()) : 'Never'}
                          </time>
                        </Link>
                      </li>
                    );
                  })}
                </ul>
              )
            }
          </Loaded>
          <LoadMore list={list} />
        </nav>
        {openId !== null && (
          <ClientTimeline
            key={openId}
            id={openId}
            known={open}
            back={`${linkTo('communicationHub')}?${withParams(params, [['client', null]])}`}
          />
        )}
      </div>
    </Page>
  );
}
