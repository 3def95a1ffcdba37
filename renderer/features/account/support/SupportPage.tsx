import { useAuth } from '../../../session/auth/index.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { ContactSupport } from './ContactSupport.tsx';
import { EmailSupport } from './EmailSupport.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { OwnTickets } from './OwnTickets.tsx';
import styles from './Support.module.css';

/** Support page: help articles, a message form, and the user's tickets. */
export function Component() {
  const { session } = useAuth();
  const isMember = session !== null && !session.needsCode;
  return (
    <Page>
      <PageHeader description="Tell us where you're stuck. A person reads it and replies by email." />
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
