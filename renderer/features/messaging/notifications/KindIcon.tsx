import {
  Annotation,
  Calendar,
  Chat,
  CreditCard,
  Disable,
  Document,
  Edit,
  Endorsed,
  HandRight,
  Home,
  IdNumber,
  InfoSign,
  Lifesaver,
  People,
  Shield,
  Star,
  SwapHorizontal,
  TickCircle,
  WarningSign,
} from '@blueprintjs/icons';
import type { IconName } from '#shared/messaging/notifications/icons.ts';
import { findNotificationKind } from '#shared/messaging/notifications/kinds.ts';

/** Keyed by the icon names in the kind registry. */
const ICONS: Readonly<Record<IconName, typeof Chat>> = {
  annotation: Annotation,
  calendar: Calendar,
  chat: Chat,
  'credit-card': CreditCard,
  disable: Disable,
  document: Document,
  edit: Edit,
  endorsed: Endorsed,
  'hand-right': HandRight,
  home: Home,
  'id-number': IdNumber,
  lifesaver: Lifesaver,
  people: People,
  shield: Shield,
  star: Star,
  'swap-horizontal': SwapHorizontal,
  'tick-circle': TickCircle,
  'warning-sign': WarningSign,
};

/** The icon of a kind; a newer server may send a kind this version does not know. */
export function KindIcon({ kind }: { readonly kind: string }) {
  const known = findNotificationKind(kind);
  const Icon = known === null ? InfoSign : ICONS[known.icon];
  return <Icon aria-hidden="true" />;
}
