import { formatDay } from '#shared/format/date.ts';
import { dollarsText } from '#shared/format/figures.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
import { AgreementView } from './AgreementView.tsx';
import { type AgreementSummary, agreementStatusText, type Desk, splitText } from './coBrokers.ts';
import { useCoBrokersQuery } from './coBrokersApi.ts';
import { NewAgreement } from './TermsForm.tsx';

/** Co-brokerage agreements, with the open one next to the list. */
export function Component() {
  const { params } = useUrlSearch();
  const query = useCoBrokersQuery();
  const id = params.get('agreement');
  const isNew = params.has('new') || params.has('with');
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="coBrokers" query={{ new: '1' }} size="small" intent="primary">
            New agreement
          </LinkButton>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
        {(desk) => (
          <div className={styles.desk} data-open={id !== null || isNew}>
            <Agreements desk={desk} openId={id} />
            {isNew ? (
              <NewAgreement
                desk={desk}
                broker={params.get('with')}
                brokerName={params.get('name') ?? ''}
              />
            ) : (
              id !== null && <AgreementView key={id} id={id} />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface AgreementsProps {
  readonly desk: Desk;
  readonly openId: string | null;
}

function Agreements({ desk, openId }: AgreementsProps) {
  if (desk.agreements.length === 0) {
    return (
      <EmptyState title="No co-brokerage agreements yet">
        Share a listing with another broker and set the split and access. Offers sent to your email
        appear here too.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.lines} aria-label="Agreements">
      {desk.agreements.map((line) => (
        <AgreementLine key={line.id} line={line} isOpen={line.id === openId} />
      ))}
    </ul>
  );
}

const waitsForMe = (line: AgreementSummary): boolean => line.state === 'offered' && !line.i_signed;

const AgreementLine = ({
  line,
  isOpen,
}: {
  readonly line: AgreementSummary;
  readonly isOpen: boolean;
}) => (
  <li data-row="" data-open={isOpen}>
    <div>
      <RouteLink
        to="coBrokers"
        query={{ agreement: line.id }}
        aria-current={isOpen ? 'true' : undefined}
      >
        {line.property}
      </RouteLink>
      <span className={ui.note}>
        {line.city}, {line.place} · {line.is_lister ? 'with' : 'of'} {line.other}
      </span>
    </div>
    <div className={styles.figures}>
      <span className={waitsForMe(line) ? ui.warning : undefined}>{agreementStatusText(line)}</span>
      <span className={ui.note}>
        {splitText(line)} {line.is_lister ? 'to them' : 'to you'}
        {line.commission !== null && `, your share ${dollarsText(line.commission)}`} ·{' '}
        {formatDay(line.created_at)}
      </span>
    </div>
  </li>
);
