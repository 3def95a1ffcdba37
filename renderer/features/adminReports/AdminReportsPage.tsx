import { useSearchParams } from 'react-router-dom';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { MessageReports } from '../messageReports/index.ts';
import styles from './AdminReports.module.css';
import { ReportViews } from './ReportViews.tsx';
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
        views={<ReportViews searching={searching} messages={isOpen ? 'open' : 'all'} />}
        summary=""
        searching={searching}
        isPlain
      />
      <MessageReports isOpen={isOpen} />
    </div>
  );
}
