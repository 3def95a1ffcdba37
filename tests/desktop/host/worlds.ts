/** Code that runs in the page: preload in its isolated world, and the bridge to the main world. */

export const WORLD = 'electron-preload';
export const BINDING = '__electronInvoke';

/** Recreates the `exposeInMainWorld` value as functions that pass events and cloned values. */
export const mainWorldScript = `(() => {
  if (window !== window.top) return;
  const say = (kind, detail) => window.dispatchEvent(new CustomEvent('electron:' + kind, { detail: JSON.stringify(detail) }));
  const listen = (kind, listener) => window.addEventListener('electron:' + kind, (event) => listener(JSON.parse(event.detail)));
  const functions = new Map(), promises = new Map();
  let last = 0, returned;
  const cross = (value) => {
    if (typeof value !== 'function') return { value: structuredClone(value) };
    functions.set(++last, value);
    return { fn: last };
  };
  const call = (target, values) => {
    const id = ++last;
    returned = undefined;
    say('call', { id, target, values: values.map(cross) });
    if (returned === undefined || returned.error) throw new Error(returned?.error ?? 'Nothing answers.');
    if (returned.fn) { const fn = returned.fn; return (...more) => call({ fn }, more); }
    if (!returned.promised) return returned.value;
    return new Promise((resolve, reject) => promises.set(id, { resolve, reject }));
  };
  const build = (shape, path) => shape === 'function'
    ? (...values) => call({ path }, values)
    : Object.freeze(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, build(inner, [...path, key])])));
  listen('expose', ({ name, shape }) => Object.defineProperty(window, name, { value: build(shape, []), enumerable: true }));
  listen('return', (outcome) => { returned = outcome; });
  listen('settle', ({ id, value, error }) => {
    const waiting = promises.get(id);
    promises.delete(id);
    if (error === undefined) waiting.resolve(value); else waiting.reject(new Error(error));
  });
  listen('callback', ({ fn, values }) => functions.get(fn)(...values));
})();`;

const isolatedWorldScript = (preload: string) => `(() => {
  if (window !== window.top) return;
  const strict = (name, members) => new Proxy(members, {
    get(target, key) {
      if (key in target) return target[key];
      throw new Error('The stand-in for Electron does not model ' + name + '.' + String(key) + '.');
    },
  });
  const say = (kind, detail) => window.dispatchEvent(new CustomEvent('electron:' + kind, { detail: JSON.stringify(detail) }));
  const asking = new Map(), ears = new Map();
  let last = 0;
  globalThis.__electronAnswer = (text) => {
    const { id, value, error } = JSON.parse(text);
    const { resolve, reject } = asking.get(id);
    asking.delete(id);
    if (error === undefined) resolve(value); else reject(new Error(error));
  };
  globalThis.__electronEvent = (text) => {
    const { channel, values } = JSON.parse(text);
    for (const ear of ears.get(channel) ?? []) ear(strict('event', { sender: 'ipcRenderer' }), ...values);
  };
  const invokeMain = globalThis.${BINDING};
  const ipcRenderer = strict('ipcRenderer', {
    invoke: (channel, ...values) => new Promise((resolve, reject) => {
      asking.set(++last, { resolve, reject });
      invokeMain(JSON.stringify({ id: last, channel, values: structuredClone(values) }));
    }),
    on: (channel, ear) => { ears.set(channel, [...(ears.get(channel) ?? []), ear]); },
    off: (channel, ear) => { ears.set(channel, (ears.get(channel) ?? []).filter((one) => one !== ear)); },
  });
  let api;
  const returnedFunctions = new Map();
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld(name, given) {
      api = given;
      const shapeOf = (value) => typeof value === 'function' ? 'function'
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
      say('expose', { name, shape: shapeOf(given) });
    },
  });
  window.addEventListener('electron:call', (event) => {
    const { id, target, values } = JSON.parse(event.detail);
    const given = values.map(({ fn, value }) => fn === undefined ? value
      : (...more) => say('callback', { fn, values: structuredClone(more) }));
    try {
      const fn = target.fn ? returnedFunctions.get(target.fn)
        : target.path.reduce((inner, key) => inner[key], api);
      const outcome = fn(...given);
      if (outcome instanceof Promise) {
        say('return', { promised: true });
        outcome.then((value) => say('settle', { id, value: structuredClone(value) }), (error) => say('settle', { id, error: error.message }));
      } else if (typeof outcome === 'function') {
        returnedFunctions.set(id, outcome);
        say('return', { fn: id });
      } else say('return', { value: structuredClone(outcome) });
    } catch (error) {
      say('return', { error: error.message });
    }
  });
  const require = (name) => {
    if (name === 'electron') return strict('electron', { contextBridge, ipcRenderer });
    throw new Error('A sandboxed preload cannot require ' + name + '.');
  };
  const module = { exports: {} };
  (function (require, module, exports) {
${preload}
  })(require, module, module.exports);
})();`;

export { isolatedWorldScript };
