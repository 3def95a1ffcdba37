import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Views } from '../../kit/page/Views.tsx';
import { MessageReports } from '../messageReports/index.ts';
import { TicketList } from './TicketList.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { type Filter, filterIn, ticketIn } from './ticketAddress.ts';
import { STATUS_LABELS } from './tickets.ts';

const FILTERS: readonly (readonly [Filter, string])[] = [
  ...(Object.entries(STATUS_LABELS) as [Filter, string][]),
  ['all', 'All'],
];

/** What people wrote to us, and what became of it: for staff. */
export function Component() {
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const ticket = ticketIn(params);
  const messages = params.get('messages');
  return (
    <Page>
      <PageHeader
        title="Reports"
        views={
          <Views
            of="adminReports"
            views={[
              ...FILTERS.map(([name, label]) => ({
                label,
                query: { status: name === 'open' ? undefined : name },
                isHere: messages === null && name === filter,
              })),
              {
                label: 'Reported messages',
                query: { messages: 'open' },
                isHere: messages !== null && messages !== 'all',
              },
              { label: 'All reported', query: { messages: 'all' }, isHere: messages === 'all' },
            ]}
          />
        }
      />
      {messages === null ? (
        <TicketList filter={filter} />
      ) : (
        <MessageReports isOpen={messages !== 'all'} />
      )}
      {ticket !== null && <TicketPanel key={ticket} id={ticket} />}
    </Page>
  );
}
