import { useCallback } from 'react';
import { timeNow } from '#shared/format/clock.ts';
import { formatNearDay } from '#shared/format/when.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { nameOf, valueIn } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useFindRecordsInfiniteQuery } from '../../core/records/recordsApi.ts';
import { SearchField } from '../../kit/form/SearchField.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { useAddress, withValues, wordsIn } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { ClientLine } from './ClientLine.tsx';
import styles from './Hub.module.css';

const read = (params: URLSearchParams) => ({
  words: wordsIn(params),
  open: params.get('client'),
});

/** Clients by last contact, next to the activity of the selected one. */
export function Component() {
  const { params, search, change } = useAddress(read);
  const list = useFindRecordsInfiniteQuery({
    noun: contact,
    sort: 'last_contact_at',
    isDescending: true,
    ...(search.words !== '' && { words: search.words }),
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const openId = search.open ?? rows[0]?.id ?? null;
  const open = rows.find(({ id }) => id === openId);
  const onSearch = useCallback((words: string) => change([['q', words]]), [change]);
  const addressOf = (id: string) =>
    `${linkTo('communicationHub')}?${withValues(params, [['client', id]])}`;
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
                    const last = valueIn(row, 'last_contact_at');
                    return (
                      <li key={row.id}>
                        <Link
                          to={addressOf(row.id)}
                          aria-current={row.id === openId ? 'true' : undefined}
                        >
                          <strong>{nameOf(contact, row)}</strong>
                          <span>{String(valueIn(row, 'company') ?? '')}</span>
                          <time>
                            {typeof last === 'string' ? formatNearDay(last, timeNow()) : 'Never'}
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
          <ClientLine
            key={openId}
            id={openId}
            known={open}
            back={`${linkTo('communicationHub')}?${withValues(params, [['client', null]])}`}
          />
        )}
      </div>
    </Page>
  );
}
