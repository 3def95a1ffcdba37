import { openSync, readSync } from 'node:fs';
import { ServerResponse } from 'node:http';

/** Loaded with `--import` into all threads of a backend: shifts their wall clock by the seconds in a file. */
const path = process.env.TEST_CLOCK_FILE ?? '';
const file = path === '' ? null : openSync(path, 'r');
const bytes = Buffer.alloc(16);
const Real = Date;

/** Reads the file at each call, so that a change counts at once in every thread. */
function now(): number {
  const length = file === null ? 0 : readSync(file, bytes, 0, bytes.length, 0);
  return Real.now() + Number(bytes.toString('latin1', 0, length)) * 1000;
}

class ShiftedDate extends Real {
  constructor(...args: [] | [number]) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static override now(): number {
    return now();
  }
  /** Dates from other threads are not of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

/** Node's own header keeps the real time. */
const send = ServerResponse.prototype.writeHead;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(send, this, args) as ServerResponse;
};
