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
  readonly children: (entity: { readonly id: string; readonly name: string }) => ReactNode;
}

/** A screen about one of the caller's entities; the URL keeps which one. */
export function EntityScreen({ nothing, children }: EntityScreenProps) {
  const query = useListEntitiesQuery();
  const { params, change } = useUrlSearch();
  const rows = query.currentData ?? [];
  const asked = params.get('entity');
  const open = rows.find(({ id }) => id === asked) ?? rows[0];
  return (
    <Page>
      <PageHeader
        actions={
          rows.length > 0 && (
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
        {() => open && children(open)}
      </Loaded>
    </Page>
  );
}
