import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { dollarsText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CONSENT, LegalText, SignatureForm } from '../../deals/dealRooms/index.ts';
import styles from '../Network.module.css';
import { ACCESS, type Agreement, agreementStatusText, splitText } from './coBrokers.ts';
import {
  useAddCoDealMutation,
  useCoBrokerageQuery,
  useEndCoBrokerageMutation,
  useOfferCoBrokerageMutation,
  useSignCoBrokerageMutation,
} from './coBrokersApi.ts';
import { Inquiries } from './Inquiries.tsx';
import { EditAgreement } from './TermsForm.tsx';

/** One agreement: terms, signatures, and the access it grants. */
export function AgreementView({ id }: { readonly id: string }) {
  const result = useCoBrokerageQuery(id);
  return (
    <article className={`${ui.stack16} ${styles.detail}`} aria-label="Agreement">
      <BackLink to="coBrokers">All agreements</BackLink>
      <Loaded
        answer={result}
        waiting={<Skeleton height="20rem" />}
        nothing={
          <EmptyState title="Agreement not found">
            It was withdrawn, or it belongs to another account.
          </EmptyState>
        }
      >
        {(agreement) => agreement !== null && <Shown agreement={agreement} />}
      </Loaded>
    </article>
  );
}

function Shown({ agreement }: { readonly agreement: Agreement }) {
  const [isChanging, setChanging] = useState(false);
  const isOpen = agreement.state === 'draft' || agreement.state === 'offered';
  const [newest, ...older] = agreement.versions;
  if (isChanging) {
    return <EditAgreement agreement={agreement} onDone={() => setChanging(false)} />;
  }
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{agreement.property}</h2>
          <p className={ui.note}>
            {agreementStatusText(agreement)}
            {agreement.end_reason !== null && `: ${agreement.end_reason}`}
          </p>
        </div>
        <RouteLink to="property" params={{ id: agreement.listing_id }}>
          Open listing
        </RouteLink>
      </header>
      <Facts>
        <Fact name={agreement.is_lister ? 'Co-broker' : 'Listing broker'}>{agreement.other}</Fact>
        <Fact name="Split">
          {splitText(agreement)} of the commission to{' '}
          {agreement.is_lister ? 'the co-broker' : 'you'}
        </Fact>
        <Fact name="Access">{ACCESS.find(([value]) => value === agreement.access)?.[1]}</Fact>
        <Fact name="End date">
          {agreement.until === null ? 'Closing' : formatCalendarDay(agreement.until)}
        </Fact>
        <Fact name="Your commission">
          {agreement.commission === null
            ? 'No deal for this listing'
            : dollarsText(agreement.commission)}
        </Fact>
      </Facts>
      {newest !== undefined && (
        <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="terms">
          <h3 id="terms">Terms, version {newest.n}</h3>
          <LegalText title={`Terms, version ${newest.n}`} body={newest.body} />
          <Signatures of={newest.signatures} />
        </section>
      )}
      {agreement.state === 'offered' && !agreement.i_signed && <Sign agreement={agreement} />}
      <Acts agreement={agreement} onChange={isOpen ? () => setChanging(true) : null} />
      <Inquiries agreement={agreement} />
      {older.length > 0 && (
        <details className={`${ui.stack8} ${styles.part}`}>
          <summary>Earlier versions</summary>
          {older.map((version) => (
            <div key={version.n}>
              <p className={ui.note}>
                Version {version.n}, {formatDateTime(version.written_at)}
              </p>
              <LegalText title={`Terms, version ${version.n}`} body={version.body} />
              <Signatures of={version.signatures} />
            </div>
          ))}
        </details>
      )}
    </>
  );
}

const Signatures = ({ of }: { readonly of: Agreement['versions'][number]['signatures'] }) =>
  of.length === 0 ? (
    <p className={ui.note}>No signatures for this version yet.</p>
  ) : (
    <ul className={styles.signatures} aria-label="Signatures">
      {of.map(({ name, signed_at: at, hash }) => (
        <li key={hash}>
          {name}, {formatDateTime(at)}{' '}
          <Link to={linkTo('buyerAgreement', {}, { proof: hash })}>Verify</Link>
        </li>
      ))}
    </ul>
  );

function Sign({ agreement }: { readonly agreement: Agreement }) {
  const [sign] = useSignCoBrokerageMutation();
  return (
    <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="sign">
      <h3 id="sign">Your signature</h3>
      <SignatureForm
        consent={CONSENT}
        onSign={(signature, name, drawing) =>
          sign({
            id: agreement.id,
            signature,
            n: agreement.n,
            name,
            drawing,
            hash: agreement.versions.find(({ n }) => n === agreement.n)?.sha256 ?? '',
          })
        }
      />
    </section>
  );
}

interface ActsProps {
  readonly agreement: Agreement;
  readonly onChange: (() => void) | null;
}

function Acts({ agreement, onChange }: ActsProps) {
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const [reason, setReason] = useState('');
  const [offer, offering] = useOfferCoBrokerageMutation();
  const [end, ending] = useEndCoBrokerageMutation();
  const [addDeal, adding] = useAddCoDealMutation();
  const { id, state, is_lister: isLister } = agreement;
  if (state === 'ended' || state === 'declined') return null;
  async function openDeal() {
    const result = await addDeal(id);
    if (result.data !== undefined) void navigate(linkTo('deal', { id: result.data }));
  }
  async function finish() {
    const result = await end({ id, reason });
    if (result.error === undefined) void navigate(linkTo('coBrokers'));
  }
  const endLabel = {
    draft: 'Delete draft',
    offered: isLister ? 'Withdraw' : 'Decline',
    signed: 'End agreement',
  }[state];
  return (
    <div className={ui.actions}>
      {state === 'draft' && (
        <Button intent="primary" loading={offering.isLoading} onClick={() => void offer(id)}>
          Send for signature
        </Button>
      )}
      {state === 'signed' && (
        <Button intent="primary" loading={adding.isLoading} onClick={() => void openDeal()}>
          {agreement.commission === null ? 'Add to my pipeline' : 'Open deal'}
        </Button>
      )}
      {isLister && onChange !== null && <Button onClick={onChange}>Change terms</Button>}
      {state === 'signed' && (
        <LinkButton to="brokerCalculator" variant="minimal">
          Commission calculator
        </LinkButton>
      )}
      <PlainButton aria-expanded={isEnding} onClick={() => setEnding(!isEnding)}>
        {endLabel}
      </PlainButton>
      {isEnding && (
        <div className={styles.ending} data-confirmation="">
          <TextField
            label="Why"
            isOptional
            maxLength={300}
            hint="The other broker sees this. Access under the agreement ends immediately."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button intent="danger" loading={ending.isLoading} onClick={() => void finish()}>
            {endLabel} now
          </Button>
        </div>
      )}
    </div>
  );
}
