/** Names of the icon set; `KindIcon.tsx` draws them. */
export type IconName =
  | 'annotation'
  | 'calendar'
  | 'chat'
  | 'credit-card'
  | 'disable'
  | 'document'
  | 'edit'
  | 'endorsed'
  | 'hand-right'
  | 'home'
  | 'id-number'
  | 'lifesaver'
  | 'people'
  | 'shield'
  | 'star'
  | 'swap-horizontal'
  | 'tick-circle';
