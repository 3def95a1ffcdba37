import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { installMessages } from '#shared/messages/installing.ts';
import InstallOverlays from './InstallOverlays.tsx';
import type { followVersion, takeNewVersion } from './version.ts';

function open(isTaken: boolean) {
  let onNewVersion: () => void = () => undefined;
  const versions = {
    followVersion: vi.fn<typeof followVersion>((watch) => {
      onNewVersion = watch.onNewVersion;
      return () => undefined;
    }),
    takeNewVersion: vi.fn<typeof takeNewVersion>(async () => isTaken),
  };
  render(<InstallOverlays versions={versions} />);
  onNewVersion();
  return versions;
}

it('updates immediately when nothing is unsaved', async () => {
  const { takeNewVersion } = open(true);
  await waitFor(() => expect(takeNewVersion).toHaveBeenCalledOnce());
  expect(screen.queryByRole('complementary', { name: 'New version' })).toBeNull();
});

it('shows a notice while something is unsaved', async () => {
  open(false);
  const notice = await screen.findByRole('complementary', { name: 'New version' });
  expect(notice).toHaveTextContent(installMessages.update.text);
});
