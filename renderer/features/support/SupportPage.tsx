import { useAuth } from '../../core/session/index.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { ContactSupport } from './ContactSupport.tsx';
import { EmailSupport } from './EmailSupport.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { OwnTickets } from './OwnTickets.tsx';
import styles from './Support.module.css';

/** Where somebody looks who is stuck: what is answered already, a way to ask, what became of it. */
export function Component() {
  const { session } = useAuth();
  const isMember = session !== null && !session.needsCode;
  return (
    <Page>
      <PageHeader description="Tell us where you are stuck. A person reads it and answers by e-mail." />
      <div className={styles.columns}>
        <ContactSupport />
        <aside className={styles.aside}>
          {isMember && <OwnTickets userId={session.userId} />}
          <HelpLinks />
          <EmailSupport />
        </aside>
      </div>
    </Page>
  );
}
