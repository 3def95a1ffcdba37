import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { Json } from '#shared/database.types.ts';
import type { PublicSchema } from './database.ts';
import type { DataClient } from './dataClient.ts';

type Functions = PublicSchema['Functions'];

type CamelCase<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** Any object may be sent as JSON, and a read-only list as a list. */
type Sent<Value> = Json extends Value
  ? Value | object
  : Value extends readonly (infer Item)[]
    ? readonly Item[]
    : Value;

type ArgumentsOf<Declared> = Declared extends { readonly Args: infer Values }
  ? {
      readonly [Key in keyof Values as Key extends `p_${infer Name}`
        ? CamelCase<Name>
        : never]: Sent<Values[Key]>;
    }
  : never;

type Response<Name extends keyof Functions> = PostgrestSingleResponse<Functions[Name]['Returns']>;

const toParameter = (name: string) =>
  `p_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

const toParameters = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [toParameter(name), value]));

/** Calls a database function: `rpc('remove_plan', { planId })` sends `p_plan_id`. */
export const rpc =
  <Name extends string & keyof Functions>(name: Name, values?: ArgumentsOf<Functions[Name]>) =>
  (client: DataClient): PromiseLike<Response<Name>> =>
    client.rpc(name, values && (toParameters(values) as never)) as unknown as PromiseLike<
      Response<Name>
    >;

type RequiredKey<Values> = {
  [Key in keyof Values]-?: object extends Pick<Values, Key> ? never : Key;
}[keyof Values];

/** Never, if a required argument is missing. */
type Named<Values, Key extends keyof Values> = [RequiredKey<Values>] extends [Key]
  ? { readonly [One in Key]-?: Values[One] }
  : never;

/** The call of an endpoint whose values are the function's arguments: `rpcWith('remove_plan', 'id', 'reason')`. */
export const rpcWith =
  <Name extends string & keyof Functions, Key extends string & keyof ArgumentsOf<Functions[Name]>>(
    name: Name,
    ...keys: readonly Key[]
  ) =>
  (values: Named<ArgumentsOf<Functions[Name]>, Key>) =>
    rpc(name, Object.fromEntries(keys.map((key) => [key, values[key]])) as never);
