import { JSON_BODY_LIMITS } from './request-limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/**
 * True if a JSON text is nested deeper than any real input. Parsing such a text is cheap, but serializing or walking
 * it takes a call per level and overflows the stack. Also accepts invalid JSON, which the parser reports afterwards.
 */
function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > JSON_BODY_LIMITS.depth) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

export class NestedTooDeep extends SyntaxError {
  constructor() {
    super('The JSON is nested too deep');
  }
}

/** Every number that overflows a double has an exponent or hundreds of digits. */
const MAY_OVERFLOW = /\d[eE]\+?\d{3}|\d{300}/;

/** `JSON.parse` turns such a number into Infinity, which is stored in the database as null. */
function rejectInfinity(_key: string, value: unknown): unknown {
  if (value === Infinity || value === -Infinity) throw new SyntaxError('A number is too large');
  return value;
}

/** `JSON.parse` for untrusted input. */
export function parseUntrustedJson(json: string): unknown {
  if (isNestedTooDeep(json)) throw new NestedTooDeep();
  return JSON.parse(json, MAY_OVERFLOW.test(json) ? rejectInfinity : undefined);
}
