import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BRIDGE } from './bridge.ts';

interface Scorm {
  readonly [call: string]: (...args: string[]) => string;
}

/** Runs the bridge as the first script of a page with this state. */
function openPage(state: object = {}) {
  const posted: { values: Record<string, string> }[] = [];
  class FakeRequest extends EventTarget {
    asked: unknown = null;
    open() {
      throw new Error('No network');
    }
    setRequestHeader() {
      throw new Error('No network');
    }
    send() {
      throw new Error('No network');
    }
  }
  const page = {
    name: JSON.stringify({ state }),
    parent: { postMessage: (message: { values: Record<string, string> }) => posted.push(message) },
    XMLHttpRequest: FakeRequest,
    fetch: async () => {
      throw new Error('No network');
    },
    addEventListener: () => undefined,
    Event,
    Response,
    URLSearchParams,
  };
  const context = createContext({ ...page, window: undefined });
  runInContext('var window = globalThis', context);
  runInContext(BRIDGE, context);
  const run = (code: string): unknown => runInContext(code, context);
  return { posted, run, api: run('API') as Scorm };
}

it('answers the SCORM 1.2 calls and reports on commit and finish', () => {
  const { api, posted } = openPage();
  expect(api.LMSGetValue?.('cmi.core.lesson_status')).toBe('');
  expect(api.LMSGetLastError?.()).toBe('301');
  expect(api.LMSInitialize?.('')).toBe('true');
  expect(api.LMSGetValue?.('cmi.core.lesson_status')).toBe('not attempted');
  expect(api.LMSGetValue?.('cmi.core.entry')).toBe('ab-initio');
  expect(api.LMSSetValue?.('cmi.core.lesson_status', 'passed')).toBe('true');
  expect(api.LMSSetValue?.('cmi.core.score.raw', '90')).toBe('true');
  expect(api.LMSCommit?.('')).toBe('true');
  expect(api.LMSFinish?.('')).toBe('true');
  expect(posted.map(({ values }) => values['cmi.core.lesson_status'])).toEqual([
    'passed',
    'passed',
  ]);
  expect(api.LMSSetValue?.('cmi.core.lesson_status', 'failed')).toBe('false');
});

it('resumes with the earlier state, without the name of the learner', () => {
  const { api } = openPage({
    'cmi.suspend_data': 'page 3',
    'cmi.core.lesson_status': 'incomplete',
  });
  api.LMSInitialize?.('');
  expect(api.LMSGetValue?.('cmi.core.entry')).toBe('resume');
  expect(api.LMSGetValue?.('cmi.suspend_data')).toBe('page 3');
  expect(api.LMSGetValue?.('cmi.core.student_name')).toBe('Learner');
});

it('rejects read-only and unknown elements', () => {
  const { api } = openPage();
  api.LMSInitialize?.('');
  expect(api.LMSSetValue?.('cmi.core.student_name', 'x')).toBe('false');
  expect(api.LMSGetLastError?.()).toBe('403');
  expect(api.LMSSetValue?.('__proto__', 'x')).toBe('false');
  expect(api.LMSGetLastError?.()).toBe('201');
});

it('accepts xAPI statements and state without a network', async () => {
  const { run, posted } = openPage();
  run(`
    var request = new XMLHttpRequest();
    request.open('PUT', 'https://xapi.invalid/activities/state?stateId=place');
    request.setRequestHeader('x', 'y');
    request.send('page 2');
  `);
  expect(run('request.status')).toBe(204);
  const statement = {
    verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
    result: { score: { scaled: 0.8 } },
  };
  run(
    `fetch('https://xapi.invalid/statements', { method: 'POST', body: '${JSON.stringify([statement])}' })`,
  );
  expect(posted.at(-1)?.values).toMatchObject({
    'xapi.place': 'page 2',
    'cmi.core.lesson_status': 'passed',
    'cmi.core.score.raw': '80',
  });
  await expect(run(`fetch('https://elsewhere.example/')`)).rejects.toThrow('No network');
});
