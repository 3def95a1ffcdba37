import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BAD_INPUTS } from './badInputs.ts';
import { adasAccount, adasData, adasWorkspace } from './fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from './fakeData.ts';
import { ada, failure, fakeHost } from './fakeHost.ts';
import { renderApp } from './renderApp.tsx';

/**
 * An action triggered by a press that takes no text, except perhaps a password. It follows the rules of `everyForm`:
 * errors are shown, double presses send once, and leaving before the press sends nothing.
 */
interface PressRow {
  readonly name: string;
  readonly at: string;
  readonly replies?: Readonly<Record<string, DataReply>>;
  /** Buttons pressed first, in order. */
  readonly openers?: readonly (string | RegExp | { readonly ofMenu: string })[];
  readonly press: string;
  readonly call: string;
  readonly args: unknown;
  readonly answer: unknown;
  readonly refusals: readonly (readonly [code: string, said: RegExp])[];
  /** After the press, it must be reopened from its first opener. */
  readonly asksAnew?: true;
}

const TOKEN = 'a'.repeat(43);
const GRACE = 'dec0de00-0000-4000-8000-000000000502';
const WORKSPACE = { ...adasWorkspace, members: 2 };
const TEAM = [
  { user_id: ada.userId, name: 'Ada Lovelace', email: ada.email, role: 'owner', is_me: true },
  { user_id: GRACE, name: 'Grace', email: 'grace@example.com', role: 'member', is_me: false },
].map((member) => ({ ...member, user_type: 'broker', joined_at: '2026-03-14T09:00:00Z' }));

const PRESSES: readonly PressRow[] = [
  {
    name: 'that accepts an invitation',
    at: `/invitation/${TOKEN}`,
    replies: {
      'rpc invitation_of_token': {
        data: [
          {
            tenant: 'Harbor House',
            invited_by: 'Grace',
            email: ada.email,
            role: 'member',
            state: 'open',
            expires_at: '2027-03-14T09:00:00Z',
          },
        ],
      },
    },
    press: 'Join Harbor House',
    call: 'rpc answer_invitation',
    args: { token: TOKEN, accepts: true },
    answer: WORKSPACE.id,
    refusals: [
      ['HXTOV', /no longer open/],
      ['HXTOA', /sent to another email/],
      ['HXTFL', /use all seats in your plan/],
    ],
  },
  {
    name: 'that hands a workspace over',
    at: '/workspace-settings',
    openers: [/^Grace.*Actions$/, { ofMenu: 'Transfer ownership' }],
    press: 'Transfer to Grace',
    call: 'rpc hand_over_tenant',
    args: { user_id: GRACE },
    answer: null,
    refusals: [
      ['HXTNM', /You can't change this member/],
      ['HXTAD', /Only the workspace owner and administrators/],
    ],
    asksAnew: true,
  },
  {
    name: 'that claims a domain',
    at: '/workspace-settings',
    press: 'Claim example.com',
    call: 'rpc claim_domain',
    args: undefined,
    answer: null,
    refusals: [
      ['HXTDP', /public email domain/],
      ['HXTDC', /Another workspace has claimed this domain/],
    ],
  },
  {
    name: 'that deletes an account',
    at: '/profile',
    openers: ['Delete my account…'],
    press: 'Delete my account in 14 days',
    call: 'rpc request_account_deletion',
    args: undefined,
    answer: null,
    refusals: [['HXLVP', /Cancel it first/]],
  },
];

const DELETION_STATUS = { leaving: null, is_fresh: true, live_listings: 0, in_the_way: [] };
function start({ at, replies = {}, call }: Pick<PressRow, 'at' | 'replies' | 'call'>) {
  const sent: DataRequest[] = [];
  const replyQueue: (DataReply | Promise<DataReply>)[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, tenant: WORKSPACE } },
    'rpc my_account_deletion': { data: DELETION_STATUS },
    'rpc tenant_team': { data: TEAM },
    'rpc tenant_invitations': { data: [] },
    'rpc tenant_domains': { data: [] },
    'rpc join_requests': { data: [] },
    'rpc tenant_log': { data: [] },
    ...replies,
  });
  const host = fakeHost(ada);
  const page = renderApp({
    at,
    host,
    data: async (request) => {
      if (request.name !== call) return respond(request);
      sent.push(request);
      return replyQueue.shift() ?? OFFLINE_REPLY;
    },
  });
  return { ...page, host, sent, answers: replyQueue };
}

async function reach({ openers = [], press }: PressRow): Promise<HTMLElement> {
  for (const opener of openers) {
    const button =
      typeof opener === 'object' && 'ofMenu' in opener
        ? screen.findByRole('menuitem', { name: opener.ofMenu })
        : screen.findByRole('button', { name: opener });
    fireEvent.click(await button);
  }
  return screen.findByRole('button', { name: press });
}

const expectText = async (text: RegExp) =>
  expect((await screen.findAllByText(text))[0]).toBeVisible();

describe.each(PRESSES)('$name action', (row) => {
  it('sends once however often it is pressed, and again after reconnecting', async () => {
    const { sent, answers } = start(row);
    fireEvent.click(await reach(row));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectText(/connection|reach/i);

    const { promise, resolve } = Promise.withResolvers<DataReply>();
    answers.push(promise);
    const button = row.asksAnew
      ? await reach(row)
      : await screen.findByRole('button', { name: row.press });
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => resolve({ data: row.answer }));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.args[0]).toEqual(row.args);
  });

  it('shows the error and can be pressed again', async () => {
    const { sent, answers } = start(row);
    for (const [n, [code, text]] of row.refusals.entries()) {
      answers.push({ error: { code, message: 'No.' }, status: 400 });
      const button =
        n === 0 || row.asksAnew
          ? await reach(row)
          : await screen.findByRole('button', { name: row.press });
      await waitFor(() => expect(button).toBeEnabled());
      fireEvent.click(button);
      await expectText(text);
      expect(sent).toHaveLength(n + 1);
    }
  });

  it('sends nothing before the press or after going back', async () => {
    const { router, sent } = start(row);
    await reach(row);
    await act(() => router.navigate('/no-such-screen'));
    await act(() => router.navigate(-1));
    await reach(row);
    expect(sent).toEqual([]);
  });
});

describe('password before account deletion', () => {
  it('sends the password only to sign-in, keeps it after a wrong attempt, and never puts it in the URL', async () => {
    const { host, sent, address } = start({
      at: '/profile',
      replies: { 'rpc my_account_deletion': { data: { ...DELETION_STATUS, is_fresh: false } } },
      call: 'rpc request_account_deletion',
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    const send = await screen.findByRole('button', { name: 'Delete my account in 14 days' });
    const field = screen.getByLabelText('Your password');
    fireEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter your password\./));
    for (const { typed } of Object.values(BAD_INPUTS)) {
      vi.mocked(host.auth.signIn).mockResolvedValueOnce(failure('Invalid login credentials'));
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(send);
      await expectText(/Invalid email or password/);
      expect(host.auth.signIn).toHaveBeenLastCalledWith({ email: ada.email, password: typed });
      expect(field).toHaveValue(typed);
      await waitFor(() => expect(send).toBeEnabled());
    }
    expect(sent).toEqual([]);
    expect(address()).toBe('/profile');
  });
});

describe('profile photo', () => {
  const canvasContext = { drawImage: vi.fn(), clearRect: vi.fn() };
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvasContext as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob(['x'], { type: 'image/webp' })),
    );
    // Browsers detect an image by its content, not its file name.
    vi.stubGlobal('createImageBitmap', async (file: Blob) => {
      if (!(await file.text()).startsWith('a picture')) throw new Error('Not decodable.');
      return { width: 900, height: 600 };
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const choose = async (file: File) => {
    const [chooser] = await screen.findAllByLabelText('Choose a photo of yourself');
    fireEvent.change(chooser as Element, { target: { files: [file] } });
  };
  const huge = () =>
    Object.defineProperty(new File(['a picture'], 'me.png'), 'size', { value: 31 * 1024 * 1024 });
  const startPage = () => start({ at: '/profile', call: 'upload avatars' });

  it.each([
    ['a script that is called a picture', new File(['<script>alert(1)</script>'], 'me.png')],
    ['a drawing that runs', new File(['<svg onload="alert(1)"/>'], 'me.svg')],
    ['nothing at all', new File([], 'me.jpg')],
    ['words under a name that turns', new File(['gpj'], 'me\u202egpj.exe 🏡 בית.png')],
  ])('rejects a photo that is %s and sends nothing', async (_what, file) => {
    const { sent } = startPage();
    await choose(file);
    await expectText(/Can't read this image\. Use JPEG, PNG or WebP\./);
    expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('rejects a photo over 30 MB', async () => {
    const { sent } = startPage();
    await choose(huge());
    await expectText(/larger than 30 MB/);
    expect(sent).toEqual([]);
  });

  it('uploads once under a unique name and keeps the photo for a retry while offline', async () => {
    const { sent, answers } = startPage();
    await choose(new File(['a picture'], '../../<img>.png'));
    const use = await screen.findByRole('button', { name: 'Use this photo' });
    fireEvent.click(use);
    fireEvent.click(use);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectText(/connection|reach/i);
    await waitFor(() => expect(use).toBeEnabled());

    const { promise, resolve } = Promise.withResolvers<DataReply>();
    answers.push(promise);
    fireEvent.click(use);
    fireEvent.click(use);
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => resolve({ data: {} }));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.args[0]).toMatch(new RegExp(`^${ada.userId}/[0-9a-f-]{36}$`));
  });

  it('discards the photo on going back, without sending anything', async () => {
    const { router, sent } = startPage();
    await choose(new File(['a picture'], 'me.png'));
    await screen.findByRole('button', { name: 'Use this photo' });
    await act(() => router.navigate('/no-such-screen'));
    await act(() => router.navigate(-1));
    await screen.findAllByLabelText('Choose a photo of yourself');
    expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('personal data export', () => {
  const { createObjectURL } = URL;
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
  });
  const findDownloadButton = () => screen.findByRole('button', { name: 'Download my data' });
  const section = () => screen.findByRole('region', { name: 'Your data' });
  const startPage = () =>
    start({
      at: '/profile',
      replies: { 'select profiles': { data: [] }, 'select user_roles': { data: [] } },
      call: 'select broker_profiles',
    });

  it('saves no file if a part fails, shows an error, and can be retried', async () => {
    const createUrl = vi.fn(() => 'blob:data');
    URL.createObjectURL = createUrl;
    const { sent } = startPage();
    fireEvent.click(await findDownloadButton());
    expect(await within(await section()).findByRole('alert')).toHaveTextContent(
      "Couldn't read all of your data, so nothing was saved. Try again.",
    );
    expect(createUrl).not.toHaveBeenCalled();
    expect(sent.length).toBeGreaterThan(0);
    expect(await findDownloadButton()).toBeEnabled();
  });

  it('loads once, however often it is pressed, and is canceled with the page', async () => {
    const { promise, resolve } = Promise.withResolvers<DataReply>();
    const { router, sent, answers } = startPage();
    answers.push(promise);
    const button = await findDownloadButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await act(() => router.navigate('/no-such-screen'));
    await act(async () => resolve({ data: [] }));
    await act(() => router.navigate(-1));
    expect(await findDownloadButton()).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
