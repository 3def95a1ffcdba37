import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkspaceItem, WorkspaceStatus } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { HostContext } from '../../../host/HostContext.tsx';
import { fakeHost } from '../../../testing/fakeHost.ts';
import { fakeWorkspace, OWN } from '../../../testing/fakeWorkspace.ts';
import { WorkspaceSection } from './WorkspaceSection.tsx';

const OTHER = {
  ...OWN,
  id: 'fedcba9876543210',
  label: 'two.example',
  unread: 3,
  isInFront: false,
};

function show(
  workspaceStatus: Partial<WorkspaceStatus>,
  bytes = 0,
  items: readonly WorkspaceItem[] = [OWN],
) {
  const { port } = fakeWorkspace(workspaceStatus, bytes, items);
  render(
    <HostContext value={{ ...fakeHost(), workspace: port }}>
      <WorkspaceSection />
    </HostContext>,
  );
  return { user: userEvent.setup(), port };
}

describe('workspace settings', () => {
  it('lists workspaces with unread counts and switches', async () => {
    const { user, port } = show({}, 0, [OWN, OTHER]);
    expect(await screen.findByText('project.example')).toBeVisible();
    expect(screen.getByText(/^Signed in · 3 unread · Ctrl\+2$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open two.example' }));
    expect(port.switchTo).toHaveBeenCalledWith(OTHER.id);
  });

  it('adds a workspace or an account', async () => {
    const { user, port } = show({});
    await user.click(await screen.findByRole('button', { name: 'Add workspace…' }));
    expect(port.change).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Add another account' }));
    expect(port.addAccount).toHaveBeenCalledOnce();
  });

  it('removes its own workspace after confirmation and reports leftover data', async () => {
    const { user, port } = show({}, 0, [OWN, OTHER]);
    port.remove.mockResolvedValueOnce('not-cleared');
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    expect(port.remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove workspace' }));
    expect(port.remove).toHaveBeenCalledWith(OWN.id);
    expect(await screen.findByText(workspaceMessages.notCleared)).toBeVisible();
  });

  it("can't be changed when set by the organization", async () => {
    show({ managedBy: 'policy' });
    expect(await screen.findByText('Managed by your organization')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Remove/ })).not.toBeInTheDocument();
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
