import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { TAX_FORMS } from '#shared/investing/taxForms.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import {
  FoldTable,
  OfferingFileButton,
  syndicationStyles as styles,
} from '../syndication/index.ts';
import { Movements } from './Movements.tsx';
import { Positions } from './Positions.tsx';
import { useInvestorPortalQuery } from './portalApi.ts';
import type { InvestorPortal } from './portalShapes.ts';
import { TransfersToSign } from './TransfersToSign.tsx';

/** What an investor holds with sponsors: positions, money, documents, tax forms, and updates. */
export function Component() {
  const query = useInvestorPortalQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="40rem" />} keepsLast>
        {(portal) =>
          portal.positions.length === 0 && portal.to_sign.length === 0 ? (
            <EmptyState
              title="No positions yet"
              action={<LinkButton to="syndication">Open offerings</LinkButton>}
            >
              Your positions appear here once you commit to an offering.
            </EmptyState>
          ) : (
            <>
              <TransfersToSign transfers={portal.to_sign} />
              <Totals portal={portal} />
              <UrlTabs
                label="Investor portal"
                tabs={[
                  {
                    id: 'positions',
                    label: 'Positions',
                    panel: () => (
                      <div className={styles.tab}>
                        <Positions portal={portal} />
                      </div>
                    ),
                  },
                  {
                    id: 'activity',
                    label: 'Activity',
                    panel: () => (
                      <div className={styles.tab}>
                        <Movements positions={portal.positions} />
                      </div>
                    ),
                  },
                  {
                    id: 'documents',
                    label: 'Documents and tax forms',
                    panel: () => (
                      <div className={styles.tab}>
                        <Files portal={portal} />
                      </div>
                    ),
                  },
                  {
                    id: 'updates',
                    label: 'Updates',
                    panel: () => (
                      <div className={styles.tab}>
                        <Updates portal={portal} />
                      </div>
                    ),
                  },
                ]}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Totals({ portal: { positions } }: { readonly portal: InvestorPortal }) {
  const sum = (key: 'contributed_cents' | 'returned_cents' | 'distributed_cents') =>
    positions.reduce((total, one) => total + one[key], 0);
  const due = positions
    .flatMap(({ calls }) => calls)
    .filter(({ paid_on }) => paid_on === null)
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  const facts = [
    ['Paid in', formatCents(sum('contributed_cents'))],
    ['Capital returned', formatCents(sum('returned_cents'))],
    ['Distributed', formatCents(sum('distributed_cents'))],
    [
      'Next capital call',
      due[0] === undefined
        ? 'None'
        : `${formatCents(due[0].cents)} by ${formatCalendarDay(due[0].due_on)}`,
    ],
  ] as const;
  return <FactList className={`${styles.facts} ${styles.totals}`} facts={facts} />;
}

function Files({ portal }: { readonly portal: InvestorPortal }) {
  const files = portal.positions.flatMap((position) =>
    position.files.map((file) => ({ file, position })),
  );
  if (files.length === 0) {
    return (
      <EmptyState title="No documents yet">
        Notices and tax forms from your sponsors appear here.
      </EmptyState>
    );
  }
  return (
    <FoldTable label="Documents and tax forms" columns={['Document', 'Kind', 'Position', 'Added']}>
      {files.map(({ file, position }) => (
        <tr key={file.id}>
          <th scope="row">
            <OfferingFileButton file={file} needsReceipt />
          </th>
          <td>
            {file.kind === 'tax' ? `${labelOf(TAX_FORMS, file.form)} ${file.tax_year}` : 'Notice'}
          </td>
          <td>
            {position.offering}
            <span className={ui.subline}>{position.entity}</span>
          </td>
          <td data-label="Added">{formatDateTime(file.added_at)}</td>
        </tr>
      ))}
    </FoldTable>
  );
}

function Updates({ portal: { updates } }: { readonly portal: InvestorPortal }) {
  if (updates.length === 0) {
    return <EmptyState title="No updates yet">Updates from your sponsors appear here.</EmptyState>;
  }
  return (
    <ul className={styles.bands}>
      {updates.map(({ id, offering_id, offering, title, body, sent_at }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p className={ui.caption}>
            <RouteLink
              to="syndicate"
              params={{ syndicateId: offering_id }}
              query={{ tab: 'updates' }}
            >
              {offering}
            </RouteLink>
            , {formatDateTime(sent_at)}
          </p>
          <p className={styles.text}>{body}</p>
        </li>
      ))}
    </ul>
  );
}
