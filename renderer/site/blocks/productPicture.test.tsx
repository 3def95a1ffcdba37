import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from './ProductPicture.tsx';

describe('product picture', () => {
  it('plays its clip in place of the screenshot after a press', async () => {
    render(<ProductPicture name="deal-room" alt="Deal room with folders" />);
    await userEvent.click(screen.getByRole('button', { name: 'Play clip' }));
    const video = screen.getByLabelText('Deal room with folders');
    expect(video).toHaveAttribute('src', '/product/deal-room.webm');
    expect(video).toHaveAttribute('controls');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has no button without a clip', () => {
    render(<ProductPicture name="users" alt="Users" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
