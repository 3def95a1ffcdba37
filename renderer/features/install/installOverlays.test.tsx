import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { installMessages } from '#shared/messages/installing.ts';
import InstallOverlays from './InstallOverlays.tsx';
import { followVersion, takeNewVersion } from './version.ts';

vi.mock('./version.ts', () => ({ followVersion: vi.fn(), takeNewVersion: vi.fn() }));

let onNewVersion: () => void;
beforeEach(() => {
  vi.mocked(takeNewVersion).mockReset();
  vi.mocked(followVersion).mockImplementation((watch) => {
    onNewVersion = watch.onNewVersion;
    return () => undefined;
  });
});

it('takes a new version at once when nothing unsaved is open', async () => {
  vi.mocked(takeNewVersion).mockResolvedValue(true);
  render(<InstallOverlays />);
  onNewVersion();
  await waitFor(() => expect(takeNewVersion).toHaveBeenCalledOnce());
  expect(screen.queryByRole('complementary', { name: 'New version' })).toBeNull();
});

it('shows a notice while something unsaved is open', async () => {
  vi.mocked(takeNewVersion).mockResolvedValue(false);
  render(<InstallOverlays />);
  onNewVersion();
  const notice = await screen.findByRole('complementary', { name: 'New version' });
  expect(notice).toHaveTextContent(installMessages.update.text);
});
