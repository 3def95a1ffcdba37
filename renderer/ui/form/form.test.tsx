import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

describe('a field', () => {
  it('is labeled by its label and described by its error and hint', () => {
    render(<TextField label="Phone" hint="With area code." error="Too short." />);
    const field = screen.getByLabelText('Phone');
    expect(field).toHaveAccessibleDescription('Too short. With area code.');
    expect(field).toBeInvalid();
  });

  it('keeps input when an error appears', async () => {
    const { rerender } = render(<TextField label="Phone" />);
    await userEvent.type(screen.getByLabelText('Phone'), '617');
    rerender(<TextField label="Phone" error="Too short." />);
    expect(screen.getByLabelText('Phone')).toHaveValue('617');
  });

  it('shows that it is optional', () => {
    render(<TextField label="Phone" isOptional />);
    expect(screen.getByText('Optional')).toBeVisible();
  });
});

function NewPassword() {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      label="Password"
      purpose="new"
      typed={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

describe('password field', () => {
  it('hides input until the user reveals it', async () => {
    render(<PasswordField label="Password" purpose="current" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('declares its purpose to password managers', () => {
    const { rerender } = render(<PasswordField label="Password" purpose="current" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    rerender(<PasswordField label="Password" purpose="new" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('accepts a pasted password and shows its strength', async () => {
    const user = userEvent.setup();
    render(<NewPassword />);
    await user.click(screen.getByLabelText('Password'));
    await user.paste('Quiet-Harbor-91');
    expect(screen.getByLabelText('Password')).toHaveValue('Quiet-Harbor-91');
    expect(screen.getByLabelText('Password strength')).toHaveTextContent('Strong');
  });
});

type Outcome = 'faulty' | 'refused' | 'confirmed' | 'taken';

/** Like Blueprint's: its button is disabled while submitting and loses focus. */
function MessageForm({ outcome }: { readonly outcome: Outcome }) {
  const [isSending, setSending] = useState(false);
  const [seen, setSeen] = useState<Outcome | null>(null);
  async function send() {
    setSending(true);
    await Promise.resolve();
    setSending(false);
    setSeen(outcome);
  }
  return (
    <>
      <Form onSend={send}>
        <TextField label="Name" />
        <TextField label="Phone" error={seen === 'faulty' ? 'Too short.' : undefined} />
        <FormError
          notice={seen === 'refused' ? { title: '', description: 'Try again later.' } : null}
        />
        {seen === 'confirmed' && (
          <p role="status" tabIndex={-1} data-confirmation="">
            On its way.
          </p>
        )}
        <button type="submit" disabled={isSending}>
          Send
        </button>
      </Form>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('submitted form', () => {
  const places: readonly (readonly [Outcome, string, () => HTMLElement])[] = [
    ['faulty', 'the first faulty field', () => screen.getByLabelText('Phone')],
    ['refused', 'what was refused', () => screen.getByRole('alert')],
    ['confirmed', 'the confirmation', () => screen.getByText('On its way.')],
    ['taken', 'its button', () => screen.getByRole('button', { name: 'Send' })],
  ];
  it.each(places)('moves focus after %s to %s', async (outcome, _where, place) => {
    const user = userEvent.setup();
    render(<MessageForm outcome={outcome} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(place()).toHaveFocus());
  });

  it('leaves focus where the user moved it', async () => {
    const user = userEvent.setup();
    render(<MessageForm outcome="refused" />);
    const form = screen.getByRole('button', { name: 'Send' }).closest('form');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    if (form !== null) fireEvent.submit(form);
    await screen.findByText('Try again later.');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
