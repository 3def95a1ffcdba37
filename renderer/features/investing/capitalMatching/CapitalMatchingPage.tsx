import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatDollars, formatShortDollars } from '#shared/format/money.ts';
import { CAPITAL_KINDS, CAPITAL_SIDES, INTRODUCTION_STATUSES } from '#shared/investing/capital.ts';
import { CARE_TYPES } from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { FoldTable, syndicationStyles as styles } from '../syndication/index.ts';
import { BoxDialog, OutcomeDialog, RequestDialog } from './CapitalDialogs.tsx';
import { useCapitalMatchingQuery } from './capitalApi.ts';
import type { CapitalBox, CapitalMatching, CapitalRequest, Introduction } from './capitalShapes.ts';
import { Matches } from './Matches.tsx';

/** Lenders and equity for a deal, the user's own boxes, and introductions. */
export function Component() {
  const query = useCapitalMatchingQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(capital) => (
          <UrlTabs
            label="Capital matching"
            tabs={[
              {
                id: 'requests',
                label: 'Requests',
                panel: () => (
                  <div className={styles.tab}>
                    <Requests capital={capital} />
                  </div>
                ),
              },
              {
                id: 'introductions',
                label: 'Introductions',
                panel: () => (
                  <div className={styles.tab}>
                    <Introductions rows={capital.introductions} />
                  </div>
                ),
              },
              {
                id: 'boxes',
                label: 'Your boxes',
                panel: () => (
                  <div className={styles.tab}>
                    <Boxes rows={capital.boxes} />
                  </div>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}

function Requests({ capital }: { readonly capital: CapitalMatching }) {
  const { params, change } = useUrlSearch();
  const [editing, setEditing] = useState<CapitalRequest | 'new' | null>(null);
  const open =
    capital.requests.find(({ id }) => id === params.get('request')) ?? capital.requests[0];
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <Button size="small" intent="primary" onClick={() => setEditing('new')}>
          Add request
        </Button>
      </div>
      {open === undefined ? (
        <EmptyState title="No requests yet">
          Add what you need and the facts of the deal. Only you see it until you introduce yourself.
        </EmptyState>
      ) : (
        <>
          <FoldTable
            label="Requests"
            columns={['Request', 'Capital', 'Care type', 'State', { number: 'Amount' }, 'Actions']}
          >
            {capital.requests.map((one) => (
              <tr key={one.id} aria-current={one === open ? 'true' : undefined}>
                <th scope="row">{one.title}</th>
                <td>{labelOf(CAPITAL_SIDES, one.side)}</td>
                <td>{labelOf(CARE_TYPES, one.care_type)}</td>
                <td>{one.state}</td>
                <td className={styles.number} data-label="Amount">
                  {formatDollars(one.amount)}
                </td>
                <td>
                  <div className={ui.actions}>
                    <Button
                      size="small"
                      active={one === open}
                      aria-pressed={one === open}
                      aria-label={`Show matches: ${one.title}`}
                      onClick={() => change([['request', one.id]])}
                    >
                      Show matches
                    </Button>
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Edit request: ${one.title}`}
                      onClick={() => setEditing(one)}
                    >
                      Edit request
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </FoldTable>
          <Matches key={open.id} request={open} />
        </>
      )}
      {editing !== null && (
        <RequestDialog
          {...(editing !== 'new' && { request: editing })}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function Introductions({ rows }: { readonly rows: readonly Introduction[] }) {
  const [editing, setEditing] = useState<Introduction | null>(null);
  if (rows.length === 0) {
    return (
      <EmptyState title="No introductions yet">
        Introduce a request to a provider, and track what comes of it here.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack12}>
      <div className={styles.bar}>
        <span className={styles.end}>
          <SaveCsv
            name="Capital introductions"
            head={['Request', 'Provider', 'Status', 'Amount', 'Offered', 'Introduced', 'Note']}
            rows={() =>
              rows.map((one) => [
                one.title,
                one.provider,
                labelOf(INTRODUCTION_STATUSES, one.status),
                one.amount,
                one.offered,
                one.introduced_at.slice(0, 10),
                one.note,
              ])
            }
          />
        </span>
      </div>
      <FoldTable
        label="Introductions"
        columns={[
          'Request',
          'Provider',
          'Status',
          'Introduced',
          { number: 'Amount' },
          { number: 'Offered' },
          'Actions',
        ]}
      >
        {rows.map((one) => {
          const status = INTRODUCTION_STATUSES.find(({ value }) => value === one.status);
          return (
            <tr key={one.id}>
              <th scope="row">
                {one.title}
                <span className={ui.subline}>
                  {one.is_mine ? one.note : `${labelOf(CARE_TYPES, one.care_type)}, ${one.state}`}
                </span>
              </th>
              <td>{one.is_mine ? one.provider : 'Introduced to you'}</td>
              <td>
                <Tag minimal intent={status?.intent ?? 'none'}>
                  {status?.label ?? one.status}
                </Tag>
              </td>
              <td data-label="Introduced">{formatDay(one.introduced_at)}</td>
              <td className={styles.number} data-label="Amount">
                {formatDollars(one.amount)}
              </td>
              <td className={styles.number} data-label="Offered">
                {one.offered === null ? '—' : formatDollars(one.offered)}
              </td>
              <td>
                <div className={ui.actions}>
                  <Button
                    size="small"
                    aria-label={`Record outcome: ${one.title}`}
                    onClick={() => setEditing(one)}
                  >
                    Record outcome
                  </Button>
                  {one.conversation_id !== null && (
                    <Link to={linkTo('conversation', { conversationId: one.conversation_id })}>
                      Open messages
                    </Link>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </FoldTable>
      {editing !== null && (
        <OutcomeDialog introduction={editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}

function Boxes({ rows }: { readonly rows: readonly CapitalBox[] }) {
  const [editing, setEditing] = useState<CapitalBox | 'new' | null>(null);
  return (
    <div className={ui.stack12}>
      <div className={styles.bar}>
        <Button size="small" intent="primary" onClick={() => setEditing('new')}>
          Add box
        </Button>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No boxes yet">
          If you lend or invest, add your criteria. Published boxes are matched to requests.
        </EmptyState>
      ) : (
        <FoldTable
          label="Your boxes"
          columns={['Box', 'Kind', 'Size', 'States', 'Confirmed', 'Status', 'Actions']}
        >
          {rows.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.name}
                <span className={ui.subline}>{one.provider}</span>
              </th>
              <td>{labelOf(CAPITAL_KINDS, one.kind)}</td>
              <td>
                {formatShortDollars(one.minimum)} to {formatShortDollars(one.maximum)}
              </td>
              <td data-label="States">{one.states.length === 0 ? 'Any' : one.states.join(', ')}</td>
              <td data-label="Confirmed">{formatCalendarDay(one.confirmed_on)}</td>
              <td>
                <Tag minimal intent={one.is_published ? 'success' : 'none'}>
                  {one.is_published ? 'Published' : 'Private'}
                </Tag>
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={`Edit box: ${one.name}`}
                  onClick={() => setEditing(one)}
                >
                  Edit box
                </Button>
              </td>
            </tr>
          ))}
        </FoldTable>
      )}
      {editing !== null && (
        <BoxDialog {...(editing !== 'new' && { box: editing })} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}
