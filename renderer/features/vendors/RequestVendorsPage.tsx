import { isId } from '../../kit/format/id.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { RequestForm } from '../support/index.ts';
import { INTRODUCTION_FIELDS } from './requestFields.ts';
import styles from './Vendors.module.css';
import type { Vendor } from './vendor.ts';
import { useGetVendorQuery } from './vendorsApi.ts';

/** An introduction to vendors, asked for by anybody. */
export function Component() {
  const { params } = useAddress();
  const wanted = params.get('vendor') ?? '';
  const isOne = isId(wanted);
  const answer = useGetVendorQuery(wanted, { skip: !isOne });
  const one = answer.currentData;
  return (
    <Page>
      <PageHeader
        description={
          one
            ? `Ask for ${one.company_name}. The team passes your request on and tells you what became of it.`
            : 'Say what you need. The team introduces you to vendors who do that work in your state.'
        }
      />
      <div className={styles.columns}>
        {isOne ? (
          <Loaded answer={answer} waiting={<Skeleton height="30rem" />}>
            {(vendor) => <Introduction key={wanted} vendor={vendor} params={params} />}
          </Loaded>
        ) : (
          <Introduction vendor={null} params={params} />
        )}
        <aside className={styles.guide}>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number at once.</li>
              <li>Somebody of the team picks vendors of the category who work in the state.</li>
              <li>
                They are asked without your name. Those who can do it are introduced by e-mail.
              </li>
            </ol>
          </section>
          <section aria-labelledby="project-title">
            <h2 id="project-title">Is it a whole project?</h2>
            <p>
              With a budget, residents in the building and a start date, a{' '}
              <RouteLink to="projectRequests">project request</RouteLink> saves everybody a round of
              questions.
            </p>
          </section>
        </aside>
      </div>
    </Page>
  );
}

interface IntroductionProps {
  /** Null where it is asked for nobody in particular. */
  readonly vendor: Vendor | null;
  readonly params: URLSearchParams;
}

const Introduction = ({ vendor, params }: IntroductionProps) => (
  <RequestForm
    topic="services"
    title="Request for an introduction"
    facts={vendor ? [['Vendor', `${vendor.company_name} (${vendor.id})`]] : []}
    fields={INTRODUCTION_FIELDS}
    chosen={{
      category: vendor?.category ?? params.get('category') ?? '',
      state: params.get('state') ?? (vendor?.states.length === 1 ? (vendor.states[0] ?? '') : ''),
    }}
    wordsLabel="What do you need?"
    wordsHint="The work, the size of the community, and what has been tried. No names of residents, please."
    button="Send request"
  />
);
