import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  checkIdentification,
  daysLeft,
  exchangeDeadlines,
  type Identification,
} from '#shared/investing/exchange.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { EndPropertyDialog, ExchangeDialog, PropertyDialog } from './ExchangeDialogs.tsx';
import type { Exchange, ExchangeProperty } from './taxShapes.ts';
import type { TaxTabProps } from './taxTab.ts';

type Step =
  | { readonly kind: 'exchange'; readonly exchange: Exchange | null }
  | { readonly kind: 'property'; readonly exchange: Exchange }
  | { readonly kind: 'end'; readonly exchange: Exchange; readonly property: ExchangeProperty };

/** Like-kind exchanges with their two deadlines and the identified properties. */
export function Exchanges({ entityId, today, center }: TaxTabProps) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <Button
          size="small"
          intent="primary"
          onClick={() => setStep({ kind: 'exchange', exchange: null })}
        >
          Start exchange
        </Button>
      </div>
      {center.exchanges.length === 0 ? (
        <EmptyState title="No exchanges yet">
          Start one on the day of the sale. You get reminders before day 45 and day 180.
        </EmptyState>
      ) : (
        center.exchanges.map((exchange) => (
          <OneExchange key={exchange.id} exchange={exchange} today={today} onStep={setStep} />
        ))
      )}
      <p className={ui.caption}>
        IRC §1031(a)(3): identify within 45 days, receive within 180 days or by the due date of the
        return, whichever is earlier. Weekends and holidays don't extend either. Treas. Reg.
        §1.1031(k)-1(c): identify in writing to the intermediary or seller; revoke the same way.
      </p>
      {step?.kind === 'exchange' && (
        <ExchangeDialog
          entityId={entityId}
          exchange={step.exchange}
          today={today}
          onClose={close}
        />
      )}
      {step?.kind === 'property' && (
        <PropertyDialog exchange={step.exchange} today={today} onClose={close} />
      )}
      {step?.kind === 'end' && (
        <EndPropertyDialog
          exchange={step.exchange}
          property={step.property}
          today={today}
          onClose={close}
        />
      )}
    </div>
  );
}

const RULES: Readonly<Record<Identification['rule'], readonly [text: string, tone: string]>> = {
  none: ['Nothing identified', ''],
  three: ['3-property rule met', 'good'],
  value: ['200% rule met', 'good'],
  acquired: ['95% rule met', 'good'],
  exceeded: ['Over the 3-property and 200% limits', 'problem'],
};

interface OneExchangeProps {
  readonly exchange: Exchange;
  readonly today: string;
  readonly onStep: (step: Step) => void;
}

function OneExchange({ exchange, today, onStep }: OneExchangeProps) {
  const deadlines = exchangeDeadlines(exchange.sold_on, exchange.return_due_on);
  const found = checkIdentification(
    exchange.value_cents,
    exchange.properties.map((one) => ({
      value: one.value_cents,
      receivedOn: one.received_on,
      isRevoked: one.revoked_on !== null,
    })),
  );
  const [rule, tone] = RULES[found.rule];
  const isIdentifying = daysLeft(deadlines.identifyBy, today) >= 0;
  return (
    <section className={styles.section} aria-label={exchange.name}>
      <div className={styles.bar}>
        <h2>{exchange.name}</h2>
        <Button
          size="small"
          variant="minimal"
          aria-label={`Edit ${exchange.name}`}
          onClick={() => onStep({ kind: 'exchange', exchange })}
        >
          Edit
        </Button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Sold</dt>
          <dd>{formatCalendarDay(exchange.sold_on)}</dd>
        </div>
        <div>
          <dt>Value and debt</dt>
          <dd>
            {formatCents(exchange.value_cents)}, {formatCents(exchange.debt_cents)}
          </dd>
        </div>
        <Clock
          label="Identify by"
          by={deadlines.identifyBy}
          today={today}
          isDone={found.count > 0}
        />
        <Clock
          label={deadlines.isReturnFirst ? 'Receive by (return due)' : 'Receive by'}
          by={deadlines.receiveBy}
          today={today}
          isDone={found.shortfall === 0}
        />
        <div>
          <dt>Identification</dt>
          <dd className={styles.state} data-state={tone}>
            {rule}
          </dd>
        </div>
        <div>
          <dt>Still to receive for full deferral</dt>
          <dd>{found.shortfall === 0 ? 'Nothing' : formatCents(found.shortfall)}</dd>
        </div>
      </dl>
      {found.rule === 'exceeded' && (
        <p className={ui.error}>
          {found.count} properties worth {formatCents(found.total)}; the limit is{' '}
          {formatCents(found.limit)}. Unless 95% is received, none counts as identified. Revoke some
          before day 45.
        </p>
      )}
      <div className={styles.bar}>
        <Button
          size="small"
          disabled={!isIdentifying}
          aria-label={`Identify property for ${exchange.name}`}
          onClick={() => onStep({ kind: 'property', exchange })}
        >
          Identify property
        </Button>
        <span className={ui.caption}>
          {isIdentifying
            ? `Intermediary: ${exchange.intermediary}`
            : 'The 45 days are over. No property can be identified.'}
        </span>
      </div>
      {exchange.properties.length > 0 && (
        <ColumnTable<ExchangeProperty>
          className={styles.list}
          rows={exchange.properties}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Property', cell: ({ name }) => name },
            { label: 'State', cell: ({ state }) => state },
            {
              label: 'Value',
              className: styles.number,
              cell: ({ value_cents }) => formatCents(value_cents),
            },
            {
              label: 'Identified',
              cell: ({ identified_on }) => formatCalendarDay(identified_on),
            },
            {
              label: 'Result',
              cell: ({ received_on, revoked_on }) =>
                received_on !== null
                  ? `Received ${formatCalendarDay(received_on)}`
                  : revoked_on !== null
                    ? `Revoked ${formatCalendarDay(revoked_on)}`
                    : null,
            },
            {
              label: 'Change',
              cell: (property) =>
                property.received_on === null && property.revoked_on === null ? (
                  <Button
                    size="small"
                    aria-label={`Record result of ${property.name}`}
                    onClick={() => onStep({ kind: 'end', exchange, property })}
                  >
                    Record result
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
    </section>
  );
}

interface ClockProps {
  readonly label: string;
  readonly by: string;
  readonly today: string;
  readonly isDone: boolean;
}

function Clock({ label, by, today, isDone }: ClockProps) {
  const left = daysLeft(by, today);
  const tone = isDone ? '' : left < 0 ? 'problem' : left <= 14 ? 'due' : '';
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.state} data-state={tone}>
        {formatCalendarDay(by)}
        <span className={ui.subline}>
          {left < 0 ? `${-left} days ago` : left === 0 ? 'Today' : `${left} days left`}
        </span>
      </dd>
    </div>
  );
}
