/** Whose side navigation it is; each is named after the header above it. */
export type RailName =
  | 'buyer'
  | 'investor'
  | 'seller'
  | 'broker'
  | 'operator'
  | 'vendor'
  | 'admin'
  | 'generic';

/** What people do there, in the order in which it stands. */
export const RAIL_GROUPS = {
  today: 'Today',
  work: 'Work',
  care: 'Care',
  buildings: 'Buildings',
  reach: 'Marketing',
  money: 'Money',
  market: 'Market',
  tools: 'Tools',
  reports: 'Reports',
  settings: 'Settings',
} as const;

export type RailGroupName = keyof typeof RAIL_GROUPS;

/** The signs of screens; `renderer/app/rail/railIcons.ts` draws them. */
export type RailIcon =
  | 'alerts'
  | 'board'
  | 'buildings'
  | 'calculator'
  | 'calendar'
  | 'card'
  | 'chart'
  | 'checklist'
  | 'communities'
  | 'documents'
  | 'home'
  | 'key'
  | 'learning'
  | 'mail'
  | 'messages'
  | 'money'
  | 'network'
  | 'people'
  | 'person'
  | 'reports'
  | 'saved'
  | 'search'
  | 'settings'
  | 'tools'
  | 'workflow';

/** Where a screen stands in side navigations. What it counts is brought by its feature's `dashboard.ts`. */
export interface RailPlace {
  readonly of: readonly RailName[] | 'every';
  readonly group: RailGroupName;
  /** Within its group. */
  readonly order: number;
  readonly icon: RailIcon;
  /** In one or two words, where the title is longer. */
  readonly label?: string;
}
