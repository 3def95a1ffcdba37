import { Button } from '@blueprintjs/core';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { MoveButtons } from '../../../ui/list/MoveButtons.tsx';
import { CaptionsField, MediaField } from '../media/index.ts';
import { PackageField } from '../packages/index.ts';
import styles from './Authoring.module.css';
import { BLOCK_KINDS, type BlockField, blockLabel } from './blockKinds.ts';
import { type DraftErrors, type EditedBlock, fieldPath } from './courseDraft.ts';

const MAX_TEXT = 20_000;

interface BlockEditorProps {
  readonly block: EditedBlock;
  readonly place: number;
  readonly count: number;
  readonly errors: DraftErrors;
  readonly onChange: (block: EditedBlock) => void;
  readonly onMove: (isUp: boolean) => void;
  readonly onDelete: () => void;
}

/** The fields of one block of a lesson. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, place, count, errors, onChange, onMove, onDelete } = props;
  const label = blockLabel(block.kind);
  const name = `${label}, block ${place + 1}`;
  return (
    <section aria-label={name} className={styles.item}>
      <header>
        <h3>{label}</h3>
        <div>
          <MoveButtons
            name={name}
            isFirst={place === 0}
            isLast={place === count - 1}
            onMove={onMove}
          />
          <Button size="small" variant="minimal" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </header>
      {BLOCK_KINDS[block.kind].fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={block.values[field.name] ?? ''}
          mediaId={block.values.media ?? ''}
          error={errors.get(fieldPath('block', block.key, field.name))}
          onChange={(value) =>
            onChange({ ...block, values: { ...block.values, [field.name]: value } })
          }
        />
      ))}
    </section>
  );
}

interface FieldProps {
  readonly field: BlockField;
  readonly value: string;
  /** The video or file of the block. */
  readonly mediaId: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ field, value, mediaId, error, onChange }: FieldProps) {
  const { label, hint, rows, options, isOptional = false } = field;
  const shared = { label, hint, error, isOptional, value };
  if (field.isPackage) {
    return <PackageField value={value} error={error} onChange={onChange} />;
  }
  if (field.media !== undefined) {
    return <MediaField kind={field.media} value={value} error={error} onChange={onChange} />;
  }
  if (field.isCaptions) {
    return <CaptionsField mediaId={mediaId} value={value} onChange={onChange} />;
  }
  if (options !== undefined) {
    return (
      <SelectField
        {...shared}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return rows === undefined ? (
    <TextField {...shared} maxLength={500} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextAreaField
      {...shared}
      rows={rows}
      maxLength={MAX_TEXT}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
