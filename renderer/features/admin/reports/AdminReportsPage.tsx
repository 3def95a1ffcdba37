import { useAccessContext } from '../../../session/account/index.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ListHeader } from '../../../workbench/list/ListHeader.tsx';
import { ViewTabs } from '../../../workbench/list/ViewTabs.tsx';
import { MessageReports } from '../messageReports/index.ts';
import { UndeliveredList } from '../undelivered/index.ts';
import styles from './AdminReports.module.css';
import { type ReportLinkName, ReportLinks, TICKET_VIEWS } from './ReportViews.tsx';
import { TicketList } from './TicketList.tsx';
import { useTicketSearch } from './ticketSearch.ts';

/** Staff inbox for support requests and their status. */
export function Component() {
  const { params } = useUrlSearch();
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const messages = params.get('messages');
  if (isAdmin && params.has('undelivered')) {
    return <UndeliveredList tabs={<Tabs open="Undelivered" />} />;
  }
  return messages === null ? <TicketList /> : <ReportedMessages isOpen={messages !== 'all'} />;
}

/** Tabs for the lists beside the tickets; no ticket view is selected. */
const Tabs = ({ open }: { readonly open: ReportLinkName }) => (
  <ViewTabs searching={useTicketSearch()} builtIn={TICKET_VIEWS} isElsewhere>
    <ReportLinks open={open} />
  </ViewTabs>
);

function ReportedMessages({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <div className={styles.reports}>
      <ListHeader
        views={<Tabs open={isOpen ? 'Reported messages' : 'All reported messages'} />}
        summary=""
        searching={useTicketSearch()}
        isPlain
      />
      <MessageReports isOpen={isOpen} />
    </div>
  );
}
