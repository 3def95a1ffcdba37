import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkspaceItem, WorkspaceStatus } from '#shared/host.ts';
import { workspaceFailures, workspaceMessages } from '#shared/texts/workspace.ts';
import { fakeWorkspace, OWN } from '../../../testing/fakeWorkspace.ts';
import { WorkspaceChooserPage } from './WorkspaceChooserPage.tsx';

type Failure = NonNullable<WorkspaceStatus['failure']>;

function show(
  workspaceStatus: Partial<WorkspaceStatus>,
  bytes = 0,
  items: readonly WorkspaceItem[] = [],
) {
  const { port, tell } = fakeWorkspace(
    { state: 'choosing', place: null, ...workspaceStatus },
    bytes,
    items,
  );
  render(<WorkspaceChooserPage workspace={port} />);
  return { user: userEvent.setup(), port, tell };
}

describe('workspace chooser', () => {
  it.each(Object.keys(workspaceFailures) as Failure[])(
    'explains the failure %s',
    async (failure) => {
      const { user, port } = show({ state: 'failed', place: { kind: 'local' }, failure });
      expect(await screen.findByText(workspaceFailures[failure].description)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(port.chooser.retry).toHaveBeenCalledOnce();
      await user.click(screen.getByRole('button', { name: 'Choose another workspace' }));
      expect(screen.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible();
    },
  );

  it("doesn't allow a choice when the organization made it", async () => {
    show({ state: 'failed', failure: 'not-cleared', managedBy: 'policy' });
    expect(await screen.findByText(workspaceMessages.managed)).toBeVisible();
    expect(screen.queryByRole('button', { name: /another/ })).not.toBeInTheDocument();
  });

  it('lists the workspaces of this computer and opens or removes them', async () => {
    const other = { ...OWN, id: 'fedcba9876543210', label: 'two.example', isInFront: false };
    const { user, port } = show({ state: 'open', place: { kind: 'local' } }, 0, [OWN, other]);
    expect(await screen.findByRole('heading', { name: 'Add a workspace' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open project.example' }));
    expect(port.chooser.keep).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Open two.example' }));
    expect(port.switchTo).toHaveBeenCalledWith(other.id);
    await user.click(screen.getByRole('button', { name: 'Remove two.example' }));
    expect(port.remove).not.toHaveBeenCalled();
    port.remove.mockResolvedValueOnce('not-cleared');
    await user.click(screen.getByRole('button', { name: 'Sign out and remove' }));
    expect(port.remove).toHaveBeenCalledWith(other.id);
    expect(await screen.findByText(workspaceMessages.notCleared)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open now' })).toBeDisabled();
  });

  it('shows startup progress and can be canceled', async () => {
    const { user, port, tell } = show({});
    await user.click(await screen.findByRole('button', { name: 'Try it on this computer' }));
    expect(port.chooser.openLocal).toHaveBeenCalledOnce();
    act(() => tell({ state: 'opening', place: { kind: 'local' } }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(port.chooser.cancel).toHaveBeenCalledOnce();
  });

  it('reports when the main process rejects and lets the user retry', async () => {
    const { user, port } = show({});
    port.chooser.openLocal.mockRejectedValueOnce(new Error('failed'));
    await user.click(await screen.findByRole('button', { name: 'Try it on this computer' }));
    expect(await screen.findByText(workspaceMessages.failed)).toBeVisible();
  });
});
