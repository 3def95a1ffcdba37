import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { usePages } from '../../../workbench/list/usePages.ts';
import { useGetVendorQuery } from '../directory/index.ts';
import { RouteProject } from '../trust/index.ts';
import { Candidates } from './Candidates.tsx';
import { projectLocationText } from './ProjectFacts.tsx';
import styles from './Projects.module.css';
import { canAddVendors, MAX_VENDORS, projectStatusFilter } from './projectColumns.ts';
import { useListProjectsInfiniteQuery, useProjectQuery } from './projectsApi.ts';

/** Selects the vendors to ask for a quote. */
export function Component() {
  const { session } = useAuth();
  const { params } = useUrlSearch();
  const id = params.get('project') ?? '';
  const vendor = params.get('vendor') ?? '';
  const vendorId = isId(vendor) ? vendor : null;
  if (session === null) return <Skeleton height="30rem" />;
  return isId(id) ? (
    <OfProject key={id} id={id} vendorId={vendorId} userId={session.userId} />
  ) : (
    <Page>
      <PageHeader />
      <ChooseProject vendorId={vendorId} />
    </Page>
  );
}

interface OfProjectProps {
  readonly id: string;
  /** The vendor the project was started for. */
  readonly vendorId: string | null;
  readonly userId: string;
}

function OfProject({ id, vendorId, userId }: OfProjectProps) {
  const navigate = useNavigate();
  const query = useProjectQuery(id);
  const carried = useGetVendorQuery(vendorId ?? '', { skip: vendorId === null });
  const isLoadingVendor =
    vendorId !== null && carried.isFetching && carried.currentData === undefined;
  const back = linkTo('projects', {}, { project: id });
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={<ChooseProject vendorId={vendorId} isMissing />}
      >
        {(project) =>
          project === null ? null : !canAddVendors(project) ? (
            <div className={styles.below}>
              <EmptyState
                title="This project is closed"
                action={
                  <LinkButton to="projects" query={{ project: id }}>
                    View project
                  </LinkButton>
                }
              >
                You can't ask more vendors.
              </EmptyState>
            </div>
          ) : isLoadingVendor ? (
            <Skeleton height="24rem" />
          ) : (
            <>
              <div className={styles.of}>
                <BackLink to="projects" query={{ project: id }}>
                  {project.title}
                </BackLink>
              </div>
              <Suspense fallback={<Skeleton height="5rem" />}>
                <RouteProject
                  projectId={project.id}
                  most={MAX_VENDORS - project.quotes.length}
                  onSent={() => void navigate(back)}
                />
              </Suspense>
              <Candidates
                userId={userId}
                project={project}
                carried={carried.currentData ?? null}
                onAsked={() => void navigate(back)}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface ChooseProjectProps {
  readonly vendorId: string | null;
  /** True if the URL's project does not exist or is not the user's. */
  readonly isMissing?: boolean;
}

const STILL_OPEN = {
  words: '',
  filters: projectStatusFilter('draft', 'open'),
  sort: null,
} as const;

/** Lists the projects that vendors can be asked about when the URL names none. */
function ChooseProject({ vendorId, isMissing = false }: ChooseProjectProps) {
  const list = usePages(useListProjectsInfiniteQuery(STILL_OPEN));
  const vendor = vendorId ?? undefined;
  return (
    <>
      {isMissing && <p className={styles.lead}>Project not found.</p>}
      <Loaded answer={list} waiting={<Skeleton height="12rem" />}>
        {({ pages }) =>
          pages.every(({ rows }) => rows.length === 0) ? (
            <div className={styles.below}>
              <EmptyState
                title="Start with a project"
                action={
                  <LinkButton to="clientProjectRequest" query={{ vendor }} intent="primary">
                    New project
                  </LinkButton>
                }
              >
                Describe the work, then choose which vendors to ask.
              </EmptyState>
            </div>
          ) : (
            <section className={styles.which} aria-labelledby="which">
              <h2 id="which" className={styles.heading}>
                Which project?
              </h2>
              <ul className={styles.others} aria-label="Open projects">
                {pages
                  .flatMap(({ rows }) => rows)
                  .map((row) => (
                    <li key={row.id}>
                      <RouteLink to="clientVendorBrowser" query={{ project: row.id, vendor }}>
                        {row.title}
                      </RouteLink>
                      <span className={ui.note}>{projectLocationText(row)}</span>
                    </li>
                  ))}
              </ul>
              <LoadMore list={list} />
              <div className={styles.acts}>
                <LinkButton to="clientProjectRequest" query={{ vendor }}>
                  New project
                </LinkButton>
              </div>
            </section>
          )
        }
      </Loaded>
    </>
  );
}
