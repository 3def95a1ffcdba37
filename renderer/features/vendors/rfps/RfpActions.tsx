import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { dateTime, plainText } from '../../../ui/form/textSchemas.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { currentRound, type RfpStatus, type TeamRfp } from './rfps.ts';
import {
  useAmendRfpMutation,
  useMoveRfpMutation,
  useOpenRfpBidsMutation,
  useRequestFinalOffersMutation,
} from './rfpsApi.ts';
import { useTimeAfter } from './useTimeAfter.ts';

interface Step {
  readonly action: string;
  readonly label: string;
  readonly right: 'manage' | 'approve';
  readonly from: readonly RfpStatus[];
  /** Needs a reason, which the dialog asks for. */
  readonly isReasoned?: true;
  readonly isPrimary?: true;
}

const RUNNING = ['open', 'evaluation', 'shortlist', 'final_offers', 'final_review'] as const;

/** Steps of people, as `private.rfp_transitions()` lists them. */
const STEPS: readonly Step[] = [
  {
    action: 'approve',
    label: 'Approve RFP',
    right: 'approve',
    from: ['approval'],
    isPrimary: true,
  },
  { action: 'return', label: 'Return RFP', right: 'approve', from: ['approval'], isReasoned: true },
  { action: 'publish', label: 'Publish RFP', right: 'manage', from: ['approved'], isPrimary: true },
  { action: 'revise', label: 'Revise RFP', right: 'manage', from: ['approved'] },
  {
    action: 'withdraw_award',
    label: 'Withdraw award',
    right: 'manage',
    from: ['awarded'],
    isReasoned: true,
  },
  {
    action: 'complete',
    label: 'Mark completed',
    right: 'manage',
    from: ['contracted'],
    isPrimary: true,
  },
  {
    action: 'no_award',
    label: 'End without award',
    right: 'manage',
    from: ['evaluation', 'shortlist', 'final_review'],
    isReasoned: true,
  },
  {
    action: 'cancel',
    label: 'Cancel RFP',
    right: 'manage',
    from: ['draft', 'approval', 'approved', ...RUNNING, 'awarded'],
    isReasoned: true,
  },
];

/** The steps that the user can take now. */
export function RfpActions({ rfp }: { readonly rfp: TeamRfp }) {
  const [move, { error, isLoading }] = useMoveRfpMutation();
  const [asked, setAsked] = useState<Step | 'amend' | 'final' | null>(null);
  const canManage = rfp.rights.includes('manage');
  const steps = STEPS.filter(
    ({ right, from }) => rfp.rights.includes(right) && from.includes(rfp.status),
  );
  const close = () => setAsked(null);
  const moveTo = (action: string) => void move({ id: rfp.id, action });
  return (
    <>
      {rfp.status === 'draft' && canManage && (
        <>
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => moveTo(rfp.can_self_approve ? 'self_approve' : 'submit')}
          >
            {rfp.can_self_approve ? 'Finish draft' : 'Submit for approval'}
          </Button>
          <LinkButton size="small" to="rfpForm" query={{ rfp: rfp.id }}>
            Edit RFP
          </LinkButton>
        </>
      )}
      {canManage && <OpenBids rfp={rfp} onAmend={() => setAsked('amend')} />}
      {rfp.status === 'shortlist' && canManage && rfp.rounds.length === 1 && (
        <Button size="small" onClick={() => setAsked('final')}>
          Request final offers
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step.action}
          size="small"
          {...(step.isPrimary && { intent: 'primary' })}
          disabled={isLoading}
          onClick={() => (step.isReasoned ? setAsked(step) : moveTo(step.action))}
        >
          {step.label}
        </Button>
      ))}
      <ServerError error={error} />
      {asked === 'amend' && <AmendDialog rfp={rfp} onClose={close} />}
      {asked === 'final' && <FinalDialog rfp={rfp} onClose={close} />}
      {asked !== null && typeof asked === 'object' && (
        <NoteDialog
          title={asked.label}
          save={(note) => move({ id: rfp.id, action: asked.action, note })}
          onClose={close}
        />
      )}
    </>
  );
}

interface OpenBidsProps {
  readonly rfp: TeamRfp;
  readonly onAmend: () => void;
}

/** Before the deadline bids are sealed and the RFP can be amended; afterwards they can be opened. */
function OpenBids({ rfp, onAmend }: OpenBidsProps) {
  const { deadline } = currentRound(rfp);
  useTimeAfter(deadline);
  const [open, { error, isLoading }] = useOpenRfpBidsMutation();
  if (rfp.status !== 'open' && rfp.status !== 'final_offers') return null;
  if (serverNow().getTime() < Date.parse(deadline)) {
    return (
      <Button size="small" onClick={onAmend}>
        Add amendment
      </Button>
    );
  }
  return (
    <>
      <Button size="small" intent="primary" loading={isLoading} onClick={() => void open(rfp.id)}>
        {rfp.status === 'open' ? 'Open bids' : 'Open final offers'}
      </Button>
      <ServerError error={error} />
    </>
  );
}

const noteSchema = z.object({
  note: plainText(1000).check(z.minLength(3, 'Enter a reason of at least 3 characters.')),
});

interface NoteDialogProps {
  readonly title: string;
  readonly label?: string;
  readonly about?: ReactNode;
  readonly save: (note: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks for a reason, which the other side or the team reads. */
export function NoteDialog({ title, label = 'Reason', about, save, onClose }: NoteDialogProps) {
  const form = useSaveForm({
    schema: noteSchema,
    defaultValues: { note: '' },
    save: ({ note }) => save(note),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title={title} action={title} onCancel={onClose}>
      {about}
      <TextAreaField label={label} rows={4} {...form.field('note')} />
    </SaveDialog>
  );
}

const amendSchema = z.object({
  body: plainText(4000).check(z.minLength(3, 'Describe the change.')),
  deadline: z.string(),
});

interface DialogProps {
  readonly rfp: TeamRfp;
  readonly onClose: () => void;
}

function AmendDialog({ rfp, onClose }: DialogProps) {
  const [amend] = useAmendRfpMutation();
  const form = useSaveForm({
    schema: amendSchema,
    defaultValues: { body: '', deadline: '' },
    save: ({ body, deadline }, amendment) =>
      amend({
        id: rfp.id,
        amendment,
        body,
        deadline: deadline === '' ? null : new Date(deadline).toISOString(),
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Add amendment"
      action="Send amendment"
      failure="Not sent"
      onCancel={onClose}
    >
      <p className={ui.note}>
        Vendors must acknowledge it before they bid. Bids sent before stay valid.
      </p>
      <TextAreaField label="Change" rows={5} {...form.field('body')} />
      <DateTimeField
        label="Later deadline"
        isOptional
        hint={`Now ${formatDateTime(currentRound(rfp).deadline)}. It can't move earlier.`}
        {...form.field('deadline')}
      />
    </SaveDialog>
  );
}

const finalSchema = z.object({ deadline: dateTime('Enter a deadline.') });

function FinalDialog({ rfp, onClose }: DialogProps) {
  const [request] = useRequestFinalOffersMutation();
  const form = useSaveForm({
    schema: finalSchema,
    defaultValues: { deadline: '' },
    save: ({ deadline }) => request({ id: rfp.id, deadline }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Request final offers"
      action="Send request"
      failure="Not sent"
      onCancel={onClose}
    >
      <p className={ui.note}>
        Shortlisted vendors can send one sealed final offer. Without one, their first bid counts.
      </p>
      <DateTimeField label="Final offers due" {...form.field('deadline')} />
    </SaveDialog>
  );
}
