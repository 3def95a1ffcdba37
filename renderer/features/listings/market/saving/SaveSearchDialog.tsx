import { CADENCES } from '#shared/listings/searches.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { text } from '../../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../../ui/form/useSchemaForm.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { describeSearch, facetsOf, type ListingSearch } from '../listingSearch.ts';
import { useSaveSearchMutation } from '../savingApi.ts';
import styles from './Saving.module.css';

const schema = z.object({
  name: text(80).check(z.minLength(1, 'Enter a name.')),
  cadence: z.enum(CADENCES.map(([cadence]) => cadence)),
});

interface SaveSearchDialogProps {
  readonly search: ListingSearch;
  readonly onClose: () => void;
}

/** Names a search and sets how often to notify about new matches. */
export default function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const criteria = describeSearch(search);
  const { field, handleSubmit, getValues } = useSchemaForm(schema, {
    name: criteria.join(', ').slice(0, 80),
    cadence: 'instant',
  });
  const [save, { error, isLoading, isSuccess }] = useSaveSearchMutation();

  const send = handleSubmit(async (values) => {
    await save({ ...values, facets: facetsOf(search), words: search.search ?? '' });
  });
  return (
    <Dialog label="Save this search" place="top" onClose={onClose}>
      {isSuccess ? (
        <div className={ui.grid16}>
          <h2>Saved</h2>
          <p data-confirmation tabIndex={-1}>
            {getValues('cadence') === 'off'
              ? 'Added to your searches, with a count of new communities.'
              : "We'll notify you of new matches and price changes as soon as they're public."}
          </p>
          <div className={styles.acts}>
            <LinkButton to="searches">Your searches</LinkButton>
            <PlainButton intent="primary" onClick={onClose}>
              Close
            </PlainButton>
          </div>
        </div>
      ) : (
        <Form className={ui.grid16} onSend={send} takesFocus>
          <h2>Save this search</h2>
          <ul className={`${ui.wrap} ${styles.chips}`} aria-label="Search criteria">
            {criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          <TextField label="Name" maxLength={80} {...field('name')} />
          <SelectField label="Notify me" options={CADENCES} {...field('cadence')} />
          <ServerError error={error} />
          <PlainFormActions
            action="Save"
            isBusy={isLoading}
            onCancel={onClose}
            className={styles.acts}
          />
        </Form>
      )}
    </Dialog>
  );
}
