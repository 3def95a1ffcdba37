import { linkTo } from '#shared/routes.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { DirectoryResults } from '../../../ui/directory/DirectoryResults.tsx';
import {
  formatDirectoryCount,
  stateName,
  stateOptions,
} from '../../../ui/directory/directoryPage.ts';
import { useDirectorySearch } from '../../../ui/directory/useDirectorySearch.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useVendorViewSource } from '../presence/index.ts';
import { jobNamed, jobOptions } from './jobs.ts';
import { VendorEntry } from './VendorEntry.tsx';
import styles from './Vendors.module.css';
import { categoryName } from './vendor.ts';
import { useFindVendorsQuery } from './vendorsApi.ts';

const CHOICES = { job: jobOptions, state: stateOptions } as const;
const SHOWN = 5;

/** Vendor finder for people who know the job but not the vendor: two questions, then matches. */
export function Component() {
  const { search, change } = useDirectorySearch(CHOICES);
  const { job: jobName = '', state } = search.chosen;
  const job = jobNamed(jobName);
  useVendorViewSource('search');
  return (
    <Page>
      <PageHeader description="Tell us the job and the state to see matching vendors. No one sees your search." />
      <div className={styles.choices}>
        <SelectField
          label="What work do you need?"
          options={[['', 'Choose a job'], ...jobOptions]}
          value={jobName}
          onChange={(event) => change('job', event.target.value)}
        />
        <SelectField
          label="In which state?"
          options={[['', 'Any state'], ...stateOptions]}
          value={state ?? ''}
          onChange={(event) => change('state', event.target.value)}
        />
      </div>
      {job === undefined ? (
        <EmptyState
          title="Choose a job first"
          action={<LinkButton to="vendors">All vendors</LinkButton>}
        >
          None of these fit? Browse the full directory by category and state.
        </EmptyState>
      ) : (
        <Matches job={job} state={state} />
      )}
    </Page>
  );
}

interface MatchesProps {
  readonly job: NonNullable<ReturnType<typeof jobNamed>>;
  readonly state: string | undefined;
}

function Matches({ job: { category, words }, state }: MatchesProps) {
  const filters = { category, state, search: words };
  const query = useFindVendorsQuery(filters);
  const isMember = useAccessContext() !== null;
  const { data } = query;
  const summary = formatDirectoryCount(data?.count, 'matching vendor', 'matching vendors');
  const where = state === undefined ? '' : ` in ${stateName(state)}`;
  return (
    <section aria-labelledby="matches">
      <div className={styles.resultsHead}>
        <h2 id="matches">{summary === '' ? 'Loading…' : `${summary}${where}`}</h2>
      </div>
      <DirectoryResults
        answer={query}
        most={SHOWN}
        summary={summary}
        nothing={
          <EmptyState
            title={`No vendors found${where}`}
            action={
              <LinkButton to="requestVendors" query={{ category, state }} intent="primary">
                Ask the team
              </LinkButton>
            }
          >
            Our team knows unlisted vendors too. Describe the job and a person will reply.
          </EmptyState>
        }
      >
        {(vendor) => <VendorEntry vendor={vendor} state={state} />}
      </DirectoryResults>
      {data !== undefined && data.rows.length > 0 && (
        <div className={styles.after}>
          {isMember && (
            <LinkButton to="clientProjectRequest" query={{ category, state }} intent="primary">
              Request quotes
            </LinkButton>
          )}
          <LinkButton
            to="requestVendors"
            query={{ category, state }}
            intent={isMember ? undefined : 'primary'}
          >
            Request vendors for this
          </LinkButton>
          <Link to={linkTo('vendors', undefined, { category, state })} className={buttonClass({})}>
            {`All in ${categoryName(category)}`}
          </Link>
        </div>
      )}
    </section>
  );
}
