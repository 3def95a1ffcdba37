import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useGetVendorQuery, type Vendor } from '../directory/index.ts';
import { ProjectForm } from './ProjectForm.tsx';
import styles from './Projects.module.css';
import { canAddVendors } from './projectColumns.ts';
import type { ProjectDefaults } from './projectForm.ts';
import type { Project } from './projects.ts';
import { useProjectQuery } from './projectsApi.ts';

/** Creates a project, or edits it until a vendor is chosen. */
export function Component() {
  const { session } = useAuth();
  const { params } = useUrlSearch();
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
  /** The vendor to ask first. */
  readonly vendorId: string | null;
  readonly hints: ProjectDefaults;
  readonly userId: string;
}

function New({ vendorId, hints, userId }: NewProps) {
  const navigate = useNavigate();
  const query = useGetVendorQuery(vendorId ?? '', { skip: vendorId === null });
  const { currentData: vendor = null } = query;
  // If this fails, only the trade is not prefilled, and the user can choose it.
  const isLoadingVendor = vendorId !== null && query.isFetching && vendor === null;
  return (
    <Page>
      <PageHeader description={nextText(vendor)} />
      {isLoadingVendor ? (
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
  if (vendor === null) return 'Describe it once. Next, choose which vendors to ask for a quote.';
  return vendor.takes_requests
    ? `Describe it once. Next, choose which vendors to ask in addition to ${vendor.company_name}.`
    : `${vendor.company_name} isn't taking requests right now. Next, choose vendors to ask.`;
}

interface ChangeProps {
  readonly id: string;
  readonly userId: string;
}

function Change({ id, userId }: ChangeProps) {
  const navigate = useNavigate();
  const query = useProjectQuery(id);
  const back = linkTo('projects', {}, { project: id });
  return (
    <Page>
      <BackLink to="projects" query={{ project: id }}>
        Project
      </BackLink>
      <PageHeader title="Edit project" description={query.data && hearsText(query.data)} />
      <Loaded
        answer={query}
        waiting={<Skeleton height="30rem" />}
        nothing={
          <div className={styles.below}>
            <EmptyState
              title="Project not found"
              action={<LinkButton to="projects">Projects</LinkButton>}
            >
              It was deleted, or you don't have access.
            </EmptyState>
          </div>
        }
      >
        {(project) =>
          project === null ? null : canAddVendors(project) ? (
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
                title="This project is closed"
                action={
                  <LinkButton to="projects" query={{ project: id }}>
                    View project
                  </LinkButton>
                }
              >
                The scope that vendors quoted on can't be changed.
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
    ? 'No vendors asked yet.'
    : "We'll notify the vendors you asked. Quotes for a different scope must be sent again.";
