import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import styles from './Authoring.module.css';
import { BlockEditor } from './BlockEditor.tsx';
import { BLOCK_KINDS, type BlockKind, emptyBlock } from './blockKinds.ts';
import { type DraftErrors, type EditedLesson, fieldPath, moveItem, newKey } from './courseDraft.ts';

const KINDS = Object.entries(BLOCK_KINDS).map(([kind, { label }]) => [kind, label] as const);
const MAX_BLOCKS = 60;

interface LessonEditorProps {
  readonly lesson: EditedLesson;
  readonly errors: DraftErrors;
  readonly onChange: (lesson: EditedLesson) => void;
}

/** Title, time, and blocks of a lesson. */
export function LessonEditor({ lesson, errors, onChange }: LessonEditorProps) {
  const [kind, setKind] = useState<BlockKind>('text');
  const { blocks } = lesson;
  const error = (name: string) => errors.get(fieldPath('lesson', lesson.id, name));
  return (
    <section aria-label={`Lesson ${lesson.title}`} className={styles.part}>
      <TextField
        label="Lesson title"
        maxLength={120}
        value={lesson.title}
        error={error('title')}
        onChange={({ target }) => onChange({ ...lesson, title: target.value })}
      />
      <div className={styles.row}>
        <TextField
          label="Section"
          isOptional
          maxLength={80}
          value={lesson.section}
          onChange={({ target }) => onChange({ ...lesson, section: target.value })}
        />
        <WholeNumberField
          label="Minutes"
          value={lesson.minutes}
          error={error('minutes')}
          onChange={({ target }) => onChange({ ...lesson, minutes: target.value })}
        />
      </div>
      <TextAreaField
        label="Lesson summary"
        hint="Shown in the public outline."
        rows={2}
        maxLength={300}
        value={lesson.summary}
        onChange={({ target }) => onChange({ ...lesson, summary: target.value })}
      />
      {blocks.map((block, place) => (
        <BlockEditor
          key={block.key}
          block={block}
          place={place}
          count={blocks.length}
          errors={errors}
          onChange={(changed) =>
            onChange({
              ...lesson,
              blocks: blocks.map((each) => (each.key === changed.key ? changed : each)),
            })
          }
          onMove={(isUp) => onChange({ ...lesson, blocks: moveItem(blocks, place, isUp) })}
          onDelete={() =>
            onChange({ ...lesson, blocks: blocks.filter(({ key }) => key !== block.key) })
          }
        />
      ))}
      <div className={styles.add}>
        <SelectField
          label="Kind of block"
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as BlockKind)}
        />
        <Button
          disabled={blocks.length >= MAX_BLOCKS}
          onClick={() =>
            onChange({
              ...lesson,
              blocks: [...blocks, { key: newKey(), kind, values: emptyBlock(kind) }],
            })
          }
        >
          Add block
        </Button>
      </div>
    </section>
  );
}
