import { useSearchParams } from 'react-router-dom';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { MessageReports } from '../messageReports/index.ts';
import styles from './AdminReports.module.css';
import { ReportLinks, TICKET_VIEWS } from './ReportViews.tsx';
import { TicketList } from './TicketList.tsx';
import { useTicketSearch } from './ticketSearch.ts';

/** What people wrote to us, and what became of it: for staff. */
export function Component() {
  const [params] = useSearchParams();
  const messages = params.get('messages');
  return messages === null ? <TicketList /> : <ReportedMessages isOpen={messages !== 'all'} />;
}

function ReportedMessages({ isOpen }: { readonly isOpen: boolean }) {
  const searching = useTicketSearch();
  return (
    <div className={styles.reports}>
      <ListHeader
        title="Reports"
        views={
          <ViewTabs searching={searching} builtIn={TICKET_VIEWS} isElsewhere>
            <ReportLinks open={isOpen ? 'open' : 'all'} />
          </ViewTabs>
        }
        summary=""
        searching={searching}
        isPlain
      />
      <MessageReports isOpen={isOpen} />
    </div>
  );
}
