import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { ContactSupport } from './ContactSupport.tsx';
import { EmailSupport } from './EmailSupport.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import styles from './Support.module.css';

/** Public contact page, for signed-in users and visitors. */
export function Component() {
  return (
    <Page>
      <PageHeader description="Questions, partnerships, press. A person reads every message." />
      <div className={styles.columns}>
        <ContactSupport />
        <aside className={styles.aside}>
          <section aria-labelledby="next-title">
            <h2 id="next-title">What happens next</h2>
            <ol className={styles.steps}>
              <li>You get a ticket number right away.</li>
              <li>Someone on our team reads your message.</li>
              <li>We reply by email, to the address you give.</li>
            </ol>
          </section>
          <EmailSupport />
          <HelpLinks />
        </aside>
      </div>
    </Page>
  );
}
