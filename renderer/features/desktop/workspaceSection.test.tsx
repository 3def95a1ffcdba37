import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkspaceStanding } from '#shared/host.ts';
import { HostContext } from '../../host/HostContext.tsx';
import { fakeHost } from '../../testing/fakeHost.ts';
import { fakeWorkspace } from '../../testing/fakeWorkspace.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

function show(standing: Partial<WorkspaceStanding>, bytes = 0) {
  const { port } = fakeWorkspace(standing, bytes);
  render(
    <HostContext value={{ ...fakeHost(), workspace: port }}>
      <WorkspaceSection />
    </HostContext>,
  );
  return { user: userEvent.setup(), port };
}

describe('the workspace in the settings', () => {
  it('is named by its host and changed only after a question', async () => {
    const { user, port } = show({});
    expect(await screen.findByText('project.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change workspace…' }));
    expect(port.change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Choose another workspace' }));
    expect(port.change).toHaveBeenCalledOnce();
  });

  it('cannot be changed where the organisation decided', async () => {
    show({ managedBy: 'policy' });
    expect(await screen.findByText('Managed by your organisation')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change workspace…' })).not.toBeInTheDocument();
  });

  it('on this computer is deleted once that was typed, and says when it was not', async () => {
    const { user, port } = show({ place: { kind: 'local' } }, 42_300_000);
    expect(await screen.findByText('42 MB')).toBeVisible();
    port.eraseLocal.mockResolvedValueOnce('failed');
    await user.click(screen.getByRole('button', { name: 'Delete this data…' }));
    expect(screen.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await user.type(screen.getByLabelText('Type “delete” to confirm'), 'delete{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not everything could be deleted');
  });

  it('shows data of another workspace without deleting it', async () => {
    show({}, 42_300_000);
    expect(await screen.findByText('42 MB')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this data…' })).not.toBeInTheDocument();
  });
});
