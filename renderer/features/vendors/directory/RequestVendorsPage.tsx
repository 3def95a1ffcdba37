import { isId } from '../../../ui/format/id.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RequestForm } from '../../account/support/index.ts';
import { INTRODUCTION_FIELDS } from './requestFields.ts';
import styles from './Vendors.module.css';
import type { Vendor } from './vendor.ts';
import { useGetVendorQuery } from './vendorsApi.ts';

/** Request for an introduction to vendors; open to everyone. */
export function Component() {
  const { params } = useUrlSearch();
  const requestedId = params.get('vendor') ?? '';
  const isOne = isId(requestedId);
  const query = useGetVendorQuery(requestedId, { skip: !isOne });
  const one = query.currentData;
  return (
    <Page>
      <PageHeader
        description={
          one
            ? `Request an introduction to ${one.company_name}. We pass it on and tell you the outcome.`
            : "Tell us what you need. We'll introduce you to vendors who do that work in your state."
        }
      />
      <div className={styles.columns}>
        {isOne ? (
          <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
            {(vendor) => <Introduction key={requestedId} vendor={vendor} params={params} />}
          </Loaded>
        ) : (
          <Introduction vendor={null} params={params} />
        )}
        <aside className={styles.guide}>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number right away.</li>
              <li>Our team picks vendors in the category who work in the state.</li>
              <li>We ask them without sharing your name and introduce those available by email.</li>
            </ol>
          </section>
          <section aria-labelledby="project-title">
            <h2 id="project-title">Have a larger project?</h2>
            <p>
              If you have a budget, residents in the building, and a start date, a{' '}
              <RouteLink to="projectRequests">project request</RouteLink> saves a round of
              questions.
            </p>
          </section>
        </aside>
      </div>
    </Page>
  );
}

interface IntroductionProps {
  /** Null when no specific vendor is requested. */
  readonly vendor: Vendor | null;
  readonly params: URLSearchParams;
}

const Introduction = ({ vendor, params }: IntroductionProps) => (
  <RequestForm
    topic="services"
    title="Introduction request"
    facts={vendor ? [['Vendor', `${vendor.company_name} (${vendor.id})`]] : []}
    fields={INTRODUCTION_FIELDS}
    chosen={{
      category: vendor?.category ?? params.get('category') ?? '',
      state: params.get('state') ?? (vendor?.states.length === 1 ? (vendor.states[0] ?? '') : ''),
    }}
    wordsLabel="What do you need?"
    wordsHint="The work, community size, and what you've tried. Don't include resident names."
    button="Send request"
  />
);
