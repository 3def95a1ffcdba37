import type { ReactNode } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../ui/page/Page.tsx';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useListEntitiesQuery } from './investingApi.ts';

interface EntityScreenProps {
  /** What an entity is needed for, shown if there is none. */
  readonly nothing: string;
  /** The entity to open if the URL names none: null while it loads, undefined for the first one. */
  readonly preferredId?: string | null | undefined;
  readonly children: (entity: { readonly id: string; readonly name: string }) => ReactNode;
}

/** A screen about one of the caller's entities; the URL keeps which one. */
export function EntityScreen({ nothing, preferredId, children }: EntityScreenProps) {
  const query = useListEntitiesQuery();
  const { params, change } = useUrlSearch();
  const rows = query.currentData ?? [];
  const asked = params.get('entity');
  const named = rows.find(({ id }) => id === asked);
  const open = named ?? rows.find(({ id }) => id === preferredId) ?? rows[0];
  const isWaiting = named === undefined && preferredId === null;
  return (
    <Page>
      <PageHeader
        actions={
          rows.length > 0 &&
          !isWaiting && (
            <Select
              aria-label="Entity"
              value={open?.id ?? ''}
              options={rows.map(({ id, name }) => [id, name] as const)}
              onChange={({ target }) => change([['entity', target.value]])}
            />
          )
        }
      />
      <Loaded
        answer={query}
        waiting={<Skeleton height="32rem" />}
        nothing={
          <EmptyState
            title="No entities yet"
            action={<LinkButton to="portfolio">Open portfolio</LinkButton>}
          >
            {nothing}
          </EmptyState>
        }
      >
        {() => (isWaiting ? <Skeleton height="32rem" /> : open && children(open))}
      </Loaded>
    </Page>
  );
}
