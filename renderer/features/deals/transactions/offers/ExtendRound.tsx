import { formatDateTime } from '#shared/format/date.ts';
import { SaveDialog } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { z } from '../../../../ui/form/schema.ts';
import { DateTimeField } from '../../../../ui/form/TypedFields.tsx';
import { dateTime } from '../../../../ui/form/textSchemas.ts';
import styles from '../Transactions.module.css';
import { type Round, useExtendRoundMutation } from './offersApi.ts';

const newDeadline = z.object({ deadline: dateTime('Enter a deadline.') });

interface ExtendRoundProps {
  readonly id: string;
  readonly round: Round;
  readonly onClose: () => void;
}

/** Extends a round's deadline for all bidders. */
export function ExtendRound({ id, round, onClose }: ExtendRoundProps) {
  const [extend] = useExtendRoundMutation();
  const form = useSaveForm({
    schema: newDeadline,
    defaultValues: { deadline: '' },
    save: ({ deadline }) => extend({ id: round.id, transactionId: id, deadline }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Extend deadline"
      failure="Not changed"
      isDisabled={form.values.deadline === ''}
      onCancel={onClose}
    >
      <p className={styles.quiet}>
        Current deadline: {formatDateTime(round.deadline)}. All bidders who were asked are notified.
      </p>
      <DateTimeField label="New deadline for all bidders" {...form.field('deadline')} />
    </SaveDialog>
  );
}
