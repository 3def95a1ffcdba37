import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkspaceStatus } from '#shared/host.ts';
import { workspaceFailures, workspaceMessages } from '#shared/texts/workspace.ts';
import { fakeWorkspace } from '../../../testing/fakeWorkspace.ts';
import { WorkspaceChooserPage } from './WorkspaceChooserPage.tsx';

type Failure = NonNullable<WorkspaceStatus['failure']>;

function show(workspaceStatus: Partial<WorkspaceStatus>, bytes = 0) {
  const { port, tell } = fakeWorkspace(
    { state: 'choosing', place: null, ...workspaceStatus },
    bytes,
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

  it('warns that switching closes the open workspace and links back to it', async () => {
    const { user, port } = show({ state: 'open', place: { kind: 'local' } });
    await user.click(await screen.findByRole('button', { name: 'Stay in this workspace' }));
    expect(port.chooser.keep).toHaveBeenCalledOnce();
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
