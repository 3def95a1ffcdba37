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

it('a press beside a dialog closes it', () => {
  const { onClose, dialog } = opened();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('marking words and letting go beside the dialog keeps it, with the words', () => {
  const { onClose, dialog } = opened();
  fireEvent.pointerDown(screen.getByLabelText('Review'));
  // The browser clicks what holds both ends of the movement.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('Tab goes around inside, and stops at a group of radio buttons once, at the chosen one', async () => {
  const { user } = opened();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.tab();
  expect(screen.getByLabelText('2 stars')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('Escape closes the upper one of two dialogs, and leaves the one beneath', async () => {
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
