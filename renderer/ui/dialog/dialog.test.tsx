import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function opened() {
  const onClose = vi.fn();
  render(
    <Dialog label="Rate" place="top" onClose={onClose}>
      <input type="radio" name="stars" aria-label="1 star" />
      <input type="radio" name="stars" aria-label="2 stars" defaultChecked />
      <textarea aria-label="Review" />
      <button type="button">Send</button>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), user: userEvent.setup() };
}

it('closes on a click outside', () => {
  const { onClose, dialog } = opened();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open with the text when a text selection ends outside', () => {
  const { onClose, dialog } = opened();
  fireEvent.pointerDown(screen.getByLabelText('Review'));
  // The browser fires the click on the common ancestor of both ends of the drag.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('cycles Tab inside and stops once per radio group, at the checked button', async () => {
  const { user } = opened();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.tab();
  expect(screen.getByLabelText('2 stars')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('closes only the top dialog on Escape', async () => {
  const [onClose, onCloseUpper] = [vi.fn(), vi.fn()];
  render(
    <Dialog label="Project" place="panel" onClose={onClose}>
      <Dialog label="Message" place="top" onClose={onCloseUpper}>
        <textarea aria-label="Words" />
      </Dialog>
    </Dialog>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Words'), '{Escape}');
  expect(onCloseUpper).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open when a file picker or a dialog inside is closed', () => {
  const onClose = vi.fn();
  render(
    <Dialog label="Update" place="panel" onClose={onClose}>
      <input type="file" aria-label="Photos" />
    </Dialog>,
  );
  // Browsers report both to the elements around them.
  fireEvent(screen.getByLabelText('Photos'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
