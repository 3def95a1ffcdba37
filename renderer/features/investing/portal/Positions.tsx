import { Button } from '@blueprintjs/core';
import { type CSSProperties, useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import { formatFixed } from '#shared/format/number.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import {
  getMultiple,
  STEP_STATES,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_STEPS,
  TRANSFER_STATUSES,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { email, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FoldTable, SaveStatement, syndicationStyles as styles } from '../syndication/index.ts';
import { LinkDialog, PositionLink } from './PositionLink.tsx';
import { useRequestTransferMutation, useWithdrawTransferMutation } from './portalApi.ts';
import type { InvestorPortal, Position, Sponsor } from './portalShapes.ts';

/** Positions by sponsor, each under the sponsor's brand. */
export function Positions({ portal }: { readonly portal: InvestorPortal }) {
  return (
    <div className={ui.stack16}>
      {portal.sponsors.map((sponsor) => (
        <section key={sponsor.id} className={ui.stack12} aria-label={sponsor.name}>
          <SponsorBand sponsor={sponsor} />
          <PositionTable
            portal={portal}
            positions={portal.positions.filter(({ sponsor_id }) => sponsor_id === sponsor.id)}
          />
        </section>
      ))}
    </div>
  );
}

function SponsorBand({ sponsor: { name, brand } }: { readonly sponsor: Sponsor }) {
  const color: CSSProperties | undefined =
    brand === null ? undefined : { borderInlineStartColor: brand.surface };
  return (
    <header className={styles.brand} style={color}>
      {brand?.logo != null && brand.logo !== '' && (
        <img src={`data:image/webp;base64,${brand.logo}`} alt="" />
      )}
      <h2>{brand?.product_name ?? name}</h2>
      {brand !== null && brand.product_name !== name && <span className={ui.muted}>{name}</span>}
    </header>
  );
}

const stateOf = ({ status, steps }: Position): string => {
  const open = steps?.find(({ state }) => state === 'open' || state === 'waiting');
  const label = labelOf(SUBSCRIPTION_STATUSES, status);
  if (open === undefined) return label;
  return `${label}. ${SUBSCRIPTION_STEPS[open.step] ?? ''}: ${(STEP_STATES[open.state] ?? '').toLowerCase()}`;
};

function PositionTable({
  portal,
  positions,
}: {
  readonly portal: InvestorPortal;
  readonly positions: readonly Position[];
}) {
  const [transferring, setTransferring] = useState<Position | null>(null);
  const [linking, setLinking] = useState<Position | null>(null);
  const numbers = ['Commitment', 'Paid in', 'Capital returned', 'Distributed', 'Multiple'] as const;
  const valuesOf = (one: Position) => {
    const multiple = getMultiple(one.contributed_cents, one.distributed_cents);
    return [
      one.amount_cents === null ? '—' : formatPrice(one.amount_cents),
      formatCents(one.contributed_cents),
      formatCents(one.returned_cents),
      formatCents(one.distributed_cents),
      multiple === null ? '—' : `${formatFixed(multiple, 2)}×`,
    ];
  };
  return (
    <>
      <FoldTable
        label="Positions"
        columns={[
          'Position',
          'Status',
          ...numbers.map((number) => ({ number })),
          'Last paid',
          'Portfolio',
          'Actions',
        ]}
      >
        {positions.map((one) => (
          <tr key={`${one.id} ${one.is_current}`}>
            <th scope="row">
              {one.is_current ? (
                <RouteLink
                  to="syndicate"
                  params={{ syndicateId: one.offering_id }}
                  query={{ tab: 'subscription' }}
                >
                  {one.offering}
                </RouteLink>
              ) : (
                one.offering
              )}
              <span className={ui.subline}>
                {one.entity} · {one.property}, {one.state}
              </span>
            </th>
            <td>{stateOf(one)}</td>
            {valuesOf(one).map((value, index) => (
              <td key={numbers[index]} className={styles.number} data-label={numbers[index]}>
                {value}
              </td>
            ))}
            <td data-label="Last paid">
              {one.last_paid_on === null ? '—' : formatCalendarDay(one.last_paid_on)}
            </td>
            <td data-label="Portfolio">
              <PositionLink position={one} onLink={() => setLinking(one)} />
            </td>
            <td>
              <PositionActions
                portal={portal}
                position={one}
                onTransfer={() => setTransferring(one)}
              />
            </td>
          </tr>
        ))}
      </FoldTable>
      {transferring !== null && (
        <TransferDialog position={transferring} onClose={() => setTransferring(null)} />
      )}
      {linking !== null && <LinkDialog position={linking} onClose={() => setLinking(null)} />}
    </>
  );
}

function PositionActions({
  portal,
  position,
  onTransfer,
}: {
  readonly portal: InvestorPortal;
  readonly position: Position;
  readonly onTransfer: () => void;
}) {
  const [withdraw] = useWithdrawTransferMutation();
  const transfer = portal.transfers.find(({ subscription_id }) => subscription_id === position.id);
  if (!['accepted', 'transferred'].includes(position.status)) return null;
  const isOpen = transfer?.status === 'requested' || transfer?.status === 'to_sign';
  return (
    <div className={ui.actions}>
      <SaveStatement
        subscriptionId={position.id}
        name={position.offering}
        from={position.first_paid_on ?? `${portal.today.slice(0, 4)}-01-01`}
        to={portal.today}
      />
      {position.is_current && !isOpen && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Transfer interest: ${position.offering}`}
          onClick={onTransfer}
        >
          Transfer interest
        </Button>
      )}
      {transfer !== undefined && (
        <span className={ui.caption}>
          Transfer{transfer.cents !== null && ` of ${formatCents(transfer.cents)}`} to{' '}
          {transfer.to_name}: {labelOf(TRANSFER_STATUSES, transfer.status).toLowerCase()}
          {transfer.reason !== null && `, ${transfer.reason}`}
        </span>
      )}
      {isOpen && (
        <Button size="small" variant="minimal" onClick={() => void withdraw({ p_id: transfer.id })}>
          Withdraw transfer
        </Button>
      )}
    </div>
  );
}

const schema = z.object({
  name: requiredLine(160, 'Enter the name.').check(z.minLength(2, 'Use at least 2 characters.')),
  email: email(),
  amount: parsedText(parseAmount, 'Enter an amount.'),
});

function TransferDialog({
  position,
  onClose,
}: {
  readonly position: Position;
  readonly onClose: () => void;
}) {
  const [request] = useRequestTransferMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { name: '', email: '', amount: toAmountText(position.amount_cents) },
    save: ({ name, email: address, amount }, id) =>
      request({
        p_id: id,
        p_subscription_id: position.id,
        p_name: name,
        p_email: address,
        p_cents: amount,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Transfer interest"
      action="Request transfer"
      failure="Not requested"
      onCancel={onClose}
    >
      <p>
        The sponsor approves the transfer of your interest in {position.offering}, then the receiver
        signs it.
      </p>
      <TextField label="Receiver" {...form.field('name')} />
      <TextField
        label="Email of the receiver"
        type="email"
        hint="They need an account with this email."
        {...form.field('email')}
      />
      <MoneyField
        label="Amount to transfer"
        hint="The whole commitment, or a part in steps of the offering’s increment."
        {...form.field('amount')}
      />
    </SaveDialog>
  );
}
