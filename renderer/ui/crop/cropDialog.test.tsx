import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CropDialog } from './CropDialog.tsx';

const SQUARE = { label: 'Square', ratio: 1 };
const WIDE = { label: 'Wide', ratio: 2 };
const OUTPUT_FORMAT = { type: 'image/jpeg', quality: 0.8, longestSide: 600, ground: '#fff' };
const drawImage = vi.fn();

beforeEach(() => {
  drawImage.mockClear();
  const context = { drawImage, clearRect: vi.fn(), fillRect: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['x'], { type: 'image/jpeg' })),
  );
});

/** The area last drawn: left, top, width, and height. */
const getDrawnArea = () => drawImage.mock.lastCall?.slice(1, 5);

function open() {
  const onSave = vi.fn();
  render(
    <CropDialog
      picture={{ width: 2000, height: 1000 } as ImageBitmap}
      title="Crop photo"
      shapes={[WIDE, SQUARE]}
      keptAs={OUTPUT_FORMAT}
      isSaving={false}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
  return onSave;
}

it('can be moved and zoomed by keyboard in the chosen shape', async () => {
  const onSave = open();
  expect(getDrawnArea()).toEqual([0, 0, 2000, 1000]);
  fireEvent.click(screen.getByRole('button', { name: 'Square' }));
  expect(getDrawnArea()).toEqual([500, 0, 1000, 1000]);
  const picture = screen.getByRole('img');
  fireEvent.keyDown(picture, { key: 'ArrowLeft' });
  expect(getDrawnArea()).toEqual([450, 0, 1000, 1000]);
  for (let times = 0; times < 5; times += 1) fireEvent.keyDown(picture, { key: '+' });
  expect(getDrawnArea()?.[2]).toBeCloseTo(500);
  fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ width: 500, height: 500 });
});

it('is saved no larger than the image size limit', async () => {
  const onSave = open();
  fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ width: 600, height: 300 });
});
