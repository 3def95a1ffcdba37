import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import { usePostAnswerMutation } from './communityApi.ts';

const answerForm = z.object({
  body: checkedText((typed) => typed.trim().length > 1, 'Enter an answer.'),
  isAnonymous: z.boolean(),
});

/** Answers a question. */
export function AnswerForm({
  questionId,
  onPosted,
}: {
  readonly questionId: string;
  readonly onPosted: () => void;
}) {
  const [answer] = usePostAnswerMutation();
  const form = useSaveForm({
    schema: answerForm,
    defaultValues: { body: '', isAnonymous: false },
    save: ({ body, isAnonymous }, id) => answer({ id, questionId, body, isAnonymous }),
    onSaved: () => {
      announce('Answer posted');
      onPosted();
    },
  });
  return (
    <SaveForm form={form} action="Post answer" failure="Not posted">
      <TextAreaField label="Your answer" rows={5} maxLength={4000} {...form.field('body')} />
      <Checkbox {...form.register('isAnonymous')}>Post without my name</Checkbox>
    </SaveForm>
  );
}
