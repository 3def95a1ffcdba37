import { Button, Tag } from '@blueprintjs/core';
import { useCallback } from 'react';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CriticalDates } from './CriticalDates.tsx';
import { formatCalendarDay } from './formatCalendarDay.ts';
import { BidPage } from './offers/BidPage.tsx';
import {
  type PartyView,
  useMyTransactionQuery,
  useOpenDocumentMutation,
} from './participationApi.ts';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import { Wires } from './wires/Wires.tsx';

/** A transaction as one of its parties sees it. */
export function PartyTransaction({ id }: { readonly id: string }) {
  const query = useMyTransactionQuery(id);
  const headOf = useCallback(({ property_name: title }: PartyView) => ({ title }), []);
  useRecordHead(query.currentData, headOf);
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />} nothing={<BidPage id={id} />}>
      {(partyView) => partyView !== null && <Part mine={partyView} />}
    </Loaded>
  );
}

function Part({ mine }: { readonly mine: PartyView }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Your role', mine.roles.map(roleLabel).join(', ')],
    ['Run by', mine.broker],
    ['Price', mine.price === null ? '—' : formatExactDollars(mine.price)],
    ['State', mine.state ?? '—'],
    mine.closed_on === null
      ? ['Expected close', formatCalendarDay(mine.expected_close)]
      : ['Closed on', formatCalendarDay(mine.closed_on)],
  ];
  return (
    <Page>
      <PageHeader
        title={mine.property_name}
        actions={<Tag minimal>{stageLabel(mine.status)}</Tag>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactList className={`${ui.factColumns} ${styles.facts}`} facts={facts} />
          <TransactionSection level={2} title="Parties">
            <ul className={styles.rows}>
              {mine.parties.map(({ role, name, company }) => (
                <li key={`${role} ${name}`}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.quiet}>
                    {[roleLabel(role), company].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </TransactionSection>
          <TransactionSection level={2} title="Documents">
            {mine.documents.length === 0 ? (
              <p className={styles.quiet}>The broker hasn't shared any documents with you yet.</p>
            ) : (
              <ul className={styles.rows}>
                {mine.documents.map((file) => (
                  <DocumentRow key={file.id} file={file} />
                ))}
              </ul>
            )}
          </TransactionSection>
          <Wires id={mine.id} level={2} mayEnter={mine.roles.includes('title')} />
        </div>
        <TransactionSection level={2} title="Critical dates">
          <CriticalDates dates={mine.dates} className={styles.rows} />
        </TransactionSection>
      </div>
    </Page>
  );
}

function DocumentRow({ file }: { readonly file: PartyView['documents'][number] }) {
  const [open, { isLoading }] = useOpenDocumentMutation();
  const { id, name, size, at } = file;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>
        {[size === null ? null : formatBytes(size), formatDay(at)].filter(Boolean).join(' · ')}
      </span>
      {size !== null && (
        <Button
          size="small"
          variant="minimal"
          loading={isLoading}
          aria-label={`Download ${name}`}
          onClick={() => void open({ id, name })}
        >
          Download
        </Button>
      )}
    </li>
  );
}
