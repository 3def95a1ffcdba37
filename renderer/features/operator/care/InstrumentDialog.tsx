import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from './Care.module.css';
import { useSaveInstrumentMutation } from './careApi.ts';
import type { Instrument } from './careShapes.ts';
import {
  highestScore,
  parseLevels,
  parseQuestions,
  writeLevels,
  writeQuestions,
} from './instrumentText.ts';

interface InstrumentDialogProps {
  readonly communityId: string;
  /** The draft to change, or the version that a new one starts from; null for a new instrument. */
  readonly base: Instrument | null;
  readonly onClose: () => void;
}

const EXAMPLE = '# Mobility\nWalking\n  Independent = 0\n  Needs help = 5';

/** Edits an instrument as text, one answer with its points per line. */
export function InstrumentDialog({ communityId, base, onClose }: InstrumentDialogProps) {
  const [save] = useSaveInstrumentMutation();
  const before = base?.sections ?? [];
  const form = useSaveForm({
    schema: z
      .object({
        name: requiredLine(120, 'Enter a name.'),
        questions: z.string(),
        levels: z.string(),
      })
      .check((payload) => {
        const problems = {
          questions: parseQuestions(payload.value.questions, before).problem,
          levels: parseLevels(payload.value.levels).problem,
        };
        for (const [field, message] of Object.entries(problems)) {
          if (message === null) continue;
          payload.issues.push({ code: 'custom', input: payload.value, path: [field], message });
        }
      }),
    defaultValues: {
      name: base?.name ?? '',
      questions: base === null ? EXAMPLE : writeQuestions(base.sections),
      levels: base === null ? 'Level 1 = 0\nLevel 2 = 5' : writeLevels(base.levels),
    },
    save: ({ name, questions, levels }, id) =>
      save({
        id: base !== null && base.published_at === null ? base.id : id,
        communityId,
        code: base?.code ?? `own_${id.replaceAll('-', '').slice(0, 30)}`,
        name,
        sections: parseQuestions(questions, before).value,
        levels: parseLevels(levels).value,
      }),
    onSaved: onClose,
  });
  const { value: sections, problem } = parseQuestions(form.values.questions, before);
  return (
    <SaveDialog
      form={form}
      title={base === null ? 'New instrument' : `${base.name}, next version`}
      action="Save draft"
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextAreaField
        label="Sections, questions, and answers"
        hint='"#" starts a section. Write answers with points, such as "Independent = 0".'
        rows={18}
        spellCheck
        {...form.field('questions')}
      />
      <TextAreaField
        label="Levels"
        hint="The score each level starts at."
        rows={5}
        {...form.field('levels')}
      />
      <p role="status" className={styles.summary}>
        {problem ??
          `${sections.flatMap(({ questions }) => questions).length} questions, highest score ${highestScore({ sections })}`}
      </p>
    </SaveDialog>
  );
}
