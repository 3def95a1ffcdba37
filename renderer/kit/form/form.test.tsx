import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

describe('a field', () => {
  it('is named by its label and described by its error and its hint', () => {
    render(<TextField label="Phone" hint="With area code." error="Too short." />);
    const field = screen.getByLabelText('Phone');
    expect(field).toHaveAccessibleDescription('Too short. With area code.');
    expect(field).toBeInvalid();
  });

  it('keeps what was typed when an error appears', async () => {
    const { rerender } = render(<TextField label="Phone" />);
    await userEvent.type(screen.getByLabelText('Phone'), '617');
    rerender(<TextField label="Phone" error="Too short." />);
    expect(screen.getByLabelText('Phone')).toHaveValue('617');
  });

  it('says that it is optional', () => {
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

describe('a password field', () => {
  it('hides what is typed until the person wants to see it', async () => {
    render(<PasswordField label="Password" purpose="current" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('tells password managers what it is for', () => {
    const { rerender } = render(<PasswordField label="Password" purpose="current" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    rerender(<PasswordField label="Password" purpose="new" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('accepts a pasted password and says how strong it is', async () => {
    const user = userEvent.setup();
    render(<NewPassword />);
    await user.click(screen.getByLabelText('Password'));
    await user.paste('Quiet-Harbor-91');
    expect(screen.getByLabelText('Password')).toHaveValue('Quiet-Harbor-91');
    expect(screen.getByLabelText('Password strength')).toHaveTextContent('Strong');
  });
});
