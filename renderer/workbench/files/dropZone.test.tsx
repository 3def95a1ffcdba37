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

it('accepts dropped and chosen files alike', async () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose files" isMultiple onFiles={onFiles} />);
  fireEvent.drop(zone(), dropped([roll, lease]));
  expect(onFiles).toHaveBeenLastCalledWith([roll, lease]);
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [roll]);
  expect(onFiles).toHaveBeenLastCalledWith([roll]);
  expect(screen.getByText('or drop files here')).toBeVisible();
});

it('accepts one file if only one is allowed', () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose a file" onFiles={onFiles} />);
  fireEvent.drop(zone(), dropped([roll, lease]));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([roll]);
});

it('highlights while files are dragged over it and ignores anything else', () => {
  render(<DropZone label="Choose a file" onFiles={() => undefined} />);
  fireEvent.dragOver(zone(), { dataTransfer: { types: ['text/plain'] } });
  expect(zone()).not.toHaveAttribute('data-over');
  fireEvent.dragOver(zone(), { dataTransfer: { types: ['Files'] } });
  expect(zone()).toHaveAttribute('data-over');
  fireEvent.dragLeave(zone());
  expect(zone()).not.toHaveAttribute('data-over');
});

it('accepts nothing while disabled and keeps the browser from opening the file', () => {
  const onFiles = vi.fn();
  render(<DropZone label="Choose a file" isDisabled onFiles={onFiles} />);
  // `fireEvent` returns `false` if `preventDefault` was called.
  expect(fireEvent.drop(zone(), dropped([roll]))).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeDisabled();
});
