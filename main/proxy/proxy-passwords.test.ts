import { describe, expect, it, vi } from 'vitest';
import type { ProxyLoginAnswer, ProxyLoginQuestion } from '../../shared/desktop/proxy-login.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { DECLINED_FOR_MS, ProxyPasswords } from './proxy-passwords.ts';

const PROXY = { host: 'proxy.example', port: 3128, realm: 'Head office' };
const NORA = { username: 'nora', password: 'right' };

function open(...answers: (ProxyLoginAnswer | null)[]) {
  const stored = new Map<string, string>();
  const questions: ProxyLoginQuestion[] = [];
  const clock = new FakeClock();
  const passwords = new ProxyPasswords({
    clock,
    saved: {
      canSave: async () => true,
      read: async (key) => stored.get(key) ?? null,
      write: async (key, text) => void stored.set(key, text),
      remove: async (key) => void stored.delete(key),
    },
    ask: vi.fn(async (question) => {
      questions.push(question);
      return answers.shift() ?? null;
    }),
  });
  return { passwords, stored, questions, clock };
}

describe('proxy passwords', () => {
  it('asks once for several requests that a proxy blocks at once', async () => {
    const { passwords, questions } = open({ ...NORA, remember: false });
    const given = await Promise.all([1, 2, 3].map(() => passwords.answer(PROXY, { tried: null })));
    expect(given).toEqual([NORA, NORA, NORA]);
    expect(questions).toHaveLength(1);
  });

  it('asks again with the user name when the same request is blocked twice', async () => {
    const { passwords, questions } = open(
      { username: 'nora', password: 'wrong', remember: false },
      { ...NORA, remember: false },
    );
    const attempt = { tried: null };
    await passwords.answer(PROXY, attempt);
    expect(await passwords.answer(PROXY, attempt)).toEqual(NORA);
    expect(questions[1]).toMatchObject({ username: 'nora', wasRejected: true });
  });

  it('stores passwords separately per proxy and realm', async () => {
    const { passwords, questions } = open(
      { ...NORA, remember: false },
      { ...NORA, remember: false },
      { ...NORA, remember: false },
    );
    await passwords.answer(PROXY, { tried: null });
    await passwords.answer({ ...PROXY, port: 8080 }, { tried: null });
    await passwords.answer({ ...PROXY, realm: 'Another' }, { tried: null });
    expect(questions).toHaveLength(3);
  });

  it('stores a password only if the user chose it, and deletes a stored one otherwise', async () => {
    const { passwords, stored } = open(
      { ...NORA, remember: true },
      { ...NORA, password: 'new', remember: false },
    );
    const attempt = { tried: null };
    await passwords.answer(PROXY, attempt);
    expect([...stored.values()]).toEqual([JSON.stringify(NORA)]);
    expect([...stored.keys()].join()).not.toContain('proxy.example');
    await passwords.answer(PROXY, attempt);
    expect(stored.size).toBe(0);
  });

  it('uses a remembered password without a question in the next run', async () => {
    const first = open({ ...NORA, remember: true });
    await first.passwords.answer(PROXY, { tried: null });
    const next = open();
    for (const [key, text] of first.stored) next.stored.set(key, text);
    expect(await next.passwords.answer(PROXY, { tried: null })).toEqual(NORA);
    expect(next.questions).toEqual([]);
  });

  it("doesn't ask again after Cancel until time passes or the user repeats an action", async () => {
    const { passwords, questions, clock } = open(null, null, { ...NORA, remember: false });
    expect(await passwords.answer(PROXY, { tried: null })).toBeNull();
    expect(await passwords.answer(PROXY, { tried: null })).toBeNull();
    expect(questions).toHaveLength(1);
    await clock.pass(DECLINED_FOR_MS);
    await passwords.answer(PROXY, { tried: null });
    expect(questions).toHaveLength(2);
    passwords.askAgain();
    expect(await passwords.answer(PROXY, { tried: null })).toEqual(NORA);
  });

  it("truncates a proxy's text and strips control and direction characters", async () => {
    const { passwords, questions } = open(null);
    const realm = `Bank\u202e\u0000\n${'x'.repeat(1000)}`;
    await passwords.answer({ ...PROXY, realm }, { tried: null });
    expect(questions[0]?.realm).toMatch(/^Bank {3}x+$/);
    expect(questions[0]?.realm).toHaveLength(200);
  });
});
