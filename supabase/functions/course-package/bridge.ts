/**
 * The script that a page of a package gets first. It answers the SCORM 1.2 calls and xAPI requests of the package inside the
 * frame and posts what they report to the page that holds the frame. The frame has no origin and no network, so the runtime
 * has to be one inline script; `window.name` holds the state to start with.
 */
export const BRIDGE = `(() => {
  const start = (() => { try { return JSON.parse(window.name) } catch { return {} } })();
  const values = Object.assign(Object.create(null), start.state);
  const post = (kind) => parent.postMessage({ source: 'course-package', kind, values: { ...values } }, '*');
  const READ_ONLY = { 'cmi.core.student_id': 'learner', 'cmi.core.student_name': 'Learner', 'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal', 'cmi.core._children': 'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
    'cmi.core.score._children': 'raw,min,max', 'cmi.core.total_time': '0000:00:00.00', 'cmi.launch_data': '', 'cmi._version': '3.4' };
  let error = '0';
  let isOpen = false;
  const fail = (code, result) => { error = code; return result };
  const done = (result) => { error = '0'; return result };
  window.API = {
    LMSInitialize: () => isOpen ? fail('101', 'false') : (isOpen = true, done('true')),
    LMSFinish: () => isOpen ? (isOpen = false, post('report'), done('true')) : fail('301', 'false'),
    LMSCommit: () => isOpen ? (post('report'), done('true')) : fail('301', 'false'),
    LMSGetValue: (name) => {
      if (!isOpen) return fail('301', '');
      if (Object.hasOwn(READ_ONLY, name)) return done(READ_ONLY[name]);
      if (name === 'cmi.core.entry') return done(Object.keys(start.state || {}).length ? 'resume' : 'ab-initio');
      if (name === 'cmi.core.lesson_status') return done(values[name] || 'not attempted');
      return done(values[name] || '');
    },
    LMSSetValue: (name, value) => {
      if (!isOpen) return fail('301', 'false');
      if (Object.hasOwn(READ_ONLY, name)) return fail('403', 'false');
      if (!/^cmi\\.[a-z_.0-9]+$/.test(name)) return fail('201', 'false');
      values[name] = String(value).slice(0, 4096);
      return done('true');
    },
    LMSGetLastError: () => error,
    LMSGetErrorString: (code) => ({ 0: 'No error', 101: 'General exception', 201: 'Invalid argument error', 301: 'Not initialized', 403: 'Element is read only' })[code] || '',
    LMSGetDiagnostic: (code) => String(code || error),
  };
  const ENDPOINT = 'https://xapi.invalid/';
  const VERBS = { completed: 'completed', passed: 'passed', failed: 'failed' };
  const take = (statements) => {
    for (const one of [].concat(statements)) {
      const status = VERBS[String(one && one.verb && one.verb.id).split('/').pop()];
      if (status) values['cmi.core.lesson_status'] = status;
      const scaled = one && one.result && one.result.score && one.result.score.scaled;
      if (typeof scaled === 'number') values['cmi.core.score.raw'] = String(Math.round(scaled * 100));
    }
    post('report');
  };
  const answer = (method, url, body) => {
    const path = url.slice(ENDPOINT.length);
    const key = 'xapi.' + new URLSearchParams(path.split('?')[1] || '').get('stateId');
    if (path.startsWith('statements') && body) { take(JSON.parse(body)); return [200, '[]'] }
    if (path.startsWith('activities/state') && method === 'GET') return key in values ? [200, values[key]] : [404, ''];
    if (path.startsWith('activities/state') && body) { values[key] = String(body).slice(0, 4096); post('report'); return [204, ''] }
    return [200, '{}'];
  };
  const open = XMLHttpRequest.prototype.open;
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    this.asked = String(url).startsWith(ENDPOINT) ? [String(method).toUpperCase(), String(url)] : null;
    return this.asked ? undefined : open.call(this, method, url, ...rest);
  };
  const header = XMLHttpRequest.prototype.setRequestHeader;
  XMLHttpRequest.prototype.setRequestHeader = function (...args) { if (!this.asked) header.apply(this, args) };
  XMLHttpRequest.prototype.send = function (body) {
    if (!this.asked) return send.call(this, body);
    const [status, text] = answer(...this.asked, body);
    for (const [name, value] of Object.entries({ readyState: 4, status, responseText: text, response: text }))
      Object.defineProperty(this, name, { value, configurable: true });
    for (const name of ['readystatechange', 'load', 'loadend']) this.dispatchEvent(new Event(name));
  };
  const realFetch = window.fetch;
  window.fetch = async (input, init = {}) => {
    const url = String(input && input.url || input);
    if (!url.startsWith(ENDPOINT)) return realFetch(input, init);
    const [status, text] = answer(String(init.method || 'GET').toUpperCase(), url, init.body);
    return new Response(status === 204 ? null : text, { status });
  };
  addEventListener('pagehide', () => isOpen && post('report'));
})();`;
