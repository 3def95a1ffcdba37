import { Button } from '@blueprintjs/core';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { describeBreach } from '#shared/investing/mandates.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { kindLabel, stateLabel, stateTone } from './approvalText.ts';
import {
  useCancelApprovalMutation,
  useDecideApprovalMutation,
  useReleaseApprovalMutation,
} from './institutionApi.ts';
import type { ApprovalRequest, Institution } from './institutionShapes.ts';

interface ApprovalPanelProps {
  readonly request: ApprovalRequest;
  readonly institution: Institution;
  readonly onClose: () => void;
}

/** One request: what is asked, who decided, and the caller's next step. */
export function ApprovalPanel({ request, institution, onClose }: ApprovalPanelProps) {
  const [cancel, { isLoading }] = useCancelApprovalMutation();
  const { my_roles: roles, can_manage } = institution;
  const hasDecided = request.decisions.some(({ is_mine }) => is_mine);
  const isOpen = request.state === 'waiting' || request.state === 'approved';
  const canDecide =
    request.state === 'waiting' && roles.includes('approver') && !request.is_mine && !hasDecided;
  const title = `${kindLabel(request.kind)} to ${request.counterparty}`;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={`${ui.stack16} ${styles.panel}`}>
        <h2>{title}</h2>
        <dl className={styles.facts}>
          <Fact label="Amount">{formatCents(request.cents)}</Fact>
          <Fact label="Status">
            <span className={styles.state} data-state={stateTone(request.state)}>
              {stateLabel(request.state)}
            </span>
          </Fact>
          <Fact label="Approvals needed">{request.approvals_needed}</Fact>
          {request.due_on !== null && <Fact label="Due">{formatCalendarDay(request.due_on)}</Fact>}
          {request.reference !== null && <Fact label="Reference">{request.reference}</Fact>}
        </dl>
        <p>{request.purpose}</p>
        {request.breaches.length > 0 && (
          <section className={styles.section}>
            <h2>Outside the mandate</h2>
            <ul className={styles.notes}>
              {request.breaches.map((breach) => (
                <li key={`${breach.mandate}-${breach.rule}`}>{describeBreach(breach)}</li>
              ))}
            </ul>
            <p>Reason: {request.exception_reason}</p>
          </section>
        )}
        <History request={request} />
        {canDecide && <Decision id={request.id} />}
        {request.is_mine && request.state === 'waiting' && (
          <p className={ui.caption}>Another person must approve this request.</p>
        )}
        {request.state === 'approved' && roles.includes('releaser') && (
          <Release request={request} />
        )}
        <div className={ui.actions}>
          {isOpen && (request.is_mine || can_manage) && (
            <Button loading={isLoading} onClick={() => void cancel(request.id)}>
              Cancel request
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}

const Fact = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function History({ request }: { readonly request: ApprovalRequest }) {
  const entries = [
    [`${request.requester} requested it`, request.requested_at, null],
    ...request.decisions.map(
      (one) =>
        [
          `${one.decider} ${one.is_approved ? 'approved' : 'rejected'} it`,
          one.decided_at,
          one.reason,
        ] as const,
    ),
    ...(request.released_at === null
      ? []
      : [[`${request.releaser} released it`, request.released_at, null] as const]),
  ] as const;
  return (
    <ol className={styles.notes}>
      {entries.map(([text, at, reason]) => (
        <li key={`${text}-${at}`}>
          {text} <span className={ui.caption}>{formatDateTime(at)}</span>
          {reason !== null && <span className={ui.subline}>{reason}</span>}
        </li>
      ))}
    </ol>
  );
}

const decisionForm = z.object({ reason: line(300), isApproved: z.boolean() }).check(
  z.refine(({ reason, isApproved }) => isApproved || reason.length >= 3, {
    path: ['reason'],
    message: 'Give a reason for the rejection.',
  }),
);

function Decision({ id }: { readonly id: string }) {
  const [decide] = useDecideApprovalMutation();
  const form = useSaveForm({
    schema: decisionForm,
    defaultValues: { reason: '', isApproved: true },
    save: (values) => decide({ id, ...values }),
  });
  return (
    <SaveForm
      form={{
        ...form,
        send: () => {
          form.setValue('isApproved', true);
          return form.send();
        },
      }}
      action="Approve request"
      failure="Not decided"
      beside={
        <Button
          onClick={() => {
            form.setValue('isApproved', false);
            void form.send();
          }}
        >
          Reject request
        </Button>
      }
    >
      <TextField
        label="Reason"
        hint="Required to reject. Everyone who can see the entity reads it."
        isOptional
        {...form.field('reason')}
      />
    </SaveForm>
  );
}

const releaseForm = z.object({ reference: line(80) });

function Release({ request }: { readonly request: ApprovalRequest }) {
  const [release] = useReleaseApprovalMutation();
  const form = useSaveForm({
    schema: releaseForm,
    defaultValues: { reference: '' },
    save: ({ reference }) => release({ id: request.id, reference }),
  });
  const isWire = request.kind === 'wire';
  return (
    <SaveForm
      form={form}
      action={isWire ? 'Mark wire as sent' : 'Mark commitment as made'}
      failure="Not released"
    >
      <TextField
        label="Reference"
        hint={
          isWire ? 'The confirmation number of the bank.' : 'The signed document or its number.'
        }
        isOptional
        {...form.field('reference')}
      />
    </SaveForm>
  );
}
