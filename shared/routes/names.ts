import type { areas } from './areas.ts';
import type { PlannedRecord, RouteRecord } from './route-record.ts';

type Areas = typeof areas;
export type AreaName = keyof Areas;

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type All = Both<Areas[AreaName]['routes']>;

/** Every path of the product, built or planned. */
export type PathName = keyof All & string;

type NameOf<Trait> = {
  [Name in PathName]: All[Name] extends Trait ? Name : never;
}[PathName];

export type RouteName = Exclude<PathName, NameOf<{ readonly isPlanned: true }>>;

/** Pages written to files at build time. */
export type PrerenderedName = NameOf<{ readonly isPrerendered: true }>;

/** Names of an area's screens. */
export type NameIn<Name extends AreaName> = Extract<keyof Areas[Name]['routes'], RouteName>;

export type PathOf<Name extends PathName> = All[Name]['path'];

/** A built screen with its name and area. */
export interface Route extends RouteRecord {
  readonly name: RouteName;
  readonly area: AreaName;
}

export interface PlannedRoute extends PlannedRecord {
  readonly name: PathName;
  readonly area: AreaName;
}
