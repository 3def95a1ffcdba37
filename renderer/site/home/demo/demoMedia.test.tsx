import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { embedNotices } from '#shared/texts/site.ts';
import { DemoMedia } from './DemoMedia.tsx';

const video = () => screen.getByLabelText<HTMLVideoElement>('90-second demo');
const sources = () => [...video().querySelectorAll('source')];

function preferLessMotion(): void {
  const media = Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
}

it('autoplays on open with captions and without preloading', () => {
  render(<DemoMedia />);
  expect(video()).toHaveProperty('autoplay', true);
  expect(video()).toHaveAttribute('preload', 'none');
  expect(sources().map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  const captions = video().querySelector('track');
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('default');
});

it('waits for the play button with reduced motion', () => {
  preferLessMotion();
  render(<DemoMedia />);
  expect(video()).toHaveProperty('autoplay', false);
  expect(screen.queryByText('Loading demo…')).toBeNull();
});

it('shows the error card only when no source plays, and retries', async () => {
  const user = userEvent.setup();
  render(<DemoMedia />);
  const [webm, mp4] = sources();
  fireEvent.error(webm as Element);
  expect(screen.queryByText(embedNotices.unavailable.title)).toBeNull();
  fireEvent.error(mp4 as Element);
  expect(screen.getByText(embedNotices.unavailable.title)).toBeVisible();
  expect(screen.getByText(embedNotices.unavailable.description)).toBeVisible();
  expect(screen.getByText(embedNotices.loadingIssue.title)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  fireEvent.loadedData(video());
  expect(screen.queryByText('Loading demo…')).toBeNull();
});

it('shows the error card when the video stalls', () => {
  render(<DemoMedia />);
  fireEvent.error(video());
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
