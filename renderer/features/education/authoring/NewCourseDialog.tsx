import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useCreateCourseMutation } from './authoringApi.ts';
import { CATEGORY_OPTIONS, LEVEL_OPTIONS } from './ContentView.tsx';

const newCourse = z.object({
  title: requiredLine(120, 'Enter a title.'),
  summary: line(300),
  category: z.string(),
  level: z.string(),
});

/** Adds a course as a draft and opens it. */
export function NewCourseDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateCourseMutation();
  const navigate = useNavigate();
  const form = useSaveForm({
    schema: newCourse,
    defaultValues: {
      title: '',
      summary: '',
      category: CATEGORY_OPTIONS[0]?.[0] ?? '',
      level: 'introductory',
    },
    async save(values, id): Promise<{ readonly data?: string; readonly error?: unknown }> {
      const { error } = await create({ id, values });
      return error === undefined ? { data: id } : { error };
    },
    onSaved: (id) => void navigate(linkTo('adminCourse', { courseId: id })),
  });
  return (
    <SaveDialog
      form={form}
      title="Add course"
      action="Add course"
      failure="Not added"
      onCancel={onClose}
    >
      <TextField
        label="Title"
        hint="The address of the course follows from it and stays."
        maxLength={120}
        {...form.field('title')}
      />
      <TextAreaField label="Summary" rows={3} maxLength={300} {...form.field('summary')} />
      <SelectField label="Topic" options={CATEGORY_OPTIONS} {...form.field('category')} />
      <SelectField label="Level" options={LEVEL_OPTIONS} {...form.field('level')} />
    </SaveDialog>
  );
}
