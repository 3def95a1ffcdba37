import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkspaceStatus } from '#shared/host.ts';
import { HostContext } from '../../../host/HostContext.tsx';
import { fakeHost } from '../../../testing/fakeHost.ts';
import { fakeWorkspace } from '../../../testing/fakeWorkspace.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

function show(workspaceStatus: Partial<WorkspaceStatus>, bytes = 0) {
  const { port } = fakeWorkspace(workspaceStatus, bytes);
  render(
    <HostContext value={{ ...fakeHost(), workspace: port }}>
      <WorkspaceSection />
    </HostContext>,
  );
  return { user: userEvent.setup(), port };
}

describe('workspace settings', () => {
  it('shows the host and asks for confirmation before switching', async () => {
    const { user, port } = show({});
    expect(await screen.findByText('project.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change workspace…' }));
    expect(port.change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Choose another workspace' }));
    expect(port.change).toHaveBeenCalledOnce();
  });

  it("can't be changed when set by the organization", async () => {
    show({ managedBy: 'policy' });
    expect(await screen.findByText('Managed by your organization')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change workspace…' })).not.toBeInTheDocument();
  });

  it('deletes a local workspace after typed confirmation and reports failures', async () => {
    const { user, port } = show({ place: { kind: 'local' } }, 42_300_000);
    expect(await screen.findByText('42 MB')).toBeVisible();
    port.eraseLocal.mockResolvedValueOnce('failed');
    await user.click(screen.getByRole('button', { name: 'Delete this data…' }));
    expect(screen.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
    await user.type(screen.getByLabelText('Type “delete” to confirm'), 'delete{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("Some data couldn't be deleted");
  });

  it('shows data of another workspace without a delete option', async () => {
    show({}, 42_300_000);
    expect(await screen.findByText('42 MB')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this data…' })).not.toBeInTheDocument();
  });
});
