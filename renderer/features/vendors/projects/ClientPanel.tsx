import { Tag } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { ClientNote } from './ClientNote.tsx';
import styles from './Clients.module.css';
import { ContactFacts } from './ContactFacts.tsx';
import { CLIENT_PARAM } from './clientColumns.ts';
import { type Client, clientName } from './clients.ts';
import { projectLocationText, tradeName } from './ProjectFacts.tsx';
import { priceText } from './projects.ts';
import { getRequestStatus } from './requests.ts';
import { useVendorClientQuery } from './vendorDeskApi.ts';

/** Client panel: contact details, won projects, and the vendor's private note. */
export function ClientPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord(CLIENT_PARAM);
  const navigate = useNavigate();
  const query = useVendorClientQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: client, error, isFetching } = query;
  return (
    <RecordPanel
      title={client ? clientName(client) : 'Client'}
      isLoading={client === undefined && error === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={() => void navigate(addressOf(null), { replace: true })}
      subtitle={client && <Subtitle client={client} />}
    >
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="Client not found">They haven't accepted a quote from you.</EmptyState>
        }
      >
        {(found) =>
          found !== null && (
            <>
              <PanelSection title="Contact">
                {found.contact === null ? (
                  <p className={styles.quiet}>
                    Their account was deleted along with your note about them.
                  </p>
                ) : (
                  <ContactFacts contact={found.contact} />
                )}
              </PanelSection>
              <Projects client={found} />
              {!found.is_gone && <ClientNote key={found.id} client={found} />}
            </>
          )
        }
      </Loaded>
    </RecordPanel>
  );
}

function Subtitle({ client }: { readonly client: Client }) {
  const { company, name, won, amount } = client;
  return (
    <>
      {company !== null && name !== null && <span>{company}</span>}
      <span>{won === 1 ? '1 project' : `${won} projects`}</span>
      {amount > 0 && <span>{formatDollars(amount)}</span>}
    </>
  );
}

function Projects({ client: { projects } }: { readonly client: Client }) {
  return (
    <PanelSection title="Projects">
      <ul className={styles.projects}>
        {projects.map((project) => {
          const { label, intent } = getRequestStatus({
            status: 'chosen',
            project_status: project.status,
            answers_by: null,
            price: project.price,
            is_outdated: false,
          });
          return (
            <li key={project.id}>
              <RouteLink to="vendorQuotes" query={{ status: 'chosen', request: project.id }}>
                {project.title}
              </RouteLink>
              <Tag minimal intent={intent}>
                {label}
              </Tag>
              <p className={styles.quiet}>
                {priceText(project.price, project.price_per)}, {tradeName(project.category)},{' '}
                {projectLocationText(project)}. Chosen {formatDay(project.chosen_at)}
                {project.ended_at !== null && `, ended ${formatDay(project.ended_at)}`}.
              </p>
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}
