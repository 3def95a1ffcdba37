import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { installMessages } from '#shared/texts/install.ts';
import InstallOverlays from './InstallOverlays.tsx';
import type { applyNewVersion, followVersion } from './version.ts';

function open(isApplied: boolean) {
  let onNewVersion: () => void = () => undefined;
  const versions = {
    followVersion: vi.fn<typeof followVersion>((watch) => {
      onNewVersion = watch.onNewVersion;
      return () => undefined;
    }),
    applyNewVersion: vi.fn<typeof applyNewVersion>(async () => isApplied),
  };
  render(<InstallOverlays versions={versions} />);
  onNewVersion();
  return versions;
}

it('updates immediately when nothing is unsaved', async () => {
  const { applyNewVersion } = open(true);
  await waitFor(() => expect(applyNewVersion).toHaveBeenCalledOnce());
  expect(screen.queryByRole('complementary', { name: 'New version' })).toBeNull();
});

it('shows a notice while something is unsaved', async () => {
  open(false);
  const notice = await screen.findByRole('complementary', { name: 'New version' });
  expect(notice).toHaveTextContent(installMessages.update.text);
});
