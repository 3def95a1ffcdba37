import type { ReactNode } from 'react';
import { SUPPORT_EMAIL } from '#shared/constants.ts';

interface SupportLinkProps {
  readonly subject: string;
  readonly children?: ReactNode;
}

export function SupportLink({ subject, children = SUPPORT_EMAIL }: SupportLinkProps) {
  return <a href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`}>{children}</a>;
}
