/** Icon names, drawn by `KindIcon.tsx`. */
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
