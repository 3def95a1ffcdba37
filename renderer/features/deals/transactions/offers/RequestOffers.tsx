import { SaveDialog } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../../ui/form/TypedFields.tsx';
import { dateTime } from '../../../../ui/form/textSchemas.ts';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Transactions.module.css';
import own from './Offers.module.css';
import { type Bidder, useAskForOffersMutation } from './offersApi.ts';

const offerRequest = z.object({
  parties: z.array(z.string()),
  deadline: dateTime('Enter a deadline.'),
  isSealed: z.boolean(),
  terms: z.string(),
});

interface RequestOffersProps {
  readonly id: string;
  readonly bidders: readonly Bidder[];
  readonly onClose: () => void;
}

/** Requests offers from bidders with one deadline, sealed or open. */
export function RequestOffers({ id, bidders, onClose }: RequestOffersProps) {
  const reached = bidders.filter((one) => one.role === 'bidder' && one.is_reached);
  const [requestOffers] = useAskForOffersMutation();
  const form = useSaveForm({
    schema: offerRequest,
    defaultValues: {
      parties: reached.map((one) => one.id),
      deadline: '',
      isSealed: true,
      terms: '',
    },
    save: (request, roundId) => requestOffers({ id: roundId, transactionId: id, ...request }),
    onSaved: onClose,
  });
  const count = form.values.parties.length;
  return (
    <SaveDialog
      form={form}
      title="Request offers"
      action={`Ask ${count === 1 ? '1 bidder' : `${count} bidders`}`}
      failure="No vendors asked"
      isDisabled={count === 0}
      onCancel={onClose}
    >
      {reached.length === 0 ? (
        <p className={styles.quiet}>
          First add bidders with their emails to the transaction's parties.
        </p>
      ) : (
        <fieldset className={`${ui.grid4} ${own.choices}`}>
          <legend>Bidders to ask</legend>
          {reached.map((one) => (
            <Checkbox key={one.id} value={one.id} {...form.register('parties')}>
              {one.company === null ? one.name : `${one.company}, ${one.name}`}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <DateTimeField label="Deadline for all" {...form.field('deadline')} />
      <Checkbox {...form.register('isSealed')}>Best and final, sealed until the deadline</Checkbox>
      <TextAreaField
        label="Instructions for the offer"
        isOptional
        maxLength={2000}
        hint="All bidders see the same text. They don't see who else is asked, or how many."
        {...form.field('terms')}
      />
    </SaveDialog>
  );
}
