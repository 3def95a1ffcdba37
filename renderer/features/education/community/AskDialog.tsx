import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { useAskQuestionMutation } from './communityApi.ts';
import { TOPICS } from './topics.ts';

const MIN_TITLE_LENGTH = 8;

const askForm = z.object({
  topic: z.string(),
  title: checkedText(
    (typed) => typed.trim().length >= MIN_TITLE_LENGTH,
    'Enter a question of at least 8 characters.',
  ),
  body: z.string(),
  isAnonymous: z.boolean(),
});

interface AskDialogProps {
  readonly topic: string;
  /** For a question about a lesson. */
  readonly about?: { readonly course: string; readonly lesson: string } | undefined;
  readonly onClose: () => void;
  readonly onAsked?: (id: string) => void;
}

/** Asks a question in a topic or about a lesson. */
export function AskDialog({ topic, about, onClose, onAsked }: AskDialogProps) {
  const [ask] = useAskQuestionMutation();
  let asked = '';
  const form = useSaveForm({
    schema: askForm,
    defaultValues: { topic: topic || 'buying', title: '', body: '', isAnonymous: false },
    save: (values, id) => {
      asked = id;
      return ask({
        id,
        values: {
          topic: about === undefined ? values.topic : 'course',
          title: values.title,
          body: values.body,
          is_anonymous: values.isAnonymous,
          ...about,
        },
      });
    },
    onSaved: () => {
      onClose();
      onAsked?.(asked);
    },
  });
  return (
    <SaveDialog
      form={form}
      title="Ask a question"
      action="Post question"
      failure="Not posted"
      onCancel={onClose}
    >
      {about === undefined && (
        <SelectField label="Topic" options={toOptions(TOPICS)} {...form.field('topic')} />
      )}
      <TextField label="Question" maxLength={160} {...form.field('title')} />
      <TextAreaField
        label="Details"
        hint="Don’t name residents, staff, or a confidential community."
        isOptional
        rows={6}
        maxLength={4000}
        {...form.field('body')}
      />
      <Checkbox {...form.register('isAnonymous')}>Post without my name</Checkbox>
    </SaveDialog>
  );
}
