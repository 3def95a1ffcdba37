import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatPrice } from '#shared/format/money.ts';
import {
  CARE_TYPES,
  formatBps,
  formatProgress,
  formatSplit,
  OFFERING_STATUSES,
  SUBSCRIPTION_STATUSES,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { FoldTable } from './FoldTable.tsx';
import { OfferingDialog } from './OfferingDialog.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { OfferingRow } from './syndicationShapes.ts';

type Side = 'sponsor' | 'investor';

/** Offerings open to the user, and those of their workspace. */
export function Component() {
  const { params, change } = useUrlSearch();
  const side: Side = params.get('tab') === 'sponsor' ? 'sponsor' : 'investor';
  const first = syndicationApi.useOfferingsQuery({ side });
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        actions={
          first.data?.is_sponsor === true && (
            <Button size="small" intent="primary" onClick={() => setAdding(true)}>
              Create offering
            </Button>
          )
        }
      />
      <Tabs
        label="Offerings"
        open={side}
        onOpen={(tab) => change([['tab', tab === 'investor' ? null : tab]])}
        tabs={[
          {
            id: 'investor',
            label: 'Open to you',
            panel: () => (
              <div className={styles.tab}>
                <Offerings side="investor" />
              </div>
            ),
          },
          {
            id: 'sponsor',
            label: 'Your offerings',
            panel: () => (
              <div className={styles.tab}>
                <Offerings side="sponsor" />
              </div>
            ),
          },
        ]}
      />
      {isAdding && (
        <OfferingDialog
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(linkTo('syndicate', { syndicateId: id }))}
        />
      )}
    </Page>
  );
}

function Offerings({ side }: { readonly side: Side }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className={ui.stack12}>
      {cursors.map((after, index) => (
        <OfferingsPart
          key={after ?? ''}
          side={side}
          after={after}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly side: Side;
  readonly after: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
}

function OfferingsPart({ side, after, isLast, onMore }: PartProps) {
  const query = syndicationApi.useOfferingsQuery({ side, after });
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
      {({ rows, next, is_sponsor }) =>
        rows.length === 0 ? (
          <NoOfferings side={side} isSponsor={is_sponsor} />
        ) : (
          <>
            <OfferingTable side={side} rows={rows} />
            {next !== null && isLast && (
              <div>
                <Button size="small" onClick={() => onMore(next)}>
                  Show more
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const NoOfferings = ({ side, isSponsor }: { readonly side: Side; readonly isSponsor: boolean }) =>
  side === 'investor' ? (
    <EmptyState title="No offerings open to you">
      506(c) offerings appear here for everyone, 506(b) offerings once a sponsor who knows you
      invites you.
    </EmptyState>
  ) : (
    <EmptyState
      title="No offerings yet"
      action={!isSponsor && <RouteLink to="workspaceSettings">Open workspace settings</RouteLink>}
    >
      {isSponsor
        ? 'Create an offering to raise equity for a property.'
        : 'Offerings belong to a workspace. Create one, or ask its owner for administrator rights.'}
    </EmptyState>
  );

function OfferingTable({
  side,
  rows,
}: {
  readonly side: Side;
  readonly rows: readonly OfferingRow[];
}) {
  const isSponsor = side === 'sponsor';
  return (
    <>
      <div className={ui.actions12}>
        <span className={ui.end}>
          <SaveCsv
            name="Offerings"
            head={['Offering', 'Sponsor', 'State', 'Size', 'Minimum', 'Preferred return', 'Closes']}
            rows={() =>
              rows.map((one) => [
                one.title,
                one.sponsor,
                one.state,
                one.offering_cents / 100,
                one.minimum_cents / 100,
                formatBps(one.preferred_bps),
                one.closes_on,
              ])
            }
          />
        </span>
      </div>
      <FoldTable
        label="Offerings"
        columns={[
          'Offering',
          'Status',
          'Rule',
          'Closes',
          { number: 'Preferred' },
          { number: 'Split' },
          { number: 'Minimum' },
          { number: 'Size' },
          { number: 'Committed' },
          { number: isSponsor ? 'Investors' : 'Yours' },
        ]}
      >
        {rows.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <RouteLink to="syndicate" params={{ syndicateId: one.id }}>
                {one.title}
              </RouteLink>
              <span className={ui.subline}>
                {one.sponsor} · {one.property}, {one.state} · {labelOf(CARE_TYPES, one.care_type)}
              </span>
            </th>
            <td>
              <StatusTag status={one.status} />
            </td>
            <td>506({one.rule.slice(-1)})</td>
            <td data-label="Closes">{formatCalendarDay(one.closes_on)}</td>
            <td className={styles.number} data-label="Preferred">
              {formatBps(one.preferred_bps)}
            </td>
            <td className={styles.number} data-label="Split">
              {formatSplit(one)}
            </td>
            <td className={styles.number} data-label="Minimum">
              {formatPrice(one.minimum_cents)}
            </td>
            <td className={styles.number} data-label="Size">
              {formatPrice(one.offering_cents)}
            </td>
            <td className={styles.number} data-label="Committed">
              {committedText(one)}
            </td>
            <td className={styles.number} data-label={isSponsor ? 'Investors' : 'Yours'}>
              {isSponsor ? one.investors : mineText(one)}
            </td>
          </tr>
        ))}
      </FoldTable>
    </>
  );
}

function committedText({ committed_cents, progress }: OfferingRow): string {
  if (committed_cents !== null) return formatPrice(committed_cents);
  return progress === null ? '—' : formatProgress(progress);
}

const mineText = ({ mine_cents, mine_status }: OfferingRow): string =>
  mine_cents === null
    ? '—'
    : `${formatPrice(mine_cents)}, ${labelOf(SUBSCRIPTION_STATUSES, mine_status).toLowerCase()}`;

export function StatusTag({ status }: { readonly status: string }) {
  const choice = OFFERING_STATUSES.find(({ value }) => value === status);
  return (
    <Tag minimal intent={choice?.intent ?? 'none'}>
      {choice?.label ?? status}
    </Tag>
  );
}
