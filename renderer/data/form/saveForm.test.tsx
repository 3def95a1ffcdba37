import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from '../../ui/form/schema.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { optionalText, parsedText, requiredText } from '../../ui/form/textSchemas.ts';
import { SaveForm } from './SaveForm.tsx';
import { useSaveForm } from './useSaveForm.ts';

const schema = z.object({
  name: requiredText('Enter a name.'),
  count: parsedText((typed) => (/^\d+$/.test(typed) ? Number(typed) : undefined), 'Enter a count.'),
  note: optionalText(),
});

type Save = (values: unknown, id: string) => Promise<{ error?: unknown }>;

function NewRoom({ save }: { readonly save: Save }) {
  const form = useSaveForm({
    schema,
    defaultValues: { name: '', count: '2', note: '' },
    save,
    clears: ['name'],
  });
  return (
    <SaveForm form={form} action="Add" failure="Not added" onCancel={() => undefined}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Count" {...form.field('count')} />
      <TextField label="Note" {...form.field('note')} />
    </SaveForm>
  );
}

function open(save: Save) {
  render(<NewRoom save={save} />);
  return userEvent.setup();
}
const add = () => screen.getByRole('button', { name: 'Add' });

it('takes focus, shows each error, and focuses the first invalid field', async () => {
  const save = vi.fn<Save>(async () => ({}));
  const user = open(save);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.clear(screen.getByLabelText('Count'));
  await user.click(add());
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByText('Enter a count.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), 'Oak');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

it('keeps the input and the id when a save fails, and focuses the error', async () => {
  const save = vi.fn<Save>(async () => ({ error: { status: 500, code: 'HTTP', message: '' } }));
  const user = open(save);
  await user.type(screen.getByLabelText('Name'), ' Oak ');
  await user.click(add());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Not added');
  expect(screen.getByLabelText('Name')).toHaveValue(' Oak ');
  await user.click(add());
  const [first, second] = save.mock.calls;
  expect(first?.[0]).toEqual({ name: 'Oak', count: 2, note: null });
  expect(second?.[1]).toBe(first?.[1]);
});

it('uses a new id for a retry with other values, since the first may have been saved', async () => {
  const save = vi.fn<Save>(async () => ({ error: { status: 0, code: 'HTTP', message: '' } }));
  const user = open(save);
  await user.type(screen.getByLabelText('Name'), 'Oak');
  await user.click(add());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.type(screen.getByLabelText('Name'), ' Room');
  await user.click(add());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Oak Room', count: 2, note: null });
  expect(save.mock.calls[1]?.[1]).not.toBe(save.mock.calls[0]?.[1]);
});

it('clears only the given fields after a save and uses a new id next time', async () => {
  const save = vi.fn<Save>(async () => ({}));
  const user = open(save);
  await user.type(screen.getByLabelText('Name'), 'Oak');
  await user.clear(screen.getByLabelText('Count'));
  await user.type(screen.getByLabelText('Count'), '5');
  await user.click(add());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('Count')).toHaveValue('5');
  await user.type(screen.getByLabelText('Name'), 'Elm');
  await user.click(add());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Elm', count: 5, note: null });
  expect(save.mock.calls[1]?.[1]).not.toBe(save.mock.calls[0]?.[1]);
});
