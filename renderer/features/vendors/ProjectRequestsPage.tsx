import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { RequestForm } from '../support/index.ts';
import { PROJECT_FIELDS } from './requestFields.ts';
import styles from './Vendors.module.css';

/** A project described well enough to be priced. */
export function Component() {
  return (
    <Page>
      <PageHeader description="Describe the project once, as the people who price it will ask. The team checks it for gaps and takes it to vendors who fit." />
      <div className={styles.columns}>
        <RequestForm
          topic="services"
          title="Project request"
          fields={PROJECT_FIELDS}
          wordsLabel="The scope"
          wordsHint="What is there now, what it should be afterward, and what must not stop meanwhile."
          button="Send project"
        />
        <aside className={styles.guide}>
          <section aria-labelledby="scope-title">
            <h2 id="scope-title">A scope that can be priced says</h2>
            <ul className={styles.claims}>
              <li>How many units, rooms, doors or square feet are concerned</li>
              <li>Age and make of what is there, and the last report on it</li>
              <li>Hours in which work may be loud</li>
              <li>Who decides, and by when</li>
            </ul>
          </section>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number at once.</li>
              <li>The team asks for what is missing, by e-mail.</li>
              <li>Vendors read the scope without your name and say whether they will price it.</li>
              <li>You choose whom to hear from.</li>
            </ol>
          </section>
          <p>
            For a single question, <RouteLink to="requestVendors">request vendors</RouteLink> is
            shorter; to look for yourself, <RouteLink to="findVendors">find vendors</RouteLink>.
          </p>
        </aside>
      </div>
    </Page>
  );
}
