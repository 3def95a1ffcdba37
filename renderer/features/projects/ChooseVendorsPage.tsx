import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../core/session/index.ts';
import { isId } from '../../kit/format/id.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { usePages } from '../../kit/work/list/usePages.ts';
import { useGetVendorQuery } from '../vendors/index.ts';
import { Candidates } from './Candidates.tsx';
import { whereText } from './ProjectFacts.tsx';
import styles from './Projects.module.css';
import { ofStatus, takesVendors } from './projectColumns.ts';
import { useListProjectsInfiniteQuery, useProjectQuery } from './projectsApi.ts';

/** Which vendors are asked for a quote for a project. */
export function Component() {
  const { session } = useAuth();
  const { params } = useAddress();
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
  /** Whom the project was begun for. */
  readonly vendorId: string | null;
  readonly userId: string;
}

function OfProject({ id, vendorId, userId }: OfProjectProps) {
  const navigate = useNavigate();
  const answer = useProjectQuery(id);
  const carried = useGetVendorQuery(vendorId ?? '', { skip: vendorId === null });
  const isWaiting = vendorId !== null && carried.isFetching && carried.currentData === undefined;
  const back = linkTo('projects', {}, { project: id });
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={answer}
        waiting={<Skeleton height="24rem" />}
        nothing={<ChooseProject vendorId={vendorId} isMissing />}
      >
        {(project) =>
          project === null ? null : !takesVendors(project) ? (
            <div className={styles.below}>
              <EmptyState
                title="This project is not open any more"
                action={
                  <LinkButton to="projects" query={{ project: id }}>
                    See the project
                  </LinkButton>
                }
              >
                No more vendors can be asked.
              </EmptyState>
            </div>
          ) : isWaiting ? (
            <Skeleton height="24rem" />
          ) : (
            <>
              <div className={styles.of}>
                <BackLink to="projects" query={{ project: id }}>
                  {project.title}
                </BackLink>
              </div>
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
  /** The address named one that is not theirs, or not there. */
  readonly isMissing?: boolean;
}

const STILL_OPEN = { words: '', filters: ofStatus('draft', 'open'), sort: null } as const;

/** Where the address names no project of theirs: those that vendors can be asked for. */
function ChooseProject({ vendorId, isMissing = false }: ChooseProjectProps) {
  const list = usePages(useListProjectsInfiniteQuery(STILL_OPEN));
  const vendor = vendorId ?? undefined;
  return (
    <>
      {isMissing && <p className={styles.lead}>This project is not here, or it is not yours.</p>}
      <Loaded answer={list} waiting={<Skeleton height="12rem" />}>
        {({ pages }) =>
          pages.every(({ rows }) => rows.length === 0) ? (
            <div className={styles.below}>
              <EmptyState
                title="Vendors are asked about a project"
                action={
                  <LinkButton to="clientProjectRequest" query={{ vendor }} intent="primary">
                    New project
                  </LinkButton>
                }
              >
                Describe what has to be done, and choose here whom you ask.
              </EmptyState>
            </div>
          ) : (
            <section className={styles.which} aria-labelledby="which">
              <h2 id="which" className={styles.heading}>
                For which project?
              </h2>
              <ul className={styles.others} aria-label="Open projects">
                {pages
                  .flatMap(({ rows }) => rows)
                  .map((row) => (
                    <li key={row.id}>
                      <RouteLink to="clientVendorBrowser" query={{ project: row.id, vendor }}>
                        {row.title}
                      </RouteLink>
                      <span className={styles.quiet}>{whereText(row)}</span>
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
