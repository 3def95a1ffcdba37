import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../kit/file/saveFile.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Loaded ahead, so that the first test does not wait for it.
import '../ProfilePage.tsx';

vi.mock('../../../kit/file/saveFile.ts', () => ({ saveFile: vi.fn() }));

function open(fails: boolean) {
  const answers = adasData({});
  return renderApp({
    at: '/profile',
    host: fakeHost(ada),
    data: async (request) => {
      if (fails && request.name === 'select saved_searches') {
        return { error: { code: '42501' }, status: 403 };
      }
      const { data, ...rest } = await answers(request);
      return { data: data ?? (request.name.startsWith('select ') ? [] : null), ...rest };
    },
  });
}

describe('one’s own data', () => {
  it('is saved as one file once every part was read', async () => {
    const { user } = open(false);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/entries are saved/)).toBeVisible();
    const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('haven-exchange-data.json');
    const { parts } = JSON.parse((await content?.text()) ?? '{}') as {
      readonly parts: readonly { readonly title: string }[];
    };
    expect(parts.map(({ title }) => title)).toContain('Messages written');
  });

  it('is not saved in part when a part cannot be read', async () => {
    vi.mocked(saveFile).mockClear();
    const { user } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was saved/);
    expect(saveFile).not.toHaveBeenCalled();
  });
});
