import { useWatch } from 'react-hook-form';
import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Watching.module.css';
import { useAddWatchMutation, useFindFederalOwnersQuery, type WatchTarget } from './watchingApi.ts';

const KINDS = [
  ['market', 'Market'],
  ['owner', 'Owner of nursing homes'],
] as const;
const ANY_TYPE = [['', 'All types'] as const, ...Object.entries(PROPERTY_TYPES)];
const MIN_OWNER_LENGTH = 3;

const watchForm = z
  .object({
    kind: z.enum(['market', 'owner']),
    state: z.string(),
    propertyType: z.string(),
    owner: line(160),
  })
  .check(
    z.refine(({ kind, owner }) => kind !== 'owner' || owner.length >= MIN_OWNER_LENGTH, {
      path: ['owner'],
      error: `Enter at least ${MIN_OWNER_LENGTH} characters of the name.`,
    }),
  );

/** Watches a market or an owner of nursing homes. */
export function AddWatch({ onClose }: { readonly onClose: () => void }) {
  const [add] = useAddWatchMutation();
  const form = useSaveForm({
    schema: watchForm,
    defaultValues: { kind: 'market', state: 'OH', propertyType: '', owner: '' },
    save: ({ kind, state, propertyType, owner }, id) => {
      const target: WatchTarget =
        kind === 'owner'
          ? { kind, owner_name: owner }
          : { kind, state, ...(propertyType !== '' && { property_type: propertyType }) };
      return add({ id, target });
    },
    onSaved: onClose,
  });
  const { kind, owner } = useWatch({ control: form.control });
  return (
    <SaveDialog
      form={form}
      title="Add watch"
      action="Add watch"
      failure="Watch not added"
      onCancel={onClose}
    >
      <SelectField label="Watch" options={KINDS} {...form.field('kind')} />
      {kind === 'owner' ? (
        <>
          <TextField
            label="Owner"
            hint="As named in the federal ownership file."
            autoComplete="off"
            {...form.field('owner')}
          />
          <Owners search={owner ?? ''} onChoose={(name) => form.setValue('owner', name)} />
        </>
      ) : (
        <div className={ui.grid12}>
          <SelectField label="State" options={Object.entries(STATES)} {...form.field('state')} />
          <SelectField label="Type" options={ANY_TYPE} {...form.field('propertyType')} />
        </div>
      )}
    </SaveDialog>
  );
}

interface OwnersProps {
  readonly search: string;
  readonly onChoose: (name: string) => void;
}

function Owners({ search, onChoose }: OwnersProps) {
  const words = search.trim();
  const isShort = words.length < MIN_OWNER_LENGTH;
  const { currentData: owners } = useFindFederalOwnersQuery(words, { skip: isShort });
  if (isShort || owners === undefined) return null;
  if (owners.length === 0) {
    return <p className={ui.muted}>No owner in the federal file has this name.</p>;
  }
  return (
    <ul className={styles.rows} aria-label="Owners found">
      {owners.map(({ name, homes }) => (
        <li key={name}>
          <span>
            <span>{name}</span>
            <span className={ui.subline}>
              {homes === 1 ? '1 nursing home' : `${homes} nursing homes`}
            </span>
          </span>
          <PlainButton
            variant="minimal"
            aria-label={`Choose ${name}`}
            onClick={() => onChoose(name)}
          >
            Choose
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
