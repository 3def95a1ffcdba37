import type { areas } from './areas.ts';
import type { RouteRecord } from './route-record.ts';

type Areas = typeof areas;
export type AreaName = keyof Areas;

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type All = Both<Areas[AreaName]['routes']>;

/** Every screen of the product. */
export type RouteName = keyof All & string;

type NameOf<Trait> = {
  [Name in RouteName]: All[Name] extends Trait ? Name : never;
}[RouteName];

/** Pages written to files at build time. */
export type PrerenderedName = NameOf<{ readonly isPrerendered: true }>;

/** Names of an area's screens. */
export type NameIn<Name extends AreaName> = Extract<keyof Areas[Name]['routes'], RouteName>;

export type PathOf<Name extends RouteName> = All[Name]['path'];

/** A screen with its name and area. */
export interface Route extends RouteRecord {
  readonly name: RouteName;
  readonly area: AreaName;
}
