/** Which side navigation it is; each is named after its header. */
export type RailName =
  | 'buyer'
  | 'investor'
  | 'seller'
  | 'broker'
  | 'operator'
  | 'vendor'
  | 'admin'
  | 'generic';

/** Groups of the side navigation, in order. */
export const RAIL_GROUPS = {
  today: 'Today',
  work: 'Work',
  care: 'Care',
  life: 'Daily life',
  buildings: 'Buildings',
  reach: 'Marketing',
  money: 'Money',
  market: 'Market',
  tools: 'Tools',
  reports: 'Reports',
  settings: 'Settings',
} as const;

export type RailGroupName = keyof typeof RAIL_GROUPS;

/** Screen icons, drawn by `renderer/app/rail/railIcons.ts`. */
export type RailIcon =
  | 'alerts'
  | 'bank'
  | 'board'
  | 'buildings'
  | 'calculator'
  | 'calendar'
  | 'campaign'
  | 'card'
  | 'care'
  | 'chart'
  | 'checklist'
  | 'communities'
  | 'compare'
  | 'dining'
  | 'documents'
  | 'emergency'
  | 'family'
  | 'home'
  | 'incidents'
  | 'key'
  | 'learning'
  | 'mail'
  | 'medication'
  | 'messages'
  | 'money'
  | 'network'
  | 'offers'
  | 'people'
  | 'person'
  | 'pictures'
  | 'reports'
  | 'saved'
  | 'search'
  | 'settings'
  | 'shield'
  | 'shopping'
  | 'tools'
  | 'trend'
  | 'workflow';

/**
 * A screen in side navigations. `shared/navigation/headers.ts` lists which ones each role has, except settings. Its
 * count comes from its feature's `dashboard.ts`.
 */
export interface RailEntry {
  /** Roles that use the screen. */
  readonly of: readonly RailName[] | 'every';
  readonly group: RailGroupName;
  /** Position among the settings. */
  readonly order: number;
  readonly icon: RailIcon;
  /** One- or two-word label if the title is longer. */
  readonly label?: string;
}
