import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import {
  isAccountNumber,
  isPhoneNumber,
  isRoutingNumber,
} from '#shared/deals/transactions/wires.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredText } from '../../../ui/form/textSchemas.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { VerificationPrompt, WireForm } from '../../deals/transactions/wires/index.ts';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { OfferingWire } from './syndicationShapes.ts';

/** Wire instructions as the sponsor sees and replaces them. */
export function SponsorWire({ offeringId }: { readonly offeringId: string }) {
  const query = syndicationApi.useOfferingWireQuery(offeringId);
  const [isEntering, setEntering] = useState(false);
  return (
    <section className={ui.stack8}>
      <h2 className={styles.title}>Wire instructions</h2>
      <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
        {(wire) => (
          <>
            {wire === null ? (
              <p className={ui.muted}>
                Not entered yet. Accepted investors call you back before they see the numbers.
              </p>
            ) : (
              <WireFacts wire={wire} />
            )}
            {isEntering ? (
              <EnterWire offeringId={offeringId} onClose={() => setEntering(false)} />
            ) : (
              <div>
                <Button size="small" onClick={() => setEntering(true)}>
                  {wire === null ? 'Enter instructions' : 'Replace instructions'}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

const wireSchema = z.object({
  beneficiary: requiredText('Enter who is paid.', 2),
  bank: requiredText('Enter the bank.', 2),
  routing: checkedText(isRoutingNumber, 'Enter a valid nine-digit routing number.'),
  account: checkedText(isAccountNumber, 'Enter 4 to 17 digits.'),
});

function EnterWire({
  offeringId,
  onClose,
}: {
  readonly offeringId: string;
  readonly onClose: () => void;
}) {
  const [enter] = syndicationApi.useEnterOfferingWireMutation();
  const form = useSaveForm({
    schema: wireSchema,
    defaultValues: { beneficiary: '', bank: '', routing: '', account: '' },
    save: ({ beneficiary, bank, routing, account }, id) =>
      enter({
        p_id: id,
        p_offering_id: offeringId,
        p_beneficiary: beneficiary,
        p_bank: bank,
        p_routing: routing,
        p_account: account,
      }),
    onSaved: onClose,
  });
  return (
    <WireForm form={form} label="Wire instructions" action="Save instructions" onCancel={onClose}>
      <TextField label="Beneficiary" maxLength={160} {...form.field('beneficiary')} />
      <TextField label="Bank" maxLength={160} {...form.field('bank')} />
      <WholeNumberField label="Routing number" autoComplete="off" {...form.field('routing')} />
      <WholeNumberField label="Account number" autoComplete="off" {...form.field('account')} />
    </WireForm>
  );
}

function WireFacts({ wire }: { readonly wire: OfferingWire }) {
  const [show, shown] = syndicationApi.useShowOfferingWireMutation();
  const numbers = shown.data?.[0];
  const facts = [
    ['Beneficiary', wire.beneficiary],
    ['Bank', wire.bank],
    ['Routing number', numbers?.routing ?? '•••••••••'],
    ['Account number', numbers?.account ?? `•••• ${wire.last_four}`],
  ] as const;
  return (
    <div className={ui.stack8}>
      <FactList className={styles.facts} facts={facts} />
      <p className={ui.caption}>
        Version {wire.version}, entered by {wire.entered_name}, {formatDateTime(wire.entered_at)}.
      </p>
      <div>
        {numbers === undefined ? (
          <Button size="small" loading={shown.isLoading} onClick={() => void show(wire.id)}>
            Show numbers
          </Button>
        ) : (
          <Button size="small" onClick={shown.reset}>
            Hide numbers
          </Button>
        )}
      </div>
      <VerificationPrompt
        error={shown.error}
        title="Numbers not shown"
        onProven={() => show(wire.id)}
      />
    </div>
  );
}

/** Wire instructions for an accepted investor: call back first, then see the numbers. */
export function InvestorWire({ offeringId }: { readonly offeringId: string }) {
  const query = syndicationApi.useOfferingWireQuery(offeringId);
  const [isCalling, setCalling] = useState(false);
  return (
    <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
      {(wire) =>
        wire === null ? (
          <p className={ui.muted}>The sponsor hasn’t entered wire instructions yet.</p>
        ) : (
          <div className={ui.stack8}>
            <p>
              <Tag minimal intent={wire.is_called_back ? 'success' : 'warning'}>
                {wire.is_called_back
                  ? 'Confirmed by your call'
                  : "Not confirmed. Don't send money."}
              </Tag>
            </p>
            <WireFacts wire={wire} />
            <div>
              <Button
                size="small"
                intent={wire.is_called_back ? 'none' : 'primary'}
                onClick={() => setCalling(true)}
              >
                Record call-back
              </Button>
            </div>
            {isCalling && <CallBackDialog wire={wire} onClose={() => setCalling(false)} />}
          </div>
        )
      }
    </Loaded>
  );
}

const callSchema = z.object({
  spokeWith: requiredText('Enter who you spoke with.', 2),
  phone: checkedText(isPhoneNumber, 'Enter a phone number such as +1 216 555 0130.'),
  match: z.string(),
});

function CallBackDialog({
  wire,
  onClose,
}: {
  readonly wire: OfferingWire;
  readonly onClose: () => void;
}) {
  const [record] = syndicationApi.useRecordWireCallbackMutation();
  const form = useSaveForm({
    schema: callSchema,
    defaultValues: { spokeWith: '', phone: '', match: 'yes' },
    save: ({ spokeWith, phone, match }, id) =>
      record({
        p_id: id,
        p_wire_id: wire.id,
        p_spoke_with: spokeWith,
        p_phone: phone,
        p_is_match: match === 'yes',
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Record call-back" action="Save call" onCancel={onClose}>
      <TextField label="Spoke with" maxLength={160} {...form.field('spokeWith')} />
      <TextField
        label="Number called"
        type="tel"
        maxLength={40}
        hint="Use a number you already had, never one from an email about these instructions."
        {...form.field('phone')}
      />
      <SelectField
        label={`Bank, beneficiary, and last four digits ${wire.last_four}`}
        options={[
          ['yes', 'Match what the sponsor said'],
          ['no', 'Differ from what the sponsor said'],
        ]}
        {...form.field('match')}
      />
    </SaveDialog>
  );
}
