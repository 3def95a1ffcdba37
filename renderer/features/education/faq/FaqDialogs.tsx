import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import {
  useDeleteFaqQuestionMutation,
  useSaveFaqCategoryMutation,
  useSaveFaqQuestionMutation,
} from './faqApi.ts';
import type { FaqCategoryRecord, FaqQuestion } from './faqShapes.ts';

const MAX_ANSWER_LENGTH = 4000;

const categoryForm = z.object({ heading: requiredLine(80, 'Enter a name.') });

interface CategoryDialogProps {
  /** Undefined for a new one. */
  readonly category?: Pick<FaqCategoryRecord, 'id' | 'heading'> | undefined;
  readonly onClose: () => void;
}

/** Adds a category or renames it. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [save] = useSaveFaqCategoryMutation();
  const form = useSaveForm({
    schema: categoryForm,
    defaultValues: { heading: category?.heading ?? '' },
    save: ({ heading }, id) => save({ id: category?.id ?? id, heading }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={category === undefined ? 'Add category' : 'Rename category'}
      action={category === undefined ? 'Add category' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Name" maxLength={80} {...form.field('heading')} />
    </SaveDialog>
  );
}

const questionForm = z.object({
  categoryId: z.string(),
  question: requiredLine(200, 'Enter a question.'),
  answer: checkedText((typed) => typed.trim() !== '', 'Enter an answer.'),
  status: z.string(),
});

interface QuestionDialogProps {
  readonly categories: readonly FaqCategoryRecord[];
  readonly categoryId: string;
  /** Undefined for a new one. */
  readonly question?: FaqQuestion | undefined;
  /** The text to start with, such as a search that found nothing. */
  readonly suggestion?: string | undefined;
  readonly onClose: () => void;
}

/** Adds a question, changes it, or deletes it. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { categories, categoryId, question, suggestion = '', onClose } = props;
  const [save] = useSaveFaqQuestionMutation();
  const form = useSaveForm({
    schema: questionForm,
    defaultValues: {
      categoryId,
      question: question?.question ?? suggestion,
      answer: question?.answer ?? '',
      status: question?.status ?? 'draft',
    },
    save: (values, id) =>
      save({
        id: question?.id ?? id,
        version: question?.version ?? 0,
        values: {
          category_id: values.categoryId,
          question: values.question,
          answer: values.answer,
          status: values.status,
        },
      }),
    onSaved: () => {
      announce('Question saved');
      onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      title={question === undefined ? 'Add question' : 'Edit question'}
      action={question === undefined ? 'Add question' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Question" maxLength={200} {...form.field('question')} />
      <TextAreaField
        label="Answer"
        hint="Link to our pages like this: [Plans](/user-pricing)."
        rows={10}
        maxLength={MAX_ANSWER_LENGTH}
        {...form.field('answer')}
      />
      <SelectField
        label="Category"
        options={categories.map(({ id, heading }) => [id, heading] as const)}
        {...form.field('categoryId')}
      />
      <SelectField
        label="Status"
        options={[
          ['draft', 'Draft'],
          ['published', 'Published'],
        ]}
        {...form.field('status')}
      />
      {question !== undefined && <DeleteQuestion id={question.id} onDeleted={onClose} />}
    </SaveDialog>
  );
}

function DeleteQuestion({
  id,
  onDeleted,
}: {
  readonly id: string;
  readonly onDeleted: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteFaqQuestionMutation();
  async function confirm() {
    const done = await remove(id);
    if ('error' in done) return;
    announce('Question deleted');
    onDeleted();
  }
  return (
    <div>
      <Button
        intent="danger"
        variant={isAsking ? 'solid' : 'minimal'}
        loading={isLoading}
        onClick={() => (isAsking ? void confirm() : setAsking(true))}
      >
        {isAsking ? 'Delete for everyone' : 'Delete question'}
      </Button>
    </div>
  );
}
