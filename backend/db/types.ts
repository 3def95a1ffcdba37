import type postgres from 'postgres';

type Type = postgres.PostgresType;

const integer = (text: string): number | bigint => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

const numeric = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** Converts `2026-01-02 03:04:05.6+00` to PostgREST's format: `2026-01-02T03:04:05.6+00:00`. */
export const isoTimestamp = (text: string): string =>
  text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const asIs = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);
const json = (value: unknown): string => JSON.stringify(value);
const verbatim = (text: string): string => text;

/** Wire serialization, so that both engines respond exactly like PostgREST. */
export const WIRE_TYPES: Record<string, Type> = {
  bigint: { to: 20, from: [20], serialize: String, parse: integer },
  numeric: { to: 1700, from: [1700], serialize: String, parse: numeric },
  json: { to: 114, from: [114], serialize: json, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: json, parse: JSON.parse },
  date: { to: 1082, from: [1082], serialize: asIs, parse: verbatim },
  time: { to: 1083, from: [1083], serialize: asIs, parse: verbatim },
  timetz: { to: 1266, from: [1266], serialize: asIs, parse: verbatim },
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: isoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: isoTimestamp },
};
