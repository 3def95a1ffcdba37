import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../core/session/index.ts';
import { isId } from '../../kit/format/id.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useGetVendorQuery, type Vendor } from '../vendors/index.ts';
import { ProjectForm } from './ProjectForm.tsx';
import styles from './Projects.module.css';
import { takesVendors } from './projectColumns.ts';
import type { Hints } from './projectForm.ts';
import type { Project } from './projects.ts';
import { useProjectQuery } from './projectsApi.ts';

/** Describes what has to be done, or changes it while nobody is chosen. */
export function Component() {
  const { session } = useAuth();
  const { params } = useAddress();
  const id = params.get('project') ?? '';
  const vendor = params.get('vendor') ?? '';
  if (session === null) return <Skeleton height="30rem" />;
  return isId(id) ? (
    <Change key={id} id={id} userId={session.userId} />
  ) : (
    <New
      vendorId={isId(vendor) ? vendor : null}
      hints={{ category: params.get('category') ?? '', state: params.get('state') ?? '' }}
      userId={session.userId}
    />
  );
}

interface NewProps {
  /** Whom it is meant for first. */
  readonly vendorId: string | null;
  readonly hints: Hints;
  readonly userId: string;
}

function New({ vendorId, hints, userId }: NewProps) {
  const navigate = useNavigate();
  const answer = useGetVendorQuery(vendorId ?? '', { skip: vendorId === null });
  const { currentData: vendor = null } = answer;
  // What fails here costs the trade alone, which one can choose.
  const isWaiting = vendorId !== null && answer.isFetching && vendor === null;
  return (
    <Page>
      <PageHeader description={nextText(vendor)} />
      {isWaiting ? (
        <Skeleton height="30rem" />
      ) : (
        <ProjectForm
          userId={userId}
          project={null}
          hints={vendor === null ? hints : { ...hints, category: vendor.category }}
          button="Choose vendors"
          onDone={(project) =>
            void navigate(
              linkTo('clientVendorBrowser', {}, { project, vendor: vendorId ?? undefined }),
              { replace: true },
            )
          }
          onCancel={() => void navigate(linkTo('projects'))}
        />
      )}
    </Page>
  );
}

function nextText(vendor: Vendor | null): string {
  if (vendor === null)
    return 'Describe it once. You choose next which vendors you ask for a quote.';
  return vendor.takes_requests
    ? `Describe it once. You choose next whom else you ask besides ${vendor.company_name}.`
    : `${vendor.company_name} takes no requests at the moment. You choose next whom you ask.`;
}

interface ChangeProps {
  readonly id: string;
  readonly userId: string;
}

function Change({ id, userId }: ChangeProps) {
  const navigate = useNavigate();
  const answer = useProjectQuery(id);
  const back = linkTo('projects', {}, { project: id });
  return (
    <Page>
      <BackLink to="projects" query={{ project: id }}>
        Project
      </BackLink>
      <PageHeader title="Change the project" description={answer.data && hearsText(answer.data)} />
      <Loaded
        answer={answer}
        waiting={<Skeleton height="30rem" />}
        nothing={
          <div className={styles.below}>
            <EmptyState
              title="This project is not here"
              action={<LinkButton to="projects">Projects</LinkButton>}
            >
              It was thrown away, or it is not yours.
            </EmptyState>
          </div>
        }
      >
        {(project) =>
          project === null ? null : takesVendors(project) ? (
            <ProjectForm
              userId={userId}
              project={project}
              button="Save"
              onDone={() => void navigate(back, { replace: true })}
              onCancel={() => void navigate(back, { replace: true })}
            />
          ) : (
            <div className={styles.below}>
              <EmptyState
                title="This project is not open any more"
                action={
                  <LinkButton to="projects" query={{ project: id }}>
                    See the project
                  </LinkButton>
                }
              >
                What vendors have quoted on stays as it was.
              </EmptyState>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

const hearsText = ({ quotes }: Project): string =>
  quotes.length === 0
    ? 'Nobody was asked yet.'
    : 'Whoever you asked hears of it. A quote for other work than now has to be sent again.';
