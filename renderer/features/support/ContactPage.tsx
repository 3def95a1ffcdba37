import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import styles from './Support.module.css';
import { WriteByMail } from './WriteByMail.tsx';
import { WriteToUs } from './WriteToUs.tsx';

/** For everybody, signed in or not. */
export function Component() {
  return (
    <Page>
      <PageHeader description="Questions, partnerships, the press: a person reads every message." />
      <div className={styles.columns}>
        <WriteToUs />
        <aside className={styles.aside}>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number at once.</li>
              <li>Somebody of the team reads your message.</li>
              <li>The answer comes by e-mail, to the address you give.</li>
            </ol>
          </section>
          <WriteByMail />
          <HelpLinks />
        </aside>
      </div>
    </Page>
  );
}
