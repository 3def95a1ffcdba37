import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { RequestForm } from '../../account/support/index.ts';
import { PROJECT_FIELDS } from './requestFields.ts';
import styles from './Vendors.module.css';

/** Form to submit a project detailed enough to be priced. */
export function Component() {
  return (
    <Page>
      <PageHeader description="Describe the project once. Our team checks it for gaps and sends it to matching vendors." />
      <div className={styles.columns}>
        <RequestForm
          topic="services"
          title="Project request"
          fields={PROJECT_FIELDS}
          wordsLabel="Scope of work"
          wordsHint="Current condition, desired result, and what must keep running during the work."
          button="Send project"
        />
        <aside className={styles.guide}>
          <section aria-labelledby="scope-title">
            <h2 id="scope-title">What to include in the scope</h2>
            <ul className={styles.claims}>
              <li>Number of units, rooms, doors, or square feet</li>
              <li>Age and make of existing equipment, and the latest report on it</li>
              <li>Hours when noisy work is allowed</li>
              <li>Decision maker and decision date</li>
            </ul>
          </section>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number right away.</li>
              <li>Our team emails you if anything is missing.</li>
              <li>Vendors read the scope without your name and say whether they'll quote.</li>
              <li>You choose which vendors to hear from.</li>
            </ol>
          </section>
          <p>
            For a single question, <RouteLink to="requestVendors">request vendors</RouteLink> is
            quicker. To search yourself, <RouteLink to="findVendors">find vendors</RouteLink>.
          </p>
        </aside>
      </div>
    </Page>
  );
}
