import { useNavigate } from 'react-router-dom';
import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { ProjectPanel } from './ProjectPanel.tsx';
import {
  PROJECT_COLUMNS,
  PROJECT_FILTERS,
  PROJECT_PARAM,
  PROJECT_VIEWS,
} from './projectColumns.ts';
import { projectsApi, useListProjectsInfiniteQuery } from './projectsApi.ts';

const NO_SORTS: readonly string[] = [];

/** The user's vendor projects and their status. */
export function Component() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const searching = useListSearch({
    fields: PROJECT_FILTERS,
    sorts: NO_SORTS,
    openAs: PROJECT_PARAM,
  });
  const { search, open } = searching;
  const list = usePages(useListProjectsInfiniteQuery(search));

  async function readPage(after: string | null) {
    const rows = await dispatch(
      projectsApi.endpoints.readProjects.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
    return { rows, next: getNextCursor(rows, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file="projects"
      kind="projects"
      columns={PROJECT_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'project', 'projects')}
      nameOf={({ title }) => title}
      builtIn={PROJECT_VIEWS}
      readPage={readPage}
      onCreate={() => void navigate(linkTo('clientProjectRequest'))}
      primary={
        <LinkButton to="clientProjectRequest" size="small" intent="primary">
          New project
        </LinkButton>
      }
      nothing={
        searching.isNarrowed ? (
          <EmptyState
            title="No projects found"
            action={<PlainButton onClick={searching.clear}>All projects</PlainButton>}
          >
            No results match your filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No projects yet"
            action={
              <LinkButton to="clientProjectRequest" intent="primary">
                New project
              </LinkButton>
            }
          >
            Describe the work, ask up to ten vendors, and compare their quotes here.
          </EmptyState>
        )
      }
      panel={open !== null && <ProjectPanel key={open} id={open} />}
    />
  );
}
