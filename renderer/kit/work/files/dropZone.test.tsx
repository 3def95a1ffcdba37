import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropZone } from './DropZone.tsx';

const roll = new File(['%PDF'], 'roll.pdf', { type: 'application/pdf' });
const lease = new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' });
const dropped = (files: readonly File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const zone = (): HTMLElement => {
  const found = screen.getByRole('button').parentElement;
  if (found === null) throw new Error('There is no zone.');
  return found;
};

it('takes what is dropped and what is chosen by its button alike', async () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose files" isMultiple onFiles={onFiles} />);
  fireEvent.drop(zone(), dropped([roll, lease]));
  expect(onFiles).toHaveBeenLastCalledWith([roll, lease]);
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [roll]);
  expect(onFiles).toHaveBeenLastCalledWith([roll]);
  expect(screen.getByText('or drop files here')).toBeVisible();
});

it('takes one where one is asked for', () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose a file" onFiles={onFiles} />);
  fireEvent.drop(zone(), dropped([roll, lease]));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([roll]);
});

it('shows that it takes what is held over it, and nothing but files', () => {
  render(<DropZone label="Choose a file" onFiles={() => undefined} />);
  fireEvent.dragOver(zone(), { dataTransfer: { types: ['text/plain'] } });
  expect(zone()).not.toHaveAttribute('data-over');
  fireEvent.dragOver(zone(), { dataTransfer: { types: ['Files'] } });
  expect(zone()).toHaveAttribute('data-over');
  fireEvent.dragLeave(zone());
  expect(zone()).not.toHaveAttribute('data-over');
});

it('takes nothing while it is closed, and lets no file open in the place of the page', () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose a file" isDisabled onFiles={onFiles} />);
  // `false` is what a browser is told by `preventDefault`.
  expect(fireEvent.drop(zone(), dropped([roll]))).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeDisabled();
});
