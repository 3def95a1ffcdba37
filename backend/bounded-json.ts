import { JSON_BODY } from './bounds.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether lists and objects of a JSON text lie deeper in each other than anybody needs. Parsing such
 * a text is cheap, but writing it again, or walking through it, takes a call for each level and ends
 * with a stack that is full. What is no JSON is judged too; its parser says so afterwards.
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
      if (depth > JSON_BODY.depth) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

export class NestedTooDeep extends SyntaxError {
  constructor() {
    super('The JSON is nested too deep');
  }
}

/** `JSON.parse` for what comes from outside. */
export function parseOutsideJson(json: string): unknown {
  if (isNestedTooDeep(json)) throw new NestedTooDeep();
  return JSON.parse(json);
}
